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

/** The time limit of a call, its retry included. Shorter than that of a route, so that the reply can still say what failed. */
const WITHIN_MS = 5_000
const SILENT_MS = 2_000
/** Removals do not wait longer for a store that does not answer: the sweep removes what is left. */
const REMOVAL_WITHIN_MS = 1_500

/** A configuration that cannot work; the message says what to do. */
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

/** Null without an endpoint. */
export const createObjectStorage = (settings: Settings) => (settings.endpoint ? connect(settings) : null)

function connect({ endpoint, bucket, region, accessKeyId, secretAccessKey, encryption, takesNew }: Settings) {
  let loaded: Promise<S3Client> | undefined
  const sdk = () => import('@aws-sdk/client-s3')
  const open = async () =>
    new (await sdk()).S3Client({
      ...{ endpoint, region, forcePathStyle: true, maxAttempts: 2 },
      credentials: { accessKeyId, secretAccessKey },
      // Later checksums are not known to all that speak the protocol; the names of files have the digest of their bytes.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: 1_000,
        requestTimeout: SILENT_MS,
        socketTimeout: SILENT_MS,
        throwOnRequestTimeout: true,
      },
    })
  const client = () => (loaded ??= open())
  const ServerSideEncryption = encryption === 'none' ? undefined : encryption
  const at = (name: string) => ({ Bucket: bucket, Key: name })

  /** Within the time, to the last byte. */
  async function call<T>(
    work: (client: S3Client, options: { abortSignal: AbortSignal }) => Promise<T>,
    ms = WITHIN_MS,
  ) {
    const abortSignal = AbortSignal.timeout(ms)
    const late = new Promise<never>((_, reject) => {
      abortSignal.addEventListener('abort', () => reject(abortSignal.reason), { once: true })
    })
    try {
      return await Promise.race([work(await client(), { abortSignal }), late])
    } catch (error) {
      throw new Problem('files_unavailable', { retryAfterSeconds: 5, cause: error })
    }
  }

  const storage = {
    takesNew,
    putObject: async (name: string, bytes: Buffer): Promise<void> => {
      const { PutObjectCommand } = await sdk()
      await call((s3, options) =>
        s3.send(new PutObjectCommand({ ...at(name), Body: bytes, ServerSideEncryption }), options),
      )
    },
    getObject: async (name: string): Promise<Buffer | null> => {
      const { GetObjectCommand } = await sdk()
      return call(async (s3, options) => {
        try {
          const { Body } = await s3.send(new GetObjectCommand(at(name)), options)
          return Buffer.from((await Body?.transformToByteArray()) ?? [])
        } catch (error) {
          if ((error as Error).name === 'NoSuchKey') return null
          throw error
        }
      })
    },
    removeObject: async (name: string): Promise<void> => {
      const { DeleteObjectCommand } = await sdk()
      await call((s3, options) => s3.send(new DeleteObjectCommand(at(name)), options), REMOVAL_WITHIN_MS)
    },
    listObjects: async (prefix: string, after: string): Promise<{ name: string; at: Date }[]> => {
      const { ListObjectsV2Command } = await sdk()
      const asked = { Bucket: bucket, Prefix: prefix, StartAfter: after }
      const { Contents = [] } = await call((s3, options) => s3.send(new ListObjectsV2Command(asked), options))
      return Contents.flatMap(({ Key, LastModified }) => (Key && LastModified ? { name: Key, at: LastModified } : []))
    },
  }

  /** What a stranger gets who asks for an object without a signature. */
  async function askUnsigned(name: string): Promise<void> {
    const reply = await fetch(`${endpoint}/${bucket}/${name}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(SILENT_MS),
    })
    await reply.body?.cancel()
    if (reply.status >= 500) throw new Problem('files_unavailable')
    if (![401, 403, 404].includes(reply.status)) {
      throw new StorageRefused(
        'S3_BUCKET: it answers to everybody: its objects must not be readable without a signature',
      )
    }
  }

  async function ask(name: string, bytes: Buffer): Promise<void> {
    await askUnsigned(name)
    const isSame = (await storage.getObject(name))?.equals(bytes)
    const isListed = (await storage.listObjects(name, '')).length === 1
    if (!isSame || !isListed) throw new StorageRefused('S3_ENDPOINT: what is stored there is not what is read')
  }

  return {
    ...storage,
    /**
     * Puts an object, asks for it without a signature, reads, lists and removes it. Throws StorageRefused when the configuration cannot
     * work or the bucket is open to strangers, another error when object storage cannot be reached.
     */
    async probe(): Promise<void> {
      const name = `probe/${randomUUID()}`
      const bytes = Buffer.from(name)
      try {
        await storage.putObject(name, bytes)
        await ask(name, bytes).finally(() => storage.removeObject(name).catch(() => undefined))
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
    },
  }
}
