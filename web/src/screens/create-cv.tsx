// The editor's screen: reads the CV and opens an editing session for the user.
import { useEffect, useRef, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useLocation, useSearch } from 'wouter'
import type { CvData } from '../../../api/core/contract/cv.ts'
import { readAskedBy } from '../data/asked-address.ts'
import { readCv } from '../data/cvs.ts'
import { ApiProblem } from '../data/fetch.ts'
import { tokenHasExpired, useSessionEnded, useToken } from '../data/session.ts'
import { hasAnonymousDraft, stored } from '../data/storage.ts'
import { subjectOf } from '../data/token-claims.ts'
import { useUserData } from '../data/user-data.tsx'
import { useUserDataOf } from '../data/users.ts'
import type { BroughtSession } from '../editor/brought/session.ts'
import { useSession } from '../editor/session/use-session.ts'
import { CvFormProvider, useCvForm, useEditorState } from '../editor/steps/form-context.tsx'
import { Workspace } from '../editor/workspace.tsx'
import { Later } from '../parts/later.tsx'
import { Loading } from '../parts/loading.tsx'
import { ProblemNotice } from '../parts/notice.tsx'
import { useTitle } from '../parts/page.tsx'
import { showNews } from '../parts/toast-messages.ts'
import { paths } from '../paths.ts'
import './create-cv.css'

/** The CV of the page's address, read while the first render is prepared. Used once. */
let ahead = readAhead()

function readAhead() {
  const id = /^\/create-cv\/([\w-]+)$/.exec(window.location.pathname)?.[1]
  if (!id || subjectOf(stored('googleIdToken')) === null || tokenHasExpired(Date.now())) return null
  const reply = readCv(id)
  reply.catch(() => undefined)
  return { id, reply }
}

function readFirst(id: string): ReturnType<typeof readCv> {
  const found = ahead?.id === id ? ahead.reply : readCv(id)
  ahead = null
  return found
}

const loadLetters = () => import('../editor/letters/letters.tsx')

/** `rest`: the path after the id: the cover letters of the CV, or one letter. */
export default function CreateCv({ id, rest }: { id?: string | undefined; rest?: string | undefined }) {
  const sub = useSubject()
  if (!id || !rest) return <CvEditor id={id} sub={sub} />
  const letterId = /^letter(?:\/([\w-]{21}))?$/.exec(rest)
  if (!letterId) return <NotYours />
  if (sub === null) return <SignInFirst />
  return (
    <Later load={loadLetters} waiting={<Loading />}>
      {({ Letters }) => <Letters cvId={id} letterId={letterId[1] ?? null} sub={sub} missing={<NotYours />} />}
    </Later>
  )
}

function CvEditor({ id, sub }: { id: string | undefined; sub: string | null }) {
  const brought = new URLSearchParams(useSearch()).get('brought')
  const key = useSessionKey(id, sub, brought)
  useTitle(id ? 'Edit your CV · TruCV' : 'Create your CV · TruCV')
  useEffect(() => {
    if (id) showNews()
  }, [id])
  if (id === undefined || key.made) return <NewSession key={key.name} sub={sub} id={id} brought={brought} />
  if (sub === null) return <SignInFirst />
  return <Existing key={key.name} id={id} sub={sub} />
}

/** The user who edits. An ended session leaves the editor as it is until the dialog leads away. */
function useSubject(): string | null {
  const sub = subjectOf(useToken())
  const ended = useSessionEnded()
  const last = useRef(sub)
  if (!ended) last.current = sub
  return last.current
}

/** The key of the editing session. A new CV keeps its session when it gets its address, and when its guest signs in. */
function useSessionKey(id: string | undefined, sub: string | null, brought: string | null) {
  const session = useRef({ sub, first: id, id, brought, count: 0 })
  const { current } = session
  const madeHere = current.first === undefined && id !== undefined && current.id === undefined
  const joins = current.sub === null && current.first === undefined
  const isOther = current.id !== id || current.brought !== brought
  if ((current.sub !== sub && !joins) || (isOther && !madeHere)) {
    session.current = { sub, first: id, id, brought, count: current.count + 1 }
  } else Object.assign(current, { id, sub, brought })
  const { first, count } = session.current
  return { name: `${count}`, made: first === undefined }
}

const loadBrought = () => import('../editor/brought/session.ts')

