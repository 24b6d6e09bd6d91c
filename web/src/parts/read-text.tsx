// The text that a program reads in a file, folded.
import './read-text.css'

export function ReadText({ title, label, text }: { title: string; label: string; text: string }) {
  return (
    <details className="read-text">
      <summary>{title}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and only a focused element scrolls by keyboard */}
      <section tabIndex={0} aria-label={label}>
        <pre dir="auto">{text}</pre>
      </section>
    </details>
  )
}
