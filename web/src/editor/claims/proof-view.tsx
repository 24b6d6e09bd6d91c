// The Proof view: who stands for each section, and the ways to sign it, to have it confirmed and to attach evidence.
import { Later } from '../../parts/later.tsx'
import { SignInFor } from '../sign-in-dialog.tsx'
import { useCvForm } from '../steps/form-context.tsx'
import { ViewHeading } from '../view-heading.tsx'

const loadVerifyPanel = () => import('./verify-panel.tsx')

export function ProofView() {
  const { isLogin } = useCvForm()
  return (
    <div className="form-column">
      <ViewHeading
        title="Prove what it says"
        hint="Sign what you wrote, attach evidence, or let a school or an employer confirm it. Readers see a badge, and can check it."
      />
      {isLogin ? (
        <Later load={loadVerifyPanel} waiting={<p role="status">Reading the claims…</p>}>
          {({ VerifyPanel }) => <VerifyPanel />}
        </Later>
      ) : (
        <SignInFor purpose="prove" label="Sign or ask" />
      )}
    </div>
  )
}
