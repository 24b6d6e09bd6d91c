// Mounts the app.
import './tokens.css'
import './cv/fonts.css'
import './base.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App, readyFor } from './app.tsx'
import { currentToken } from './data/session.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const app = (
  <StrictMode>
    <App />
  </StrictMode>
)

function start(into: HTMLElement) {
  // The home page comes with the markup that visitors see (prerender.tsx). It is hidden from people who are signed in.
  if (into.hasChildNodes() && currentToken() === null) hydrateRoot(into, app)
  else {
    into.replaceChildren()
    createRoot(into).render(app)
  }
  document.documentElement.classList.remove('signed-in')
}
// A chunk of its own: the first screen's budget has no room for it. It is usually there before the screen is.
void import('./parts/focus.ts').then(
  ({ keepFocus }) => keepFocus(),
  () => undefined,
)
void readyFor(window.location.pathname).then(() => start(root))
