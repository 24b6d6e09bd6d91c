// The default template. The others are found by their files (api/files/templates).

export const DEFAULT_TEMPLATE = 'meridian'
