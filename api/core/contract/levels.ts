// The levels of a claim, lowest first. core/claims/levels.ts defines each.
export const LEVELS = ['stated', 'self-attested', 'evidence', 'confirmed', 'credential'] as const
export type Level = (typeof LEVELS)[number]
