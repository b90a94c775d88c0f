/** Narrow phone, tablet, desktop, wide screen. */
export const WIDTHS = [360, 768, 1440, 1920];
