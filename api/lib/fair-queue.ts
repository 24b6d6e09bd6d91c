// One queue for each key, served round-robin.

export function createFairQueue<T>() {
  const queues = new Map<string, T[]>()
  let count = 0
  return {
    size: () => count,
    sizeOf: (key: string) => queues.get(key)?.length ?? 0,
    add(key: string, item: T): void {
      count++
      const queue = queues.get(key)
      if (queue) queue.push(item)
      else queues.set(key, [item])
    },
    next(): T | undefined {
      const first = queues.entries().next().value
      if (!first) return undefined
      const [key, queue] = first
      count--
      const item = queue.shift()
      // Deleted and set again, so that the key moves to the end of the map.
      queues.delete(key)
      if (queue.length > 0) queues.set(key, queue)
      return item
    },
  }
}
