// The personal details that are attested individually: their paths and JSON pointers. A small module, for the browser's first load.

/** The group. Only its single fields have claims. */
export const PERSONAL_DETAILS = 'personalDetails'
/** In display order. */
export const PERSONAL_FIELDS = ['name', 'profession', 'location', 'imageUrl', 'email', 'phoneNumber'] as const
export type PersonalField = (typeof PERSONAL_FIELDS)[number]

export const personalPath = (field: PersonalField): string => `${PERSONAL_DETAILS}.${field}`
export const PERSONAL_PATHS: readonly string[] = PERSONAL_FIELDS.map(personalPath)

/** JSON pointers into a CV's content at which the badges of its head are displayed. The empty pointer means the whole CV. */
export const WHOLE_CV = ''
export const personalPointer = (field: PersonalField): string => `/${PERSONAL_DETAILS}/${field}`
export const HEAD_POINTERS: readonly string[] = PERSONAL_FIELDS.map(personalPointer)
