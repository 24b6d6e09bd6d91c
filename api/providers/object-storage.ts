// Object storage that speaks the protocol of S3, by the vendor's client. The client is loaded at the first call, and only where object
// storage is configured.
import { randomUUID } from 'node:crypto'
import type { S3Client } from '@aws-sdk/client-s3'
import { Problem } from '../lib/problem.ts'

type Settings = Readonly<{
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  encryption: 'AES256' | 'aws:kms' | 'none'
  takesNew: boolean
}>

/** The time limit of a call, its retry included. Shorter than that of a route, so that the reply can still name the failure. */
const WITHIN_MS = 5_000
const SILENT_MS = 2_000
/** Removals wait no longer than this for a store that does not reply: the sweep removes the remaining objects. */
const REMOVAL_WITHIN_MS = 1_500

/** The configuration cannot work; the message says what to do. */
export class StorageRefused extends Error {}

const REFUSALS: [form: RegExp, why: string][] = [
  [/^NoSuchBucket$/, 'S3_BUCKET: there is no such bucket'],
  [
    /^(InvalidAccessKeyId|SignatureDoesNotMatch|Unauthorized|InvalidToken)$/,
    'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: they are refused',
  ],
  [/^AccessDenied$/, 'S3_ACCESS_KEY_ID: it must be allowed to put, get, delete and list objects of the bucket'],
  [
    /^(PermanentRedirect|AuthorizationHeaderMalformed|IllegalLocationConstraintException)$/,
    'S3_REGION: the bucket is in another one',
  ],
  [
    /^(NotImplemented|InvalidEncryptionAlgorithmError|KMS\..*)$/,
    'S3_ENCRYPTION: this way of encryption is not to be had there',
  ],
]

type Failure = Error & { $metadata?: { httpStatusCode?: number } }

/** One call of the protocol, until `abortSignal`. */
type Call<T> = (client: S3Client, options: { abortSignal: AbortSignal }) => Promise<T>
type Bucket = {
  settings: Settings
  /** Within the time, to the last byte. Throws files_unavailable. */
  run: <T>(call: Call<T>, withinMs?: number) => Promise<T>
}
type Storage = ReturnType<typeof createObjects>

const loadSdk = () => import('@aws-sdk/client-s3')

/** Null without an endpoint. */
export function createObjectStorage(settings: Settings) {
  if (!settings.endpoint) return null
  let client: Promise<S3Client> | undefined
  const bucket: Bucket = {
    settings,
    run: (call, withinMs = WITHIN_MS) => {
      client ??= openClient(settings)
      return runWithin(client, call, withinMs)
    },
  }
  const objects = createObjects(bucket)
  return { takesNew: settings.takesNew, ...objects, probe: () => probe(settings, objects) }
}

async function openClient({ endpoint, region, accessKeyId, secretAccessKey }: Settings): Promise<S3Client> {
  const { S3Client } = await loadSdk()
  return new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    maxAttempts: 2,
    credentials: { accessKeyId, secretAccessKey },
    // Not every implementation of the protocol knows the later checksums; file names contain the digest of the bytes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 1_000,
      requestTimeout: SILENT_MS,
      socketTimeout: SILENT_MS,
      throwOnRequestTimeout: true,
    },
  })
}

async function runWithin<T>(client: Promise<S3Client>, call: Call<T>, withinMs: number): Promise<T> {
  const abortSignal = AbortSignal.timeout(withinMs)
  const late = new Promise<never>((_, reject) => {
    abortSignal.addEventListener('abort', () => reject(abortSignal.reason), { once: true })
  })
  try {
    return await Promise.race([call(await client, { abortSignal }), late])
  } catch (error) {
    throw new Problem('files_unavailable', { retryAfterSeconds: 5, cause: error })
  }
}

const createObjects = ({ settings, run }: Bucket) => ({
  putObject: async (name: string, bytes: Buffer): Promise<void> => {
    const { PutObjectCommand } = await loadSdk()
    const ServerSideEncryption = settings.encryption === 'none' ? undefined : settings.encryption
    const command = new PutObjectCommand({ Bucket: settings.bucket, Key: name, Body: bytes, ServerSideEncryption })
    await run((s3, options) => s3.send(command, options))
  },
  /** Null when there is no such object. */
  getObject: async (name: string): Promise<Buffer | null> => {
    const { GetObjectCommand } = await loadSdk()
    return run(async (s3, options) => {
      try {
        const { Body } = await s3.send(new GetObjectCommand({ Bucket: settings.bucket, Key: name }), options)
        return Buffer.from((await Body?.transformToByteArray()) ?? [])
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return null
        throw error
      }
    })
  },
  removeObject: async (name: string): Promise<void> => {
    const { DeleteObjectCommand } = await loadSdk()
    const command = new DeleteObjectCommand({ Bucket: settings.bucket, Key: name })
    await run((s3, options) => s3.send(command, options), REMOVAL_WITHIN_MS)
  },
  listObjects: async (prefix: string, after: string): Promise<{ name: string; at: Date }[]> => {
    const { ListObjectsV2Command } = await loadSdk()
    const command = new ListObjectsV2Command({ Bucket: settings.bucket, Prefix: prefix, StartAfter: after })
    const { Contents = [] } = await run((s3, options) => s3.send(command, options))
    return Contents.flatMap(({ Key, LastModified }) => (Key && LastModified ? { name: Key, at: LastModified } : []))
  },
})

/**
 * Puts an object, requests it without a signature, reads, lists and removes it. Throws StorageRefused when the configuration cannot
 * work or the bucket is open to strangers, another error when object storage cannot be reached.
 */
async function probe(settings: Settings, storage: Storage): Promise<void> {
  const name = `probe/${randomUUID()}`
  const bytes = Buffer.from(name)
  try {
    await storage.putObject(name, bytes)
    await checkObject(settings, storage, name, bytes).finally(() => storage.removeObject(name).catch(() => undefined))
    // Again, so that a key that may not delete is noticed.
    await storage.removeObject(name)
  } catch (error) {
    const cause = error instanceof Problem ? (error.details.cause as Failure | undefined) : undefined
    const known = REFUSALS.find(([form]) => form.test(cause?.name ?? ''))?.[1]
    if (known) throw new StorageRefused(known)
    const status = cause?.$metadata?.httpStatusCode ?? 0
    if (status >= 300 && status < 500 && status !== 429) {
      throw new StorageRefused(`S3_ENDPOINT: it answers with ${status}`)
    }
    throw error
  }
}

async function checkObject(settings: Settings, storage: Storage, name: string, bytes: Buffer): Promise<void> {
  await assertPrivate(settings, name)
  const isSame = (await storage.getObject(name))?.equals(bytes)
  const isListed = (await storage.listObjects(name, '')).length === 1
  if (!isSame || !isListed) throw new StorageRefused('S3_ENDPOINT: a stored object reads back differently')
}

/** Requests an object without a signature, which must be refused. */
async function assertPrivate({ endpoint, bucket }: Settings, name: string): Promise<void> {
  const reply = await fetch(`${endpoint}/${bucket}/${name}`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(SILENT_MS),
  })
  await reply.body?.cancel()
  if (reply.status >= 500) throw new Problem('files_unavailable')
  if (![401, 403, 404].includes(reply.status)) {
    throw new StorageRefused('S3_BUCKET: it answers to everybody: its objects must not be readable without a signature')
  }
}
