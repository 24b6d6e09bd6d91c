// The client's configuration.
import type { ReplyOf } from './contract.ts'
import { type Read, useRead } from './read.ts'

/** External services and support. `sandbox` is set when one replaces the external services. */
export type ClientConfig = ReplyOf<'GET', '/config'>

export const useConfig = (): Read<ClientConfig> => useRead('/config')
