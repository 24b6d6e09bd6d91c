// A line under the navigation while the browser is offline.
import { useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export function OfflineBar() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!online && (
        <p className="offline-bar">
          <Icon name="cloud" /> You are offline. What you see may not be the newest.
        </p>
      )}
    </div>
  )
}
