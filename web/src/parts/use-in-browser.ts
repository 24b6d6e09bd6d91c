// Whether the scripts run: false in the markup that the build makes of the home page.
import { useSyncExternalStore } from 'react'

const noChanges = () => () => {}

export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  )
