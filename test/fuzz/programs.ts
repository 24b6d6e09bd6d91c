// Bodies that programs send: random values never form a proposal on the present version or a call of MCP.

/** The key of a program. */
export const PROGRAM = { name: 'A program', scopes: ['cv:read', 'cv:draft', 'files:read'], days: 30 }

/** A valid body; null for operations that programs do not call. */
export function bodyOfProgram(operation: string | undefined, cvId: string, salt: number): object | null {
  const operations = [{ op: 'add', path: '/content/profileSummary', value: `Summary ${salt}` }]
  const proposal = { version: 1, reason: 'It has none', operations }
  if (operation === 'proposeChanges') return proposal
  if (operation !== 'callMcp') return null
  const calls = [
    { name: 'list_cvs', arguments: {} },
    { name: 'read_cv', arguments: { id: cvId } },
    { name: 'compare_with_job', arguments: { id: cvId, job: 'Experience with Rust.' } },
    { name: 'propose_changes', arguments: { id: cvId, ...proposal } },
  ]
  return { jsonrpc: '2.0', id: salt, method: 'tools/call', params: calls[salt % calls.length] }
}
