/** Target of the "How it works" link. */
export const STEPS_ID = 'how-it-works';
