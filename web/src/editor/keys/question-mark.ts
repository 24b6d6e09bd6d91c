// Whether the key "?" opens the list of keys. It belongs to the device and says nothing of a person.
/** Stored where it does not. */
const NO_QUESTION_MARK = 'trucv.noQuestionMark'

export function opensByQuestionMark(): boolean {
  try {
    return localStorage.getItem(NO_QUESTION_MARK) === null
  } catch {
    return true
  }
}

/** Throws where the browser refuses storage. */
export function openByQuestionMark(isOn: boolean): void {
  if (isOn) localStorage.removeItem(NO_QUESTION_MARK)
  else localStorage.setItem(NO_QUESTION_MARK, '1')
}
