import { circle, icon } from './icons';

// Icons of forms, apart: a page with a field does not load those of all pages.
export const EyeOffIcon = icon(
  'M10 5.7a9 9 0 0 1 2-.2c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.5 M6.3 7.2A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.5-1.2 M9.9 9.9a3 3 0 0 0 4.2 4.2 M3.5 3.5l17 17',
);
export const EyeIcon = icon(`M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z ${circle(12, 12, 3)}`);
export const MinusIcon = icon('M5 12h14');
export const PlusIcon = icon('M12 5v14 M5 12h14');
