// Step 1: name, picture, contact details and their privacy, links, the language of the CV.
import { useState } from 'react'
import { nameOfLanguage, OFFERED_LANGUAGES } from '../../../../api/core/cv/languages/index.ts'
import { laterDialog } from '../../parts/later.tsx'
import { SelectField, TextField } from './field.tsx'
import { useCvForm, useEditorState } from './form-context.tsx'
import { ItemList } from './item-list.tsx'
import { OwnFields } from './own-fields.tsx'
import { PictureField } from './picture-field.tsx'
import { PrivacySwitch } from './privacy-switch.tsx'

const DETAILS = 'content.personalDetails'

export function PersonalStep() {
  return (
    <>
      <div className="fields">
        <TextField path={`${DETAILS}.name`} label="Full name" autoComplete="name" wide />
        <TextField
          path={`${DETAILS}.profession`}
          label="What you do"
          hint="One line under your name, for example “Product designer”."
          autoComplete="organization-title"
          wide
        />
        <TextField
          path={`${DETAILS}.location`}
          label="Where you are"
          placeholder="City, country"
          aside={<PrivacySwitch field="location" name="location" />}
        />
        <LanguageField />
        <TextField
          path={`${DETAILS}.email`}
          label="E-mail"
          type="email"
          autoComplete="email"
          aside={<PrivacySwitch field="email" name="e-mail" />}
        />
        <TextField
          path={`${DETAILS}.phoneNumber`}
          label="Phone"
          type="tel"
          autoComplete="tel"
          aside={<PrivacySwitch field="phoneNumber" name="phone" />}
        />
      </div>
      <PictureField />
      <h2>Links</h2>
      <ItemList
        path={`${DETAILS}.links`}
        noun="link"
        first="label"
        summary={item => (item.label ? String(item.url ?? '') : '')}
        fields={path => (
          <>
            <TextField path={`${path}.label`} label="Label" placeholder="Portfolio" />
            <TextField path={`${path}.url`} label="Address" type="url" placeholder="https://" />
          </>
        )}
      />
      <OwnFields />
    </>
  )
}

/** Each language by its own name, as its speakers look for it. */
function LanguageField() {
  const language = useEditorState(state => state.document.language)
  const options = OFFERED_LANGUAGES.map(code => [code, nameOfLanguage(code)] as const)
  return (
    <div>
      <SelectField
        path="language"
        label="Language of this CV"
        options={
          options.some(([code]) => code === language) ? options : [...options, [language, nameOfLanguage(language)]]
        }
      />
      <AddALanguage />
    </div>
  )
}

const AddLanguage = laterDialog('AddLanguage', () => import('../../parts/add-language.tsx'))

/** For a CV that is saved to an account. The copy is made of what is saved. */
function AddALanguage() {
  const { editor, isLogin } = useCvForm()
  const cvId = useEditorState(state => state.cvId)
  const [open, setOpen] = useState(false)
  if (cvId === null || !isLogin) return null
  const prepare = async () => (await editor.settle(true)).kind === 'idle'
  return (
    <>
      <button type="button" className="link-button" onClick={() => setOpen(true)}>
        Add a language
      </button>
      {open && <AddLanguage savedId={cvId} prepare={prepare} onClose={() => setOpen(false)} />}
    </>
  )
}
