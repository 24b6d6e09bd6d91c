// For signed-in people on every screen but the login page: renews the sign-in, asks before a logout loses text, restores a stored wallet.
// A chunk of its own.
import { Suspense } from 'react'
import { storedWallet } from './data/storage.ts'
import { hasWallet } from './data/without.ts'
import { optional } from './parts/optional.ts'
import SessionRenewal from './parts/session-renewal.tsx'

const UnsavedDialog = optional(() => import('./parts/unsaved-dialog.tsx'))
const StoredWallet = optional(() => import('./wallet/session/stored-wallet.ts'))

export default function SignedIn({ reachesGoogle }: { reachesGoogle: boolean }) {
  return (
    <>
      <SessionRenewal reachesGoogle={reachesGoogle} />
      <Suspense>
        <UnsavedDialog />
        {hasWallet && storedWallet() && <StoredWallet />}
      </Suspense>
    </>
  )
}
