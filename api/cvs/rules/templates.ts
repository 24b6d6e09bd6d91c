// The templates that a CV may name. Pure data.

export const DEFAULT_TEMPLATE = 'meridian'

export const TEMPLATE_IDS: readonly string[] = [DEFAULT_TEMPLATE]
