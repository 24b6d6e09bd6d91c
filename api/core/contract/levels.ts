// The levels of a claim, lowest first. What each means stands in core/claims/levels.ts.
export const LEVELS = ['stated', 'self-attested', 'evidence', 'confirmed', 'credential'] as const
export type Level = (typeof LEVELS)[number]
