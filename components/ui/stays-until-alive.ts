/**
 * The `method` of forms that stand in a static page. A press before the page's script is alive would send the form as
 * an address, with all that was typed in it; outside a <dialog> this method sends nothing, and every word stays.
 */
export const STAYS_UNTIL_ALIVE = 'dialog';
