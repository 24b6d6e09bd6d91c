// The template of a CV that names none. Which others there are is said by their files (api/files/templates).

export const DEFAULT_TEMPLATE = 'meridian'
