// Darkens a user's accent colour until it is readable on paper. Contrast as in WCAG 2.2.

/** The contrast that the smallest text in the accent colour needs. */
const READABLE = 4.5

/** `#rrggbb`: the same colour, or the least darker colour with a contrast of 4.5 to white. */
export function readableOnWhite(colour: string): string {
  const channels = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
  for (let share = 100; share > 0; share -= 2) {
    const darker = channels.map(channel => Math.round((channel * share) / 100))
    if (1.05 / (luminance(darker) + 0.05) >= READABLE) return `#${darker.map(hex).join('')}`
  }
  return '#000000'
}

function luminance(channels: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map(channel => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const hex = (channel: number) => channel.toString(16).padStart(2, '0')
