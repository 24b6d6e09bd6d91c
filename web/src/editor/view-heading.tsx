// The heading of a view beside the form: it gets the focus when the view opens.
import { useEffect, useRef } from 'react'

export function ViewHeading({ title, hint }: { title: string; hint: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="view-heading">
        {title}
      </h1>
      <p className="step-hint">{hint}</p>
    </>
  )
}
