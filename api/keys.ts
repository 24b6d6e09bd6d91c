// Makes the file that KEYS_FILE names, with every key and secret that an installation makes itself; `--rotate` puts a new one in front.
import { chownSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { contentOf, type KeyName, type Keys, MAKE_KEYS, readKeysFile } from './config/keys-file.ts'
import { newEd25519Key, newSeal, newSecret, newSigningKey } from './crypto/new-keys.ts'
import type { Jwk } from './crypto/signer.ts'

type Content = Partial<Record<KeyName, unknown>>
const SEAL_YEARS = 10

const setOf = (name: KeyName, make: () => Jwk) => (old: Keys) => ({
  [name]: { keys: [make(), ...(old[name] ? JSON.parse(old[name]).keys : [])] },
})

/** By the name that --rotate takes: what replaces the entries of an older file. */
const MAKERS: Record<string, (old: Keys, organisation: string) => Content> = {
  ATTESTATION_KEYS: setOf('ATTESTATION_KEYS', newSigningKey),
  CREDENTIAL_KEYS: setOf('CREDENTIAL_KEYS', newEd25519Key),
  WALLET_JWT_KEYS: setOf('WALLET_JWT_KEYS', newSigningKey),
  LOG_KEY: () => ({ LOG_KEY: newEd25519Key() }),
  SEAL_KEY: (_, organisation) => newSeal(organisation, SEAL_YEARS),
  RAZORPAY_WEBHOOK_SECRET: old => ({
    RAZORPAY_WEBHOOK_SECRET: [newSecret(), old.RAZORPAY_WEBHOOK_SECRET].filter(Boolean).join(','),
  }),
  METRICS_TOKEN: () => ({ METRICS_TOKEN: newSecret() }),
}
const USAGE = `Usage: ${MAKE_KEYS.all}
       ${MAKE_KEYS.add}    (NAME: ${Object.keys(MAKERS).join(', ')})`

/** For the certificate of the seal: X.509 takes 64 characters at most. */
function organisationOf(name = ''): string {
  if (/^[^\p{C}]{1,64}$/u.test(name.trim())) return name.trim()
  throw new Error(
    `--name: must be the name of your organisation, of 1 to 64 characters, for the seal on PDFs\n${USAGE}`,
  )
}

function make(path: string, name: string | undefined): string {
  const organisation = organisationOf(name)
  const parts = Object.values(MAKERS).map(maker => maker({}, organisation))
  writeFileSync(path, fileOf(Object.assign({}, ...parts)), { flag: 'wx', mode: 0o600, flush: true })
  return 'Made. Set KEYS_FILE to this file, and keep a copy of it apart from the backups of the database.'
}

/** Replaces the file in one step; who owns it and who may read it stay. */
function rotate(link: string, rotated: string, name: string | undefined): string {
  const maker = Object.hasOwn(MAKERS, rotated) ? MAKERS[rotated] : undefined
  if (!maker) throw new Error(`--rotate: must be one of ${Object.keys(MAKERS).join(', ')}`)
  const path = realpathSync(link)
  const added = maker(readKeysFile(path), rotated === 'SEAL_KEY' ? organisationOf(name) : '')
  const { mode, uid, gid } = statSync(path)
  const next = `${path}.next`
  rmSync(next, { force: true })
  writeFileSync(next, fileOf({ ...contentOf(path), ...added }), { flag: 'wx', mode, flush: true })
  chownSync(next, uid, gid)
  renameSync(next, path)
  return `${rotated} has a new key. Restart every copy; docs/operations.md, Changing keys and secrets, has what goes with it.`
}

const fileOf = (content: Content) => `${JSON.stringify(content, null, 2)}\n`

let file = ''
try {
  const options = { name: { type: 'string' }, rotate: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (positionals.length !== 1 || !positionals[0]) throw new Error(USAGE)
  file = positionals[0]
  const done = values.rotate === undefined ? make(file, values.name) : rotate(file, values.rotate, values.name)
  process.stdout.write(`${done}\n`)
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  const why = code === 'EEXIST' ? 'it exists and stays as it is; --rotate changes it' : message
  process.stderr.write(`${file && `${file}: `}${why}\n`)
  process.exitCode = 1
}
