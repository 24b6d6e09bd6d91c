// Error boundary: replaces a screen that has crashed or whose code could not be loaded.
import { Component, type ReactNode } from 'react'
import { Notice } from './notice.tsx'

type Props = { path: string; children: ReactNode }
type State = { failed: boolean }

export class ScreenBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  /** A change of path tries again. */
  override componentDidUpdate(before: Props) {
    if (before.path !== this.props.path && this.state.failed) this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main id="main" className="wrap">
        <Notice icon="warn" title="This page could not be shown" heading="h1">
          <p>Something broke on the way, or a newer version of TruCV has arrived. Loading the page again mends both.</p>
          <button type="button" className="button primary" onClick={() => window.location.reload()}>
            Load again
          </button>
        </Notice>
      </main>
    )
  }
}
