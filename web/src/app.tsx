// Routes: the screen of each path, who may see it, and the frame around every screen.
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { SWRConfig } from 'swr'
import { Route, Switch, useLocation } from 'wouter'
import { SWR_SETTINGS } from './data/read.ts'
import { logout, logoutExpired, useSessionEnded, useToken } from './data/session.ts'
import { stored } from './data/storage.ts'
import { UserDataProvider, useUserData } from './data/user-data.tsx'
import { rememberWantedPage } from './data/wanted-page.ts'
import { hasWallet } from './data/without.ts'
import { firstScreen } from './parts/first-screen.ts'
import { Loading } from './parts/loading.tsx'
import { Nav } from './parts/nav.tsx'
import { OfflineBar } from './parts/offline-bar.tsx'
import { optional } from './parts/optional.ts'
import { ScreenBoundary } from './parts/screen-boundary.tsx'
import { useInBrowser } from './parts/use-in-browser.ts'
import { paths, policyOf } from './paths.ts'

const Home = firstScreen(() => import('./screens/home.tsx'))
const Login = firstScreen(() => import('./screens/login.tsx'))
const CreateCv = firstScreen(() => import('./screens/create-cv.tsx'))
const Dashboard = firstScreen(() => import('./screens/dashboard.tsx'))
const Settings = firstScreen(() => import('./screens/settings.tsx'))
const Subscription = firstScreen(() => import('./screens/subscription.tsx'))
const Wallet = firstScreen(() => import('./screens/wallet.tsx'))
const Admin = firstScreen(() => import('./screens/admin.tsx'))
const Verify = firstScreen(() => import('./screens/verify.tsx'))
const Banned = lazy(() => import('./screens/banned.tsx'))
const Other = lazy(() => import('./screens/other.tsx'))
const Toasts = optional(() => import('./parts/toasts.tsx'))
/** If it fails to load, the session expires normally. */
const SignedIn = optional(() => import('./signed-in.tsx'))
const SessionExpired = optional(
  () => import('./parts/session-expired.tsx'),
  () => location.assign(paths.login),
)

const Texts = lazy(() => import('./screens/texts.tsx'))

/** Static pages, the page that checks a PDF, and the desk of a mailbox. */
const TEXTS: [path: string, screen: ComponentType][] = [
  [paths.refundPolicy, Texts],
  [paths.aboutUs, Texts],
  [paths.terms, Texts],
  [paths.cancellationPolicy, Texts],
  [paths.contactUs, Texts],
  [paths.privacyPolicy, Texts],
  [paths.verify, Verify],
  [paths.desk, lazy(() => import('./screens/desk.tsx'))],
  [paths.appPrivacyPolicy, Texts],
]

const FIRST = new Map([
  [paths.home, Home],
  [paths.login, Login],
  [paths.createCv, CreateCv],
  [paths.dashboard, Dashboard],
  [paths.settings, Settings],
  [paths.subscription, Subscription],
  [paths.wallet, Wallet],
  [paths.admin, Admin],
  [paths.verify, Verify],
] as [string, { ready: () => Promise<void> }][])

/** Resolves when the screen of a path can be rendered without waiting. From then on the focus is kept. */
export const readyFor = async (path: string): Promise<void> => {
  import('./parts/focus.ts').then(
    ({ keepFocus }) => keepFocus(),
    () => {},
  )
  await FIRST.get(`/${path.split('/')[1]}`)?.ready()
}

export function App() {
  const [path, navigate] = useLocation()
  const session = useSession(path)
  const editing = path.startsWith(paths.createCv)

  const onLogout = async () => {
    // If this chunk does not load, no editor is open: log out and keep the drafts.
    const discarded = await import('./data/unsaved.ts').then(
      unsaved => unsaved.askToLeave(),
      () => [],
    )
    if (!discarded) return
    const message = logout(discarded)
    navigate(paths.home)
    message === 'Logout success' ? toast.success(message) : toast.error(message)
    return message
  }
  const onExpired = () => {
    toast.error('Your session has expired. Please login again.', { id: 'expired' })
    logoutExpired()
    navigate(paths.home)
  }

  return (
    <SWRConfig value={SWR_SETTINGS}>
      <UserDataProvider>
        <Nav compact={editing} onLogout={onLogout} onExpired={onExpired} />
        <OfflineBar />
        <ScreenBoundary path={path}>
          <Suspense fallback={<Loading />}>
            <Screens stay={session.stay} onLogout={onLogout} />
          </Suspense>
        </ScreenBoundary>
        {session.signedIn && path !== paths.login && (
          <Suspense>
            <SignedIn reachesGoogle={loadedPolicy === 'google'} />
          </Suspense>
        )}
        {session.hasExpired && (
          <Suspense>
            <SessionExpired open onClose={session.close} email={session.email} />
          </Suspense>
        )}
      </UserDataProvider>
      <InBrowser>
        <Toasts />
      </InBrowser>
    </SWRConfig>
  )
}

