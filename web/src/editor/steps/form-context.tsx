// The CV form: the step that is shown, the skills that are chosen, who is signed in, and the editing session behind it.
// Every part of the editor reads it here. Knows no HTTP.
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
import type { Path } from '../session/document.ts'
import type { Editor, EditorState } from '../session/editor-store.ts'
import { afterPress } from './after-press.ts'
import { skillNames } from './skills.ts'
import { LAST_STEP, stepOfPath } from './steps.ts'

/** Who is signed in; null for a person who works on a draft in the browser. */
export type Account = { sub: string; email: string; name: string; isPro: boolean }

export type CvForm = {
  /** 1 to 8. */
  step: number
  setStep(step: number): void
  /** Names of the skills of this CV; at the start those kept from step 4 of an earlier visit to it. */
  selectedSkills: readonly string[]
  skillError: string | null
  showSkillError: boolean
  setSkillError(error: string | null, show?: boolean): void
  account: Account | null
  isLogin: boolean
  /** Pro that was granted by a coupon without a payment. */
  isFreeCoupon: boolean
  editor: Editor
  /** What is public of the CV now; null when it is not published. */
  published: CvData['published']
  setPublished(published: CvData['published']): void
  /** Shows the errors of the fields that the person has left. */
  touch(paths: readonly Path[]): void
  isTouched(path: Path): boolean
  /** Goes to the step of a field, opens the item it is in and focuses it. */
  reveal(path: Path): void
  target: { path: Path } | null
  /** Says something to people who listen to the page. */
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
  published: CvData['published']
  children: ReactNode
}

export function CvFormProvider({ editor, account, isFreeCoupon, published: first, children }: Props) {
  const [step, setStepNumber] = useAddressStep()
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
      step,
      setStep: setStepNumber,
      selectedSkills: names === '' ? [] : names.split('\n'),
      skillError: skill.error,
      showSkillError: skill.show,
      setSkillError: (error, show = error !== null) => setSkill({ error, show }),
      account,
      isLogin: account !== null,
      isFreeCoupon,
      editor,
      published,
      setPublished,
      touch: paths =>
        afterPress(() =>
          setTouched(before => (paths.every(path => before.has(path)) ? before : new Set([...before, ...paths]))),
        ),
      isTouched: path => touched.has(path),
      reveal: path => {
        setStepNumber(stepOfPath(path))
        setTarget({ path })
      },
      target,
      announce: setAnnouncement,
      announcement,
    }
  }, [step, setStepNumber, names, skill, account, isFreeCoupon, editor, published, touched, target, announcement])

  return <CvFormContext value={form}>{children}</CvFormContext>
}

/** The step in the address: a reload stays on it, and Back leads to the one before. */
function useAddressStep(): [step: number, setStep: (step: number) => void] {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const asked = Number(new URLSearchParams(search).get('step') ?? 1)
  const step = Number.isInteger(asked) && asked >= 1 && asked <= LAST_STEP ? asked : 1
  // Who keeps this function for later still goes from the address of then.
  const latest = useRef({ step, search, path })
  latest.current = { step, search, path }
  const setStep = useCallback(
    (next: number) => {
      const now = latest.current
      if (next === now.step) return
      const params = new URLSearchParams(now.search)
      next === 1 ? params.delete('step') : params.set('step', String(next))
      navigate(params.size > 0 ? `${now.path}?${params}` : now.path)
    },
    [navigate],
  )
  return [step, setStep]
}

/** A part of the session's state; the caller renders again only when that part changes. */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  const { editor } = useCvForm()
  return useSyncExternalStore(editor.subscribe, () => select(editor.getState()))
}

/** The value at a path of the document. */
export const useValue = (path: Path): unknown => {
  const { editor } = useCvForm()
  return useSyncExternalStore(editor.subscribe, () => editor.read(path))
}

/** What is wrong with a field, once the person has left it or tried to go on; null while it is fine. */
export function useFieldError(path: Path): string | null {
  const { editor, isTouched } = useCvForm()
  const message = useSyncExternalStore(
    editor.subscribe,
    () => editor.problems().find(problem => problem.path === path)?.message ?? null,
  )
  return isTouched(path) ? message : null
}
