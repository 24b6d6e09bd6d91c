// The personal details that are attested one by one: their paths and their places. Small, for the browser's first load.

/** All of them together: earlier claims were over all, and an institution may still be asked about all. */
export const PERSONAL_DETAILS = 'personalDetails'
/** In the order in which a CV shows them. */
export const PERSONAL_FIELDS = ['name', 'profession', 'location', 'imageUrl', 'email', 'phoneNumber'] as const
export type PersonalField = (typeof PERSONAL_FIELDS)[number]

export const personalPath = (field: PersonalField): string => `${PERSONAL_DETAILS}.${field}`
export const PERSONAL_PATHS: readonly string[] = PERSONAL_FIELDS.map(personalPath)

/** JSON pointers into a content: where badges of its head stand, in order. */
export const personalPointer = (field: PersonalField): string => `/${PERSONAL_DETAILS}/${field}`
export const HEAD_POINTERS: readonly string[] = [`/${PERSONAL_DETAILS}`, ...PERSONAL_FIELDS.map(personalPointer)]
