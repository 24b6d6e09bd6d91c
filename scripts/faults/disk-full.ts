// F15, a full disk: `npm run build && node dist/scripts/faults/disk-full.js`. The embedded database and all temporary files lie on a
// small tmpfs of this process's own. Needs Linux and the right to unshare mounts.
//
// Required: nothing crashes; the service stays up and keeps reading; writes that do not fit are answered with 503 and Retry-After,
// typeset files with 200 or 503; once there is room again everything works, and no acknowledged write is lost.
import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { readyAfter, startWorld } from '../bench/world.ts'
import { openFindings, statusOf, tally } from './report.ts'

const SIZE_MEGABYTES = 16
const INSIDE = 'FAULT_DISK'

/** Runs this program again in its own mount namespace. */
function enter(): number {
  const probe = spawnSync('unshare', ['-m', 'true'])
  if (probe.status !== 0) {
    console.log('F15 is skipped: it needs Linux and the right to unshare mounts (root).')
    return 0
  }
  const dir = mkdtempSync(join(tmpdir(), 'disk-full-'))
  const mount = `mount -t tmpfs -o size=${SIZE_MEGABYTES}m tmpfs "$0" && exec "$@"`
  const command = [
    '-m',
    'sh',
    '-c',
    mount,
    dir,
    process.execPath,
    '--enable-source-maps',
    fileURLToPath(import.meta.url),
  ]
  const { status } = spawnSync('unshare', command, {
    stdio: 'inherit',
    env: { ...process.env, [INSIDE]: dir, TMPDIR: dir },
  })
  rmSync(dir, { recursive: true, force: true })
  return status ?? 1
}

/** Fills the rest of the disk. */
function fill(path: string): void {
  const file = openSync(path, 'a')
  try {
    for (const bytes of [65_536, 4_096, 512, 1]) while (tryWrite(file, Buffer.alloc(bytes))) {}
  } finally {
    closeSync(file)
  }
}

function tryWrite(file: number, bytes: Buffer): boolean {
  try {
    return writeSync(file, bytes) === bytes.length
  } catch {
    return false
  }
}

async function run(dir: string): Promise<number> {
  const findings = openFindings(`F15: a disk of ${SIZE_MEGABYTES} MB that is full`)
  const world = await startWorld()
  const service = world.startService()
  const filler = join(dir, 'filler')
  let ended: number | undefined
  service.exited.then(code => {
    ended = code
  })
  try {
    await readyAfter(world.url)
    const token = await world.token('f15@example.org')
    const { nanoId, content } = await world.importSample(token)
    await world.call(token, 'POST', `/cvs/${nanoId}/publish`)
    const bearer = { authorization: `Bearer ${token}` }
    const texts: Record<number, string> = {}
    let acknowledged = (await world.call(token, 'GET', `/cvs/${nanoId}`)).cv.version
    const save = async (nonce: string) => {
      const body = JSON.stringify({ title: nonce, content })
      const headers = { ...bearer, 'content-type': 'application/json', 'if-match': `"${acknowledged}"` }
      const reply = await fetch(`${world.url}/cvs/${nanoId}`, { method: 'PUT', headers, body })
      const { cv } = (await reply.json()) as { cv?: { version: number } }
      if (cv) {
        acknowledged = cv.version
        texts[cv.version] = nonce
      }
      return { status: reply.status, wait: reply.headers.get('retry-after') }
    }
    const state = async () =>
      (await world.call(token, 'GET', `/cvs/${nanoId}`)).cv as { version: number; title?: string }
    for (let at = 0; at < 5; at++) await save(`before ${at}`)

    fill(filler)
    const refused: Awaited<ReturnType<typeof save>>[] = []
    for (let at = 0; at < 40; at++) refused.push(await save(`full ${at}`))
    const left = statfsSync(dir).bavail
    const statuses = refused.map(({ status }) => status)
    findings.must(statuses.includes(503), 'saves find no room', `${tally(statuses)} (${left} blocks left)`)
    findings.must(statuses.every(status => status === 200 || status === 503), 'a save is stored or answered with 503', tally(statuses)) // biome-ignore format: one line
    findings.must(refused.every(({ status, wait }) => status === 200 || wait !== null), 'with Retry-After', `${refused.filter(({ wait }) => wait).length} times`) // biome-ignore format: one line
    const reads: number[] = []
    for (const path of [`/cvs/${nanoId}`, `/cv/${nanoId}`, '/healthz', '/readyz', '/config', '/']) {
      for (let at = 0; at < 5; at++)
        reads.push(await statusOf(world.url + path, { headers: path.startsWith('/cvs') ? bearer : {} }))
    }
    findings.must(
      reads.every(status => status === 200),
      'reading and /healthz go on',
      tally(reads),
    )
    const typeset = await statusOf(`${world.url}/new-cv/${nanoId}`)
    findings.must([200, 503, 507].includes(typeset), 'a typeset page is made or refused', tally([typeset]))
    const full = await state()
    findings.must(full.version === acknowledged && full.title === texts[acknowledged], 'what is stored is what was acknowledged', `version ${full.version}`) // biome-ignore format: one line

    rmSync(filler)
    const begun = performance.now()
    let after = await save('after')
    while (after.status !== 200 && performance.now() - begun < 5_000) {
      await sleep(50)
      after = await save('after')
    }
    findings.must(
      after.status === 200,
      'with room again a save is stored',
      `${Math.round(performance.now() - begun)} ms later`,
    )
    const last = await state()
    findings.must(
      last.version === acknowledged && last.title === 'after',
      'and it is the one that is read',
      `version ${last.version}`,
    )
    findings.must(
      ended === undefined,
      'the service never ended',
      ended === undefined ? 'it runs' : `exit code ${ended}`,
    )
  } finally {
    await service.stop(15_000)
    await world.stop()
  }
  return findings.end()
}

const inside = process.env[INSIDE]
process.exit(inside ? await run(inside) : enter())
