// The picture: chosen or dropped, cropped to a square, uploaded; with its privacy switch.
import { type ChangeEvent, useRef, useState } from 'react'
import { uploadPicture } from '../../data/upload.ts'
import { Icon } from '../../parts/icon.tsx'
import { Link } from '../../parts/link.tsx'
import { tellProblem } from '../../parts/tell.ts'
import { paths } from '../../paths.ts'
import { ClaimWarning } from '../claims/claim-marks.tsx'
import { CropDialog } from './crop-dialog.tsx'
import { fieldId } from './field.tsx'
import { useCvForm, useFieldError, useValue } from './form-context.tsx'
import { keepPicture, usePictureSource } from './picture-source.ts'
import { PrivacySwitch } from './privacy-switch.tsx'

const PATH = 'content.personalDetails.imageUrl'

/** Without HEIC, so that an iPhone hands over a JPEG. */
const ACCEPTED = 'image/png,image/jpeg,image/webp,image/avif'
const FOR_PHONES =
  'Choose a JPEG, PNG, WebP or AVIF. On an iPhone, “Most Compatible” under Settings, Camera, Formats makes JPEG pictures.'

export function PictureField() {
  const { editor, isLogin, announce } = useCvForm()
  const url = useValue(PATH) as string | undefined
  const source = usePictureSource(url)
  const fieldError = useFieldError(PATH)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [error, setError] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)

  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
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
      setPicture(null)
    } catch (problem) {
      tellProblem(problem)
    }
  }
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
          <div className="picture-actions">
            <input ref={input} type="file" accept={ACCEPTED} hidden onChange={open} />
            <button type="button" className="button" onClick={() => input.current?.click()}>
              <Icon name="upload" /> {url ? 'Change' : 'Add a picture'}
            </button>
            {url && (
              <button type="button" className="link-button" onClick={() => editor.write(PATH, undefined)}>
                Remove
              </button>
            )}
          </div>
        ) : (
          <p className="edit-hint">
            <Link href={paths.login}>Sign in</Link> to add one. Many good CVs have none.
          </p>
        )}
        <ClaimWarning path={PATH} />
        {shownError && (
          <p className="edit-error" role="alert">
            <Icon name="warn" /> {shownError}
          </p>
        )}
      </div>
      {picture && <CropDialog picture={picture} onClose={() => setPicture(null)} onCropped={upload} />}
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
