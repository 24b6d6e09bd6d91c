// The picture: chosen or dropped, cropped to a square, uploaded; with its privacy switch.
import { type ChangeEvent, useRef, useState } from 'react'
import { uploadPicture } from '../../data/upload.ts'
import { Icon } from '../../parts/icon.tsx'
import { laterDialog } from '../../parts/later.tsx'
import { showProblem } from '../../parts/toast-messages.ts'
import { ClaimHint, FieldClaims } from '../claims/claim-badges.tsx'
import { CropDialog } from './crop-dialog.tsx'
import { fieldId } from './field.tsx'
import { useCvForm, useFieldError, useValue } from './form-context.tsx'
import { keepPicture, usePictureSource } from './picture-source.ts'
import { PrivacySwitch } from './privacy-switch.tsx'

const PATH = 'content.personalDetails.imageUrl'

/** Without HEIC, so that an iPhone converts the picture to JPEG. */
const ACCEPTED = 'image/png,image/jpeg,image/webp,image/avif'
const FOR_PHONES =
  'Choose a JPEG, PNG, WebP or AVIF. On an iPhone, “Most Compatible” under Settings, Camera, Formats makes JPEG pictures.'

const SignInDialog = laterDialog('SignInDialog', () => import('../sign-in-dialog.tsx'))

export function PictureField() {
  const { isLogin } = useCvForm()
  const url = useValue(PATH) as string | undefined
  const source = usePictureSource(url)
  const fieldError = useFieldError(PATH)
  const { picture, error, open, upload, close } = usePicture()
  const [isSigningIn, setSigningIn] = useState(false)
  const shownError = error ?? fieldError
  return (
    <div className="picture" id={fieldId(PATH)} tabIndex={-1}>
      <div className="picture-frame" aria-hidden="true">
        {source ? <img src={source} alt="" width="88" height="88" /> : <Portrait />}
      </div>
      <div className="picture-text">
        <div className="edit-label">
          <span>Picture</span>
          {url && <PrivacySwitch field="imageUrl" name="picture" />}
        </div>
        {isLogin ? (
          <PictureActions hasPicture={Boolean(url)} onFile={open} />
        ) : (
          <p className="edit-hint">
            <button type="button" className="link-button" onClick={() => setSigningIn(true)}>
              Sign in
            </button>{' '}
            to add one. Many good CVs have none.
          </p>
        )}
        <ClaimHint path={PATH} />
        <FieldClaims path={PATH} name="Picture" />
        {shownError && (
          <p className="edit-error" role="alert">
            <Icon name="warn" /> {shownError}
          </p>
        )}
      </div>
      {isSigningIn && <SignInDialog purpose="save" onClose={() => setSigningIn(false)} />}
      {picture && <CropDialog picture={picture} onClose={close} onCropped={upload} />}
    </div>
  )
}

/** The chosen file, from its choice to the upload of its crop. */
function usePicture() {
  const { editor, announce } = useCvForm()
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [error, setError] = useState<string | null>(null)
  const close = () => setPicture(null)
  const open = async (file: File) => {
    try {
      setError(null)
      setPicture(await createImageBitmap(file))
    } catch {
      setError(`This browser cannot read this file. ${FOR_PHONES}`)
    }
  }
  const upload = async (file: Blob) => {
    try {
      const save = await editor.settle(true)
      const { cvId } = editor.getState()
      if (!cvId) return setError(save.message ?? 'You seem to be offline. Try again when you are back.')
      const { picture: stored } = await uploadPicture(cvId, file)
      keepPicture(stored.url, file)
      editor.write(PATH, stored.url)
      announce('Picture added')
      close()
    } catch (problem) {
      showProblem(problem)
    }
  }
  return { picture, error, open, upload, close }
}

function PictureActions({ hasPicture, onFile }: { hasPicture: boolean; onFile: (file: File) => void }) {
  const { editor } = useCvForm()
  const input = useRef<HTMLInputElement>(null)
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (file) onFile(file)
  }
  return (
    <div className="picture-actions">
      <input ref={input} type="file" accept={ACCEPTED} hidden onChange={onChange} />
      <button type="button" className="button" onClick={() => input.current?.click()}>
        <Icon name="upload" /> {hasPicture ? 'Change' : 'Add a picture'}
      </button>
      {hasPicture && (
        <button type="button" className="link-button" onClick={() => editor.write(PATH, undefined)}>
          Remove
        </button>
      )}
    </div>
  )
}

function Portrait() {
  return (
    <svg viewBox="0 0 48 48" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true" focusable="false">
      <circle cx="24" cy="19" r="7" />
      <path d="M10 40c1.5-8 7-12 14-12s12.5 4 14 12" />
    </svg>
  )
}
