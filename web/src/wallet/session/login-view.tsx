// Login to the wallet: by the signed-in account, and behind "Other ways" by Google where that is set up, by a one-time code, or on the
// wallet's own page.
import { useConfig } from '../../data/config.ts'
import { Icon, type IconName } from '../../parts/icon.tsx'
import { googleIdToken, type WalletConfig } from '../kit/index.ts'
import { type Task, TaskStatus, useTask, WalletProblem } from '../parts.tsx'
import { useWalletConfig } from '../reads.ts'
import { CodeForm } from './code-form.tsx'
import { kit } from './session.ts'

type Props = { why: string | null; onOnboarding: () => void }

const PROMISES: [IconName, string][] = [
  ['lock', 'The key of a session is made in this browser, lives six hours, and is sent to nobody.'],
  ['eye', 'You read in plain words what is signed, to whom it goes and who pays, before you sign.'],
  ['pen', 'Your CVs need nothing of it: they work with the wallet closed.'],
]

export function LoginView({ why, onOnboarding }: Props) {
  const config = useWalletConfig()
  if (!config.data && config.problem) {
    return <WalletProblem problem={config.problem} retry={config.reload} heading="h1" />
  }
  return (
    <div className="wallet-login">
      <header>
        <h1>Your wallet</h1>
        {why && (
          <p className="wallet-why" role="status">
            <Icon name="lock" /> {why}
          </p>
        )}
        <p className="wallet-lead">
          With a wallet you sign your CV with a key of your own, so that anyone can check the signature without asking
          us.
        </p>
        <ul className="wallet-promises">
          {PROMISES.map(([icon, words]) => (
            <li key={icon}>
              <Icon name={icon} />
              <span>{words}</span>
            </li>
          ))}
        </ul>
      </header>
      {config.data ? <Ways config={config.data} onOnboarding={onOnboarding} /> : <WaysSkeleton />}
    </div>
  )
}

function Ways({ config, onOnboarding }: { config: WalletConfig; onOnboarding: () => void }) {
  const task = useTask()
  const byAccount = () => task.run('Logging in…', () => kit.logIn({ provider: 'client_jwt' }))
  const isBusy = task.busy !== null
  return (
    <section className="wallet-ways-in" aria-label="Log in to your wallet">
      <button type="button" className="button primary wallet-way" disabled={isBusy} onClick={byAccount}>
        Open with your TruCV account
      </button>
      <TaskStatus task={task} />
      <details>
        <summary>Other ways</summary>
        <p className="wallet-quiet">Each of these may open another wallet. Come back the way you came.</p>
        {config.googleClientId !== '' && <GoogleWay config={config} task={task} />}
        <CodeForm />
        {config.onboardingUrl && (
          <button type="button" className="button wallet-way" disabled={isBusy} onClick={onOnboarding}>
            <Icon name="open" /> The wallet’s own page
          </button>
        )}
      </details>
    </section>
  )
}

function GoogleWay({ config, task }: { config: WalletConfig; task: Task }) {
  const { data } = useConfig()
  const byGoogle = () =>
    task.run('Waiting for Google’s window…', async () => {
      const ask = { authorizeUrl: data?.googleAuthorizeUrl ?? '', clientId: config.googleClientId }
      await kit.logIn({ provider: 'google', idToken: await googleIdToken(ask) })
    })
  return (
    <button type="button" className="button wallet-way" disabled={!data || task.busy !== null} onClick={byGoogle}>
      Continue with Google
    </button>
  )
}

function WaysSkeleton() {
  return (
    <section className="wallet-ways-in" aria-busy="true" aria-label="The ways to log in are being loaded">
      <span className="skeleton wallet-row-skeleton" />
      <span className="skeleton wallet-row-skeleton" />
    </section>
  )
}
