// Concurrency limits: how many operations of a key may run at the same time in this process.

export type Turns = {
  /** Begins an operation and returns the function that ends it (idempotent); null when the key is at its limit. */
  begin: (key: string) => (() => void) | null
}

export function createTurns(most: number): Turns {
  const running = new Map<string, number>()
  return {
    begin(key) {
      const others = running.get(key) ?? 0
      if (others >= most) return null
      running.set(key, others + 1)
      let hasEnded = false
      return () => {
        if (hasEnded) return
        hasEnded = true
        const left = (running.get(key) ?? 1) - 1
        if (left > 0) running.set(key, left)
        else running.delete(key)
      }
    },
  }
}
