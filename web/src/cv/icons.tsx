// Icons of the CV with one stroke weight. Decorative: the text beside them says the same.
const SHAPES = {
  place:
    'M8 14.2s4.6-4 4.6-7.6a4.6 4.6 0 0 0-9.2 0c0 3.6 4.6 7.6 4.6 7.6ZM8 8.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4Z',
  mail: 'M2 4.2h12v7.6H2zM2.3 4.6 8 8.9l5.7-4.3',
  phone: 'M5.6 2.4 3.4 3c-.6 3.9 4.3 9.9 9 10.2l1.2-2-2.8-1.9-1.4 1.1c-1.5-.8-2.6-2.1-3.2-3.7l1.2-1.3-1.8-3Z',
  link: 'M6.6 9.4a2.6 2.6 0 0 0 3.7 0l2.4-2.4A2.6 2.6 0 0 0 9 3.3l-.9.9M9.4 6.6a2.6 2.6 0 0 0-3.7 0L3.3 9A2.6 2.6 0 0 0 7 12.7l.9-.9',
}

/** One icon, as tall as the text beside it. */
export function Icon({ name }: { name: keyof typeof SHAPES }) {
  return (
    <svg className="cv-icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path d={SHAPES[name]} />
    </svg>
  )
}
