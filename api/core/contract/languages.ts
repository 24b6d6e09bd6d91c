// The languages of CVs and of what their readers meet.

/** The languages that the editor offers, in its order: those with a file of words. There are fonts for all of them. */
export const OFFERED_LANGUAGES = [
  ...(['en', 'hi', 'ta', 'te', 'bn', 'mr', 'kn', 'ml', 'gu', 'pa', 'or', 'ur', 'ar', 'fa', 'he'] as const),
  ...(['de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'cs', 'ro', 'hu', 'sv', 'da', 'nb', 'ru', 'uk', 'el', 'tr'] as const),
  ...(['zh', 'ja', 'ko', 'th', 'vi', 'id'] as const),
] as const
export type Language = (typeof OFFERED_LANGUAGES)[number]
