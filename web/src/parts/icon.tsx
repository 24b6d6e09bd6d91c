// The interface's icons: inline SVG, one stroke weight. Decoration beside words; never the only name of a thing.

const SHAPES = {
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  close: 'm3.5 3.5 9 9m0-9-9 9',
  plus: 'M8 3v10M3 8h10',
  tick: 'm3.5 8.5 3 3 6-7',
  pen: 'm3 13 .6-2.7L10.8 3a1.4 1.4 0 0 1 2 2L5.6 12.3 3 13Z',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  open: 'M6.5 3.5h-3v9h9v-3M9.5 2.5h4v4M13 3 7.5 8.5',
  upload: 'M8 10.5v-8m0 0L5 5.5m3-3 3 3M2.5 10.5v3h11v-3',
  download: 'M8 2.5v8m0 0 3-3m-3 3-3-3M2.5 10.5v3h11v-3',
  eye: 'M1.5 8s2.4-4.5 6.5-4.5S14.5 8 14.5 8 12.1 12.5 8 12.5 1.5 8 1.5 8ZM8 9.7a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4Z',
  trash: 'M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.6 9h6.8l.6-9',
  undo: 'M5.5 3 2.5 6l3 3M2.5 6h7a4 4 0 0 1 0 8h-3',
  lock: 'M4 7.5h8v6H4zM5.5 7.5v-2a2.5 2.5 0 0 1 5 0v2',
  cloud: 'm2 2 12 12M5 6.2A3 3 0 0 0 4.5 12H11M7.5 4.1A4 4 0 0 1 12 7.5 2.3 2.3 0 0 1 13.7 11',
  warn: 'M8 2.5 14.5 13.5h-13ZM8 6.7v3M8 11.7v.1',
  clock: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 4.8V8l2.2 1.4',
  info: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12ZM8 7.3v3.5M8 5v.1',
  wallet: 'M2 5h11.5v8H2zM2 5l8.5-2.5V5M10.5 9h3',
  mail: 'M2 3.5h12v9H2zM2 4.5l6 4.5 6-4.5',
} as const

export type IconName = keyof typeof SHAPES

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={SHAPES[name]} />
    </svg>
  )
}
