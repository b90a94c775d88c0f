import { circle, icon, rect } from './icons';

// Icons of single pages, which are not in every page's first load.
export const ArrowDownIcon = icon('M12 4.5v15 M18.5 13L12 19.5 5.5 13');
export const ArrowLeftIcon = icon('M20 12H4 M10 6l-6 6 6 6');
export const ChevronLeftIcon = icon('M14.5 6l-6 6 6 6');
export const ChevronRightIcon = icon('M9.5 6l6 6-6 6');
export const ChevronUpIcon = icon('M6 14.5l6-6 6 6');
export const CopyIcon = icon(`${rect(9, 9, 11, 11, 1.5)} M15 9V5.5A1.5 1.5 0 0 0 13.5 4h-8A1.5 1.5 0 0 0 4 5.5v8A1.5 1.5 0 0 0 5.5 15H9`);
export const DownloadIcon = icon('M12 4v11.5 M7.5 11l4.5 4.5 4.5-4.5 M4.5 19.5h15');
export const LockIcon = icon(`${rect(5, 10.5, 14, 9.5, 1.5)} M8.2 10.5V7.8a3.8 3.8 0 0 1 7.6 0v2.7`);
export const MailIcon = icon(`${rect(3.5, 5.5, 17, 13, 1.5)} M4 7l8 6 8-6`);
export const PrintIcon = icon(`M7 9V4h10v5 ${rect(4, 9, 16, 7.5, 1.2)} M7 14h10v6H7z`);
export const SearchIcon = icon(`${circle(10.5, 10.5, 6)} M15 15l5.5 5.5`);
export const ShareIcon = icon(`${circle(6, 12, 2.3)} ${circle(17.5, 5.8, 2.3)} ${circle(17.5, 18.2, 2.3)} M8 10.9l7.4-4 M8 13.1l7.4 4`);
export const WhatsappIcon = icon(
  'M4 20l1.2-4a8 8 0 1 1 3 2.9z M9 8.5c-.6 2.9 2.9 6.7 6.2 6.6.8-.5 1-1 .9-1.7l-1.8-.9-1 .9c-1.3-.5-2.2-1.5-2.7-2.7l.9-.9L10.7 8c-.7-.2-1.3 0-1.7.5z',
);
