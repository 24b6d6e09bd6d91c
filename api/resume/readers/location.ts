// Postal addresses: place, region, postal code and street. Pure.

/** Postal codes of figures, of the Netherlands and of Britain. */
export const CODE =
  /(?:^|[\s-])(\d{4} ?[A-Z]{2}(?=\s)|\d{5}-\d{3,4}|\d{4,6}|\d{3} \d{2,3}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})(?=\s|$)/u

export function locationOf(text: string): Record<string, string> {
  const parts = text.split(/[,،，]/).map(part => part.trim())
  const coded = parts.findIndex(part => CODE.test(part))
  if (coded >= 0) {
    const part = parts[coded] as string
    const [found, postalCode = ''] = CODE.exec(part) as RegExpExecArray
    const at = part.indexOf(found)
    const before = part.slice(0, at).replace(/[ –-]{1,9}$/, '')
    // "Austin, TX 78701": the city is in the part before.
    const isState = coded > 0 && /^(?:\p{Lu}{2,3})?$/u.test(before) && at + found.length === part.length
    const city = isState ? parts[coded - 1] : part.slice(at + found.length).trim() || before
    const address = parts.slice(0, isState ? coded - 1 : coded).join(', ')
    const region = [...(isState && before ? [before] : []), ...parts.slice(coded + 1)].join(', ')
    return {
      ...(address && { address }),
      postalCode,
      ...(city && { city }),
      ...(region && { region }),
    }
  }
  if (/\d/.test(parts[0] ?? '')) {
    const [address = '', city, ...region] = parts
    return { address, ...(city && { city }), ...(region.length > 0 && { region: region.join(', ') }) }
  }
  const [city = '', ...region] = parts
  return { city, ...(region.length > 0 && { region: region.join(', ') }) }
}
