// The findings of a fault script, one line each: the requirement and whether it held.

export type Findings = ReturnType<typeof openFindings>

export function openFindings(title: string) {
  console.log(title)
  let failed = 0
  return {
    /** Records whether a requirement `holds`, with the figures that show it. */
    must(holds: boolean, what: string, seen: string) {
      if (!holds) failed++
      console.log(`  ${holds ? 'yes' : 'NO '}  ${what}: ${seen}`)
    },
    end: () => (failed ? 1 : 0),
  }
}

/** Counts the replies by status. */
export function tally(statuses: number[]): string {
  const counts = new Map<number, number>()
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1)
  const named = [...counts].sort(([a], [b]) => a - b).map(([status, count]) => `${count} x ${status || 'no answer'}`)
  return named.join(', ') || 'none'
}

/** The status of a call; 0 without a reply. */
export async function statusOf(url: string, init: RequestInit = {}): Promise<number> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(15_000), ...init })
    await reply.arrayBuffer()
    return reply.status
  } catch {
    return 0
  }
}
