/** The panels of the calculator in order; `servicesPricing.step` counts them from 1. */
export const PANELS = ['choose', 'compare', 'total'] as const;
export const stepOf = (panel: (typeof PANELS)[number]) => PANELS.indexOf(panel) + 1;
