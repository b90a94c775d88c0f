/**
 * The `method` of forms in static pages. A form submitted before hydration would put its values into the address. Outside a <dialog>,
 * method="dialog" does nothing, and the input stays.
 */
export const PRE_HYDRATION_METHOD = 'dialog';
