// The style sheets of further typefaces that a page needs, by the scripts that it contains.

export const SCRIPT_SHEETS = {
  indic:
    /[\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Telugu}\p{Script=Thai}]/u,
  korean: /\p{Script=Hangul}/u,
}
/** Addresses of the style sheets. */
export type ScriptSheets = Readonly<Record<keyof typeof SCRIPT_SHEETS, string>>

/** Names of the style sheets that a text needs. */
export const sheetsFor = (text: string) =>
  (Object.keys(SCRIPT_SHEETS) as (keyof ScriptSheets)[]).filter(name => SCRIPT_SHEETS[name].test(text))
