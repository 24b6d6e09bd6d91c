/** The name of a language in itself, as its speakers look for it. */
export function languageName(code: string): string {
  try {
    const own = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
    return own.charAt(0).toLocaleUpperCase(code) + own.slice(1)
  } catch {
    return code
  }
}
