// The user's API keys over the API.
import type { ApiKeyData, CreateKeyData, KeyScope } from '../../../api/core/contract/keys.ts'
import { call, post } from './fetch.ts'
import { type Read, refresh, useReadOf } from './read.ts'

export type { ApiKeyData, CreateKeyData, KeyScope }

const KEYS = '/me/keys'

export const useKeys = (): Read<ApiKeyData[]> => useReadOf(KEYS, 'keys')

/** The text of the new key, which no other reply has. */
export async function createKey(wanted: CreateKeyData): Promise<string> {
  const { secret } = await post(KEYS, wanted)
  await refresh(KEYS)
  return secret
}

export async function endKey(id: string): Promise<void> {
  await call('DELETE', `${KEYS}/${encodeURIComponent(id)}`)
  await refresh(KEYS)
}
