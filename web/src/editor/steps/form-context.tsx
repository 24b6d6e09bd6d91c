// The CV form's context: current view and step, chosen skills, account, and the editing session. Knows no HTTP.
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useLocation, useSearch } from 'wouter'
import type { CvData } from '../../../../api/core/contract/cv.ts'
import type { Source } from '../brought/brought.ts'
import type { Path } from '../session/document.ts'
import type { Editor, EditorState } from '../session/editor-store.ts'
import { afterPress } from './after-press.ts'
import { skillNames } from './skills.ts'
import { LAST_STEP, orderOf, stepOfPath } from './steps.ts'

/** The signed-in account; null for a draft in the browser. */
export type Account = { sub: string; email: string; name: string; isPro: boolean }

/** The views of the editor: the form, the look, who stands for the sections, and what programs read. */
export const VIEWS = { write: 'Write', look: 'Look', proof: 'Proof', check: 'Check' } as const
export type View = keyof typeof VIEWS
const isView = (name: string | null): name is View => name !== null && name in VIEWS

export type CvForm = {
  view: View
  setView(view: View): void
  /** 1 to 8. */
  step: number
  /** Goes to the step, in the form. */
  setStep(step: number): void
  /** Names of the CV's skills; at first those kept in step 4 of an earlier visit. */
  selectedSkills: readonly string[]
  skillError: string | null
  showSkillError: boolean
  setSkillError(error: string | null, show?: boolean): void
  account: Account | null
  isLogin: boolean
  /** Pro granted by a coupon without a payment. */
  isFreeCoupon: boolean
  editor: Editor
  /** The file of a CV that was brought; null for any other. See `useBrought`. */
  source: Source | null
  /** The published state of the CV; null when it is not published. */
  published: CvData['published']
  setPublished(published: CvData['published']): void
  /** Enables the errors of these fields, which the person has left. */
  touch(paths: readonly Path[]): void
  isTouched(path: Path): boolean
  /** Goes to the field's step, opens its item and focuses it. */
  reveal(path: Path): void
  target: { path: Path } | null
  /** Announces a message to screen readers. */
  announce(words: string): void
  announcement: string
}

const CvFormContext = createContext<CvForm | null>(null)

/** Throws outside its provider. */
export function useCvForm(): CvForm {
  const form = useContext(CvFormContext)
  if (!form) throw new Error('useCvForm must be used within CvFormProvider')
  return form
}

type Props = {
  editor: Editor
  account: Account | null
  isFreeCoupon: boolean
  source: Source | null
  published: CvData['published']
  children: ReactNode
}

export function CvFormProvider({ editor, account, isFreeCoupon, source, published: first, children }: Props) {
  const [{ view, step }, go] = useAddressPlace()
  const [published, setPublished] = useState(first)
  const [skill, setSkill] = useState<{ error: string | null; show: boolean }>({ error: null, show: false })
  const [touched, setTouched] = useState<ReadonlySet<Path>>(new Set())
  const [target, setTarget] = useState<{ path: Path } | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const names = useSyncExternalStore(
    editor.subscribe,
    useCallback(() => skillNames(editor.getState().document).join('\n'), [editor]),
  )

  const form = useMemo<CvForm>(() => {
    return {
      view,
      setView: next => go({ view: next }),
      step,
      setStep: next => go({ view: 'write', step: next }),
      selectedSkills: names === '' ? [] : names.split('\n'),
      skillError: skill.error,
      showSkillError: skill.show,
      setSkillError: (error, show = error !== null) => setSkill({ error, show }),
      account,
      isLogin: account !== null,
      isFreeCoupon,
      editor,
      source,
      published,
      setPublished,
      touch: paths =>
        afterPress(() =>
          setTouched(before => (paths.every(path => before.has(path)) ? before : new Set([...before, ...paths]))),
        ),
      isTouched: path => touched.has(path),
      reveal: path => {
        go({ view: 'write', step: stepOfPath(path) })
        setTarget({ path })
      },
      target,
      announce: setAnnouncement,
      announcement,
    }
  }, [view, step, go, names, skill, account, isFreeCoupon, editor, source, published, touched, target, announcement])

  return <CvFormContext value={form}>{children}</CvFormContext>
}

type Place = { view: View; step: number }

/** View and step are in the address: a reload keeps them, and Back returns to the previous ones. */
function useAddressPlace(): [place: Place, go: (next: Partial<Place>) => void] {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const params = new URLSearchParams(search)
  const asked = Number(params.get('step') ?? 1)
  const step = Number.isInteger(asked) && asked >= 1 && asked <= LAST_STEP ? asked : 1
  const named = params.get('view')
  const view = isView(named) ? named : 'write'
  // A caller that keeps this function must still navigate from the current address.
  const latest = useRef({ view, step, search, path })
  latest.current = { view, step, search, path }
  const go = useCallback(
    (next: Partial<Place>) => {
      const now = latest.current
      const to = { view: now.view, step: now.step, ...next }
      if (to.view === now.view && to.step === now.step) return
      const params = new URLSearchParams(now.search)
      to.step === 1 ? params.delete('step') : params.set('step', String(to.step))
      to.view === 'write' ? params.delete('view') : params.set('view', to.view)
      navigate(params.size > 0 ? `${now.path}?${params}` : now.path)
    },
    [navigate],
  )
  return [{ view, step }, go]
}

/** A selection of the session's state; the component renders only when it changes. */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  const { editor } = useCvForm()
  return useSyncExternalStore(editor.subscribe, () => select(editor.getState()))
}

/** The file of a brought CV until it is made; null otherwise. */
export function useBrought(): Source | null {
  const { source } = useCvForm()
  const isMade = useEditorState(state => state.cvId !== null)
  return isMade ? null : source
}

/** The steps in the order in which this person sees them. */
export const useStepOrder = (): readonly number[] =>
  useEditorState(state => orderOf(state.document, new Date().getFullYear()))

/** Whether readers see what the editor shows: the draft is published, and nothing was typed since. */
export function useIsPublished(): boolean {
  const { published } = useCvForm()
  return useEditorState(
    ({ version, save }) =>
      published !== null && version <= published.version && save.kind === 'idle' && save.heldBack.length === 0,
  )
}

export const useValue = (path: Path): unknown => {
  const { editor } = useCvForm()
  return useSyncExternalStore(editor.subscribe, () => editor.read(path))
}

/** The field's error, once the person has left it or pressed Next; null without one. */
export function useFieldError(path: Path): string | null {
  const { editor, isTouched } = useCvForm()
  const message = useSyncExternalStore(
    editor.subscribe,
    () => editor.problems().find(problem => problem.path === path)?.message ?? null,
  )
  return isTouched(path) ? message : null
}
