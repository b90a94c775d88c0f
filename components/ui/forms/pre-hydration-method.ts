/**
 * The `method` of forms in a static page. Sent before the page is hydrated, a form would put all that was typed into the address. Outside a
 * <dialog> this method sends nothing, and every word stays.
 */
export const PRE_HYDRATION_METHOD = 'dialog';
