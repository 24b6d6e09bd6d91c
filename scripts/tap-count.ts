// Counts the assertions in one stream of TAP and keeps the failures readable. Knows nothing of files or processes.
import { type FinalResults, Parser, type Result } from 'tap-parser'

export type Failure = { name: string; detail: string }

export class TapCount {
  #passed = 0
  #failures: Failure[] = []
  #final: Promise<FinalResults>
  #parser: Parser

  constructor() {
    const { promise, resolve } = deferred<FinalResults>()
    this.#final = promise
    this.#parser = new Parser(resolve)
    this.#listen(this.#parser, [])
  }

  write(chunk: Buffer) {
    this.#parser.write(chunk)
  }

  /** The counts once the stream has ended. A stream that breaks off before its plan is one more failure. */
  async end(): Promise<{ passed: number; failures: Failure[] }> {
    this.#parser.end()
    const final = await this.#final
    const broken = final.failures.filter(failure => 'tapError' in failure && failure.tapError)
    if (broken.length || final.bailout) this.#failures.push({ name: 'the file broke off', detail: tapErrors(broken) })
    return { passed: this.#passed, failures: this.#failures }
  }

  /** A subtest is followed by a test point that sums it up: only what is inside counts, unless nothing inside says why it failed. */
  #listen(parser: Parser, path: string[]) {
    let insideFailures: number | null = null
    parser.on('child', (child: Parser) => {
      insideFailures = this.#failures.length
      this.#listen(child, [...path, child.name])
    })
    parser.on('assert', (result: Result) => {
      const explained = insideFailures !== null && this.#failures.length > insideFailures
      const isSum = insideFailures !== null
      insideFailures = null
      if (result.skip || result.todo) return
      if (result.ok) this.#passed += isSum ? 0 : 1
      else if (!explained) this.#failures.push({ name: [...path, result.name].join(' > '), detail: detailOf(result) })
    })
  }
}

function deferred<T>() {
  let resolve!: (value: T) => void
  const promise = new Promise<T>(settle => {
    resolve = settle
  })
  return { promise, resolve }
}

const tapErrors = (failures: unknown[]) =>
  failures.map(failure => (failure as { tapError: string }).tapError).join('\n')

/** Place, difference and stack of a failed assertion, in this order, as far as it has them. */
function detailOf(result: Result): string {
  const diag = (result.diag ?? {}) as Record<string, unknown>
  const at = diag.at as { fileName?: string; lineNumber?: number } | undefined
  const place = at?.fileName ? `${at.fileName}:${at.lineNumber}` : ''
  const rest = ['diff', 'found', 'wanted', 'doNotWant', 'error', 'code', 'signal', 'stack']
    .filter(key => diag[key] !== undefined && !(diag.diff && (key === 'found' || key === 'wanted')))
    .map(key => (typeof diag[key] === 'string' ? (diag[key] as string) : `${key}: ${JSON.stringify(diag[key])}`))
  return [place, ...rest].filter(Boolean).join('\n').trimEnd()
}
