/** Query key of a shared quote. */
export const QUOTE_PARAMETER = 'quote';
