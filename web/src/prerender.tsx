// The markup of the home page as visitors see it, for the build: it is on screen before any script has run.
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { App } from './app.tsx'
import { paths } from './paths.ts'

/** The content of #root; main.tsx hydrates it. */
export async function prerenderHome(): Promise<string> {
  const app = (
    <StrictMode>
      <Router ssrPath={paths.home}>
        <App />
      </Router>
    </StrictMode>
  )
  // In one piece: larger parts would otherwise be put into their place by inline scripts.
  const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  return new Response(prelude).text()
}
