// QR codes as rows of black stretches, which is what the templates draw. Knows no address.
import { encode } from 'uqr'

export type QrCode = {
  /** Modules a side, the white border not counted. */
  size: number
  /** Row, first module, length. */
  bars: [number, number, number][]
}

/** A code that stays readable with a seventh of it damaged (level M). Throws when the text is over 2,300 bytes. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const bars: [number, number, number][] = []
  for (const [row, modules] of data.entries()) {
    for (let at = 0; at < size; at++) {
      if (!modules[at]) continue
      const first = at
      while (modules[at + 1]) at++
      bars.push([row, first, at - first + 1])
    }
  }
  return { size, bars }
}
