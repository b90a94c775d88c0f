/**
 * For the element of a part below the first screen: the document brings its styles behind it, and it is drawn when they are there
 * (`styles-in-two.ts`).
 */
export const BELOW = { 'data-below': '' } as const;
