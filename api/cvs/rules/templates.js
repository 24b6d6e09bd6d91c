// The templates that a CV may name. Pure data.
export const DEFAULT_TEMPLATE = 'meridian';
export const TEMPLATE_IDS = [DEFAULT_TEMPLATE];
//# sourceMappingURL=templates.js.map