// The editor's own icons, in the style of parts/icon: decoration beside words or inside labelled buttons.

const SHAPES = {
  up: 'M8 13.5v-11M3.5 7 8 2.5 12.5 7',
  down: 'M8 2.5v11M3.5 9 8 13.5 12.5 9',
  chevron: 'm4 6.5 4 4 4-4',
  undo: 'M5.5 3 2.5 6l3 3M2.5 6h7a4 4 0 0 1 0 8h-3',
  redo: 'm10.5 3 3 3-3 3M13.5 6h-7a4 4 0 0 0 0 8h3',
  hidden: 'M1.5 8s2.4-4.5 6.5-4.5S14.5 8 14.5 8 12.1 12.5 8 12.5 1.5 8 1.5 8ZM2.5 13.5l11-11',
  download: 'M8 2.5v8m0 0 3-3m-3 3-3-3M2.5 10.5v3h11v-3',
  clock: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 4.5V8l2.5 1.5',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  globe: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM2 8h12M8 2c2 2 2.5 4 2.5 6S10 12 8 14M8 2C6 4 5.5 6 5.5 8S6 12 8 14',
  heading: 'M4 3v10M12 3v10M4 8h8',
  bold: 'M4.5 3h4a2.5 2.5 0 0 1 0 5h-4zM4.5 8h5a2.5 2.5 0 0 1 0 5h-5z',
  italic: 'M7 3h5M4 13h5M9.5 3l-3 10',
  link: 'M6.6 9.4a2.6 2.6 0 0 0 3.7 0l2.4-2.4A2.6 2.6 0 0 0 9 3.3l-.9.9M9.4 6.6a2.6 2.6 0 0 0-3.7 0L3.3 9A2.6 2.6 0 0 0 7 12.7l.9-.9',
  list: 'M6 4h8M6 8h8M6 12h8M2.5 4h.01M2.5 8h.01M2.5 12h.01',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10ZM10.6 10.6l3.4 3.4',
  trash: 'M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.6 9h6.8l.6-9',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  letter: 'M2 3.5h12v9H2zM2 4.5l6 4.5 6-4.5',
  keyboard: 'M1.5 4h13v8.5h-13zM4 7h.01M6.7 7h.01M9.3 7h.01M12 7h.01M5 10h6',
  share:
    'M11.5 5.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM4.5 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM11.5 14.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM6.3 7l3.4-2.3M6.3 9l3.4 2.3',
  qr: 'M2.5 2.5h4v4h-4zM9.5 2.5h4v4h-4zM2.5 9.5h4v4h-4zM9.5 9.5h1.5M13.5 9.5v1.5M9.5 13.5h1.5M12 12h1.5v1.5',
  sparkle: 'M8 2l1.5 4.5L14 8l-4.5 1.5L8 14l-1.5-4.5L2 8l4.5-1.5z',
} as const

export type GlyphName = keyof typeof SHAPES

export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={SHAPES[name]} />
    </svg>
  )
}

/** Six dots: a drag handle. */
export function Grip() {
  return (
    <svg className="grip-dots" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {[4, 8, 12].flatMap(y => [6, 10].map(x => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.2" />))}
    </svg>
  )
}
