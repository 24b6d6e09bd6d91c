// What a fault script found, a line each: what must hold, and whether it did. Knows no fault.

export type Findings = ReturnType<typeof openFindings>

export function openFindings(title: string) {
  console.log(title)
  let failed = 0
  return {
    /** Says whether `holds`, with the figures that show it. */
    must(holds: boolean, what: string, seen: string) {
      if (!holds) failed++
      console.log(`  ${holds ? 'yes' : 'NO '}  ${what}: ${seen}`)
    },
    /** The exit code. */
    end: () => (failed ? 1 : 0),
  }
}

/** How often each status came. */
export function tally(statuses: number[]): string {
  const counts = new Map<number, number>()
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1)
  const named = [...counts].sort(([a], [b]) => a - b).map(([status, count]) => `${count} x ${status || 'no answer'}`)
  return named.join(', ') || 'none'
}

/** The status of a call; 0 when nobody answers. */
export async function statusOf(url: string, init: RequestInit = {}): Promise<number> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(15_000), ...init })
    await reply.arrayBuffer()
    return reply.status
  } catch {
    return 0
  }
}
