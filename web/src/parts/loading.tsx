// The fallback while a screen's code is on its way.

export function Loading() {
  return (
    <p className="loading" role="status">
      Loading
    </p>
  )
}
