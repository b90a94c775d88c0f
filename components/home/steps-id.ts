/** Target of "How it works". */
export const STEPS_ID = 'how-it-works';
