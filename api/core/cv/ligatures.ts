// Typed ligatures, such as ﬁ from a copied PDF, are written as their letters: searches and parsers look for those. Pure.

export const withoutLigatures = (text: string): string =>
  text.replace(/[\ufb00-\ufb06]/g, ligature => ligature.normalize('NFKC'))

/** A copy of plain data with the ligatures of its texts written out, but not those of addresses. */
export function spelledOut<T>(data: T): T {
  const json = JSON.stringify(data)
  if (!/[\ufb00-\ufb06]/.test(json)) return data
  return JSON.parse(json, (key, value) =>
    typeof value === 'string' && !/url$/i.test(key) ? withoutLigatures(value) : value,
  )
}
