// The fallback while a screen's code is loading.

export function Loading() {
  return (
    <main id="main" className="loading">
      <div role="status">
        <h1>Loading</h1>
      </div>
    </main>
  )
}
