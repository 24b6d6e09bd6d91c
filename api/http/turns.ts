// How many of a thing one caller may have under way at the same time, counted by key in this process. Knows no route.

export type Turns = {
  /** Begins one; null when the key has as many as it may have. What is handed out ends it, once. */
  begin: (key: string) => (() => void) | null
}

export function createTurns(most: number): Turns {
  const underWay = new Map<string, number>()
  return {
    begin(key) {
      const others = underWay.get(key) ?? 0
      if (others >= most) return null
      underWay.set(key, others + 1)
      let hasEnded = false
      return () => {
        if (hasEnded) return
        hasEnded = true
        const left = (underWay.get(key) ?? 1) - 1
        if (left > 0) underWay.set(key, left)
        else underWay.delete(key)
      }
    },
  }
}
