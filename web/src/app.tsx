// Which path shows which screen, who may see it, and what stands around every screen. Knows no HTTP.
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Toaster, toast } from 'react-hot-toast'
import { SWRConfig } from 'swr'
import { Route, Switch, useLocation, useSearch } from 'wouter'
import { SWR_SETTINGS } from './data/read.ts'
import { logout, logoutExpired, useSessionEnded, useToken } from './data/session.ts'
import { UserDataProvider, useUserData } from './data/user-data.tsx'
import { Loading } from './parts/loading.tsx'
import { Nav } from './parts/nav.tsx'
import { OfflineBar } from './parts/offline-bar.tsx'
import { SandboxBanner } from './parts/sandbox-banner.tsx'
import { ScreenBoundary } from './parts/screen-boundary.tsx'
import { SessionExpired } from './parts/session-expired.tsx'
import { paths, policyOf } from './paths.ts'

const Home = lazy(() => import('./screens/home.tsx'))
const Login = lazy(() => import('./screens/login.tsx'))
const InvalidToken = lazy(() => import('./screens/invalid-token.tsx'))
const CreateCv = lazy(() => import('./screens/create-cv.tsx'))
const Dashboard = lazy(() => import('./screens/dashboard.tsx'))
const Subscription = lazy(() => import('./screens/subscription.tsx'))
const Wallet = lazy(() => import('./screens/wallet.tsx'))
const Admin = lazy(() => import('./screens/admin.tsx'))
const Banned = lazy(() => import('./screens/banned.tsx'))
const NotFound = lazy(() => import('./screens/not-found.tsx'))
const SessionWindow = lazy(() => import('./parts/session-window.tsx'))
/** Not worth a broken screen where it cannot be loaded: then the session ends as sessions do. */
const SessionRenewal = lazy<ComponentType<{ reachesGoogle: boolean }>>(() =>
  import('./parts/session-renewal.tsx').catch(() => ({ default: () => null })),
)

/** Pages that only tell something. */
const TEXTS: [path: string, screen: ComponentType][] = [
  [paths.refundPolicy, lazy(() => import('./screens/refund-policy.tsx'))],
  [paths.aboutUs, lazy(() => import('./screens/about-us.tsx'))],
  [paths.terms, lazy(() => import('./screens/terms.tsx'))],
  [paths.cancellationPolicy, lazy(() => import('./screens/cancellation-policy.tsx'))],
  [paths.contactUs, lazy(() => import('./screens/contact-us.tsx'))],
  [paths.privacyPolicy, lazy(() => import('./screens/privacy-policy.tsx'))],
  [paths.appPrivacyPolicy, lazy(() => import('./screens/app-privacy-policy.tsx'))],
]

/** Milliseconds on screen by kind of toast; the library shows at most 20 at a time. */
const TOASTS = {
  className: 'toast',
  duration: 4000,
  blank: { duration: 4000 },
  custom: { duration: 4000 },
  error: { duration: 4000 },
  success: { duration: 2000 },
  loading: { duration: Number.POSITIVE_INFINITY },
}

export function App() {
  const [path, navigate] = useLocation()
  const expired = useExpiredDialog()
  const editing = path.startsWith(paths.createCv)

  const onLogout = () => {
    const message = logout()
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
        <SandboxBanner />
        <Nav bare={editing} onLogout={onLogout} onExpired={onExpired} />
        <OfflineBar />
        <ScreenBoundary path={path}>
          <Suspense fallback={<Loading />}>
            <Screens onLogout={onLogout} stay={expired.open} />
          </Suspense>
        </ScreenBoundary>
        <Renewal path={path} />
        <SessionExpired open={expired.open} onClose={expired.close} />
      </UserDataProvider>
      <Toaster position="top-right" toastOptions={TOASTS} />
    </SWRConfig>
  )
}

type ScreensProps = { onLogout: () => string; stay: boolean }

function Screens({ onLogout, stay }: ScreensProps) {
  const { banned } = useUserData()
  if (banned) return <ForBanned />
  const guard = (screen: ReactNode) => <Guard stay={stay}>{screen}</Guard>
  return (
    <Switch>
      <Route path={paths.home}>
        <Home onLogout={onLogout} />
      </Route>
      <Route path={paths.login}>
        <OwnPolicy>
          <SignIn />
        </OwnPolicy>
      </Route>
      <Route path={paths.invalidToken} component={InvalidToken} />
      <Route path={`${paths.createCv}/:id?`}>
        {({ id }) => (
          <OwnPolicy>
            <CreateCv id={id} />
          </OwnPolicy>
        )}
      </Route>
      <Route path={paths.dashboard}>{guard(<Dashboard />)}</Route>
      <Route path={paths.subscription}>
        <OwnPolicy>{guard(<Subscription />)}</OwnPolicy>
      </Route>
      <Route path={paths.wallet}>
        <OwnPolicy>{guard(<Wallet />)}</OwnPolicy>
      </Route>
      <Route path={paths.admin} component={Admin} />
      {textRoutes()}
      <Route component={NotFound} />
    </Switch>
  )
}

/** What tells something and where one signs in stay; all else is one screen. */
function ForBanned() {
  return (
    <Switch>
      <Route path={paths.login}>
        <OwnPolicy>
          <SignIn />
        </OwnPolicy>
      </Route>
      {textRoutes()}
      <Route component={Banned} />
    </Switch>
  )
}

const textRoutes = () => TEXTS.map(([path, screen]) => <Route key={path} path={path} component={screen} />)

/** The login page, or the window that only renews a sign-in. */
function SignIn() {
  return new URLSearchParams(useSearch()).has('renew') ? <SessionWindow /> : <Login />
}

/** Keeps people signed in, wherever they are but where one signs in. */
function Renewal({ path }: { path: string }) {
  const signedIn = useToken() !== null
  if (!signedIn || path === paths.login) return null
  return (
    <Suspense fallback={null}>
      <SessionRenewal reachesGoogle={loadedPolicy === 'google'} />
    </Suspense>
  )
}

/** Sends people without a stored Google id token to /login; what an expired session left on screen may stay. */
function Guard({ stay, children }: { stay: boolean; children: ReactNode }) {
  const allowed = useToken() !== null || stay
  useEffect(() => {
    if (!allowed) window.location.replace(paths.login)
  }, [allowed])
  return allowed ? children : <Loading />
}

/** A page keeps the content policy it was loaded with. */
const loadedPolicy = policyOf(window.location.pathname)

/** Reached without loading the page, such a screen would have the policy of another one: loads it. */
function OwnPolicy({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const foreign = policyOf(path) !== loadedPolicy
  useEffect(() => {
    if (foreign) window.location.reload()
  }, [foreign])
  return foreign ? <Loading /> : children
}

/** Opens when a 401 or time has ended the session, once; closing it leaves the screen as it is. */
function useExpiredDialog() {
  const ended = useSessionEnded()
  const [closed, setClosed] = useState(false)
  return { open: ended && !closed, close: () => setClosed(true) }
}