/** A new CV, empty or brought from a file; one that is no longer in this browser leads back to the choices. */
function NewSession({ brought, ...session }: { sub: string | null; id: string | undefined; brought: string | null }) {
  const [wanted] = useState(brought)
  const [found, setFound] = useState<BroughtSession | null>(null)
  const [, navigate] = useLocation()
  useEffect(() => {
    if (wanted === null) return
    const back = () => navigate(paths.createCv, { replace: true })
    loadBrought()
      .then(({ openBrought }) => openBrought(wanted, stored('userName') ?? ''))
      .then(next => {
        if (next) return setFound(next)
        toast.error('This CV is not in this browser any more. Bring its file again.')
        back()
      }, back)
  }, [wanted, navigate])
  if (wanted !== null && !found) return <Loading />
  return <Session cv={null} brought={found} {...session} />
}

function Existing({ id, sub }: { id: string; sub: string }) {
  const [cv, setCv] = useState<CvData | null>(null)
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again
  useEffect(() => {
    setProblem(null)
    readFirst(id).then(
      reply => setCv(reply.cv),
      failure => setProblem(failure instanceof ApiProblem ? failure : new ApiProblem(500, {})),
    )
  }, [id, attempt])

  // Only the owner gets the view count; others get the published version, which they cannot edit.
  if (problem?.status === 404 || (cv && cv.views === undefined)) return <NotYours />
  if (problem) {
    return (
      <main id="main" className="wrap">
        <ProblemNotice problem={problem} retry={() => setAttempt(attempt + 1)} heading="h1" />
      </main>
    )
  }
  return cv ? <Session cv={cv} sub={sub} id={id} brought={null} /> : <Loading />
}

type SessionProps = { cv: CvData | null; sub: string | null; id: string | undefined; brought: BroughtSession | null }

function Session({ cv, sub, id, brought }: SessionProps) {
  const search = useSearch()
  const editor = useSession(cv, sub, new URLSearchParams(search).has('continue'), brought)
  const { subscriptionPlan } = useUserData()
  // The same cached reply as the context's, which reports failures.
  const { data: plan } = useUserDataOf(sub === null ? null : stored('email'), () => {})
  if (!editor) return <Loading />
  const isPro = subscriptionPlan === 'Pro'
  const account = sub === null ? null : { sub, email: stored('email') ?? '', name: stored('userName') ?? '', isPro }
  return (
    <CvFormProvider
      editor={editor}
      account={account}
      isFreeCoupon={isPro && Boolean(plan?.couponCode) && !plan?.paymentId}
      source={brought?.source ?? null}
      published={cv?.published ?? null}
    >
      <OwnAddress id={id} />
      <Beginning id={id} />
      {(readAskedBy() || new URLSearchParams(search).has('ask')) && (
        <Later load={loadAskedBy} onFailed={() => {}}>
          {({ AskedBy }) => <AskedBy />}
        </Later>
      )}
    </CvFormProvider>
  )
}

const loadAskedBy = () => import('../editor/claims/asked-by.tsx')
const loadChoices = () => import('../editor/start-choices.tsx')

/** The three ways to start, until one is chosen. Skipped for an address with the next step, and for a guest with a draft. */
function Beginning({ id }: { id: string | undefined }) {
  const { isLogin } = useCvForm()
  const params = new URLSearchParams(useSearch())
  const isTouched = useEditorState(({ cvId, undoWords }) => cvId !== null || undoWords !== null)
  const isBegun = useRef(false)
  isBegun.current ||=
    isTouched ||
    id !== undefined ||
    ['continue', 'brought', 'step', 'view'].some(name => params.has(name)) ||
    (!isLogin && hasAnonymousDraft())
  // Going back from an untouched empty CV shows the choices again.
  if (isBegun.current || params.has('start')) return <Workspace />
  return (
    <Later load={loadChoices} waiting={<Loading />}>
      {({ StartChoices }) => <StartChoices />}
    </Later>
  )
}

/** Once a new CV is saved, the address names it, so that a reload opens it again. */
function OwnAddress({ id }: { id: string | undefined }) {
  const cvId = useEditorState(state => state.cvId)
  const [, navigate] = useLocation()
  const search = useSearch()
  useEffect(() => {
    if (!cvId || id !== undefined) return
    const place = [...new URLSearchParams(search)].filter(([name]) => name === 'step' || name === 'view')
    const kept = new URLSearchParams(place)
    navigate(kept.size > 0 ? `${paths.editCv(cvId)}?${kept}` : paths.editCv(cvId), { replace: true })
  }, [cvId, id, search, navigate])
  return null
}

const loadNotices = () => import('../editor/no-editor.tsx')

const SignInFirst = () => (
  <Later load={loadNotices} waiting={<Loading />}>
    {({ SignInFirst: Screen }) => <Screen />}
  </Later>
)

const NotYours = () => (
  <Later load={loadNotices} waiting={<Loading />}>
    {({ NotYours: Screen }) => <Screen />}
  </Later>
)
