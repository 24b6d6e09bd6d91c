// Restores the stored wallet session when a page starts; rendered only where one is stored.
import { useEffect } from 'react'
import { kit } from './session.ts'

export default function StoredWallet(): null {
  useEffect(() => {
    // The session ends here too when a logout removes it from the storage.
    const stop = kit.onChange(() => {})
    void kit.restore()
    return stop
  }, [])
  return null
}
