// QR codes as horizontal bars, which the templates draw.
import { encode } from 'uqr'

export type QrCode = {
  /** Modules per side, without the white border. */
  size: number
  /** Row, first module, length. */
  bars: [number, number, number][]
}

/** A code with error correction level M, readable with 15 % of it damaged. Throws for texts over 2,300 bytes. */
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