/** Its children are not part of the markup that the build makes of the home page. */
function InBrowser({ children }: { children: ReactNode }) {
  return useInBrowser() && <Suspense>{children}</Suspense>
}

function Screens({ stay, onLogout }: { stay: boolean; onLogout: () => void }) {
  const { banned } = useUserData()
  if (banned) return <ForBanned />
  const guard = (screen: ReactNode) => <Guard stay={stay}>{screen}</Guard>
  return (
    <Switch>
      <Route path={paths.home}>
        <Home onLogout={onLogout} />
      </Route>
      {loginRoute()}
      <Route path={`${paths.createCv}/:id?/*?`}>
        {({ id, '*': rest }) => (
          <OwnPolicy>
            <CreateCv id={id} rest={rest} />
          </OwnPolicy>
        )}
      </Route>
      <Route path={paths.dashboard}>{guard(<Dashboard />)}</Route>
      <Route path={paths.settings}>{guard(<Settings />)}</Route>
      <Route path={paths.subscription}>
        <OwnPolicy>{guard(<Subscription />)}</OwnPolicy>
      </Route>
      {hasWallet && (
        <Route path={paths.wallet}>
          <OwnPolicy>{guard(<Wallet />)}</OwnPolicy>
        </Route>
      )}
      <Route path={paths.admin} component={Admin} />
      {textRoutes()}
      <Route component={Other} />
    </Switch>
  )
}

/** Static pages and the login page are available to banned users; every other path shows one screen. */
function ForBanned() {
  return (
    <Switch>
      {loginRoute()}
      {textRoutes()}
      <Route component={Banned} />
    </Switch>
  )
}

const loginRoute = () => (
  <Route path={paths.login}>
    <OwnPolicy>
      <Login />
    </OwnPolicy>
  </Route>
)

const textRoutes = () => TEXTS.map(([path, screen]) => <Route key={path} path={path} component={screen} />)

/** Sends people without a stored Google id token to /login, unless their session expired while the screen was open. */
function Guard({ stay, children }: { stay: boolean; children: ReactNode }) {
  const allowed = useToken() !== null || stay
  const [path] = useLocation()
  useEffect(() => {
    if (allowed) return
    rememberWantedPage(path)
    window.location.replace(paths.login)
  }, [allowed, path])
  return allowed ? children : <Loading />
}

/** A page keeps the content security policy it was loaded with. */
const loadedPolicy = policyOf(globalThis.location?.pathname ?? paths.home)

/** Loads the page when client-side navigation reached a screen that needs another policy. */
function OwnPolicy({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const foreign = policyOf(path) !== loadedPolicy
  useEffect(() => {
    if (foreign) window.location.reload()
  }, [foreign])
  return foreign ? <Loading /> : children
}

/**
 * When a 401 or its expiry ends the session, the dialog opens once, and closing it leaves the screen as it is. /login and /invalid-token
 * have a dialog of their own. Used above the screens, because a screen that is still loading keeps no ref.
 */
function useSession(path: string) {
  const signedIn = useToken() !== null
  const ended = useSessionEnded()
  const [closed, setClosed] = useState(false)
  const last = useRef({ path: '', email: '' })
  if (signedIn) last.current = { path, email: stored('email') ?? '' }
  if (signedIn && closed) setClosed(false)
  return {
    signedIn,
    stay: ended && last.current.path === path,
    email: last.current.email,
    hasExpired: ended && !closed && path !== paths.login && path !== paths.invalidToken,
    close: () => setClosed(true),
  }
}
