// The rules for pasted text, a chunk of its own: until it is there, the browser pastes as it always does.
let rules: typeof import('./pasted.ts') | undefined

import('./pasted.ts').then(
  loaded => {
    rules = loaded
  },
  () => undefined,
)

export const pasteRules = () => rules
