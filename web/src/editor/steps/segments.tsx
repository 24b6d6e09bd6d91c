// Radio buttons side by side, of which one is chosen.

type Props<Name extends string> = {
  /** Of the group on the page. */
  group: string
  /** Of the group for screen readers, where it is in no fieldset. */
  label?: string
  names: readonly Name[]
  chosen: Name
  onChoose: (name: Name) => void
  className?: string
  /** Focuses the chosen one when it is drawn. */
  autoFocus?: boolean
}

export const Segments = <Name extends string>(props: Props<Name>) => (
  <div
    className={`segments ${props.className ?? ''}`}
    {...(props.label && { role: 'radiogroup', 'aria-label': props.label })}
  >
    {props.names.map(name => (
      <label key={name} className={name === props.chosen ? 'chosen' : ''}>
        <input
          type="radio"
          name={props.group}
          checked={name === props.chosen}
          // biome-ignore lint/a11y/noAutofocus: only where the focus was on the group before it was drawn again
          autoFocus={props.autoFocus && name === props.chosen}
          onChange={() => props.onChoose(name)}
        />
        {name}
      </label>
    ))}
  </div>
)
