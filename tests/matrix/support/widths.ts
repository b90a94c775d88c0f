/** Narrow phone, tablet, desktop, wide screen. */
export const WIDTHS = [360, 768, 1440, 1920];
/** From here on the header has no menu, and what opens as a drawer below stands beside the page. */
export const WIDE = 992;
