import { circle, icon, rect } from './icons';

// Icons of wardrobe, booking and chat, which are not in a page's first load.
export const BackIcon = icon('M9 9h11v11H9z M9 15H4V4h11v5');
export const BellIcon = icon('M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.5H5z M10 20.5h4');
export const BookmarkIcon = icon('M7 4.5h10v15l-5-3.8-5 3.8z');
export const BoxIcon = icon('M12 3.8l8 4v8.4l-8 4-8-4V7.8z M4 7.8l8 4 8-4 M12 11.8v8.4 M8 5.8l8 4');
export const CalendarIcon = icon(`${rect(4, 5.5, 16, 14.5, 1.5)} M4 10h16 M8.5 3.5v4 M15.5 3.5v4`);
export const CameraIcon = icon(`M4 8h3.6l1.6-2.5h5.6L16.4 8H20v11H4z ${circle(12, 13.2, 3.4)}`);
export const ChatIcon = icon('M4 5.5h16v11h-8.5L7 20v-3.5H4z');
export const ClockIcon = icon(`${circle(12, 12, 8.5)} M12 7v5.2l3.4 2`);
export const CreditCardIcon = icon(`${rect(3, 5.5, 18, 13, 1.5)} M3 10h18 M6.5 15h4`);
export const ForwardIcon = icon('M4 4h11v11H4z M15 9h5v11H9v-5');
export const GiftIcon = icon(
  `${rect(4, 9, 16, 4, 0.8)} M5.5 13v7h13v-7 M12 9v11 M12 9C9 9 7.5 8 7.5 6.4 7.5 4 11 3.8 12 9c1-5.2 4.5-5 4.5-2.6C16.5 8 15 9 12 9z`,
);
export const GridIcon = icon(
  `${rect(4.5, 4.5, 6, 6, 0.8)} ${rect(13.5, 4.5, 6, 6, 0.8)} ${rect(4.5, 13.5, 6, 6, 0.8)} ${rect(13.5, 13.5, 6, 6, 0.8)}`,
);
export const HangerIcon = icon(
  'M9.8 6.8a2.2 2.2 0 1 1 3.5 1.8c-.8.5-1.3 1-1.3 1.9v.6 M12 11.1l8.6 5.3c1 .7.6 2.1-.6 2.1H4c-1.2 0-1.6-1.4-.6-2.1z',
);
export const HeartIcon = icon('M12 19.5S4 14.8 4 9.3A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 8 2.1c0 5.5-8 10.2-8 10.2z');
export const ImageIcon = icon(`${rect(4, 5, 16, 14, 1.5)} ${circle(9, 10, 1.6)} M4.5 17.5L10 13l3 2.5 3-3 4 4`);
export const ListIcon = icon('M9 6.5h11 M9 12h11 M9 17.5h11 M4.5 6.5h.01 M4.5 12h.01 M4.5 17.5h.01');
export const MoreIcon = icon('M5 12h.01 M12 12h.01 M19 12h.01', { strokeWidth: 2.6 });
export const PaperclipIcon = icon(
  'M19 11.5l-7.3 7.3a4.4 4.4 0 0 1-6.3-6.2l7.7-7.7a3 3 0 0 1 4.2 4.2l-7.6 7.6a1.5 1.5 0 0 1-2.1-2.1l6.7-6.7',
);
export const PersonIcon = icon(`${circle(12, 8.2, 3.7)} M4.8 20a7.2 7.2 0 0 1 14.4 0`);
export const ReceiptIcon = icon('M6 3.8h12v16.4l-2-1.4-2 1.4-2-1.4-2 1.4-2-1.4-2 1.4z M9 8.5h6 M9 12.5h6');
export const RedoIcon = icon('M15.5 5L20 9.5 15.5 14 M20 9.5H10a5.5 5.5 0 0 0 0 11h3');
export const ScissorsIcon = icon(`${circle(6.5, 7, 2.5)} ${circle(6.5, 17, 2.5)} M8.7 8.3L20 16 M8.7 15.7L20 8`);
export const SendIcon = icon('M20.5 3.5L3.5 10.2l6.8 3.5 3.5 6.8z M10.3 13.7L20.5 3.5');
export const SlidersIcon = icon(`M4 8h9 M17 8h3 ${circle(15, 8, 2)} M4 16h3 M11 16h9 ${circle(9, 16, 2)}`);
export const TagIcon = icon('M4 4.5h7.5l8.3 8.3a1.4 1.4 0 0 1 0 2l-5 5a1.4 1.4 0 0 1-2 0L4.5 11.5z M8.2 8.4h.01');
export const TrashIcon = icon('M4.5 7h15 M9 7V4.5h6V7 M6.5 7l.9 12.5h9.2L17.5 7 M10 10.5v5.5 M14 10.5v5.5');
export const TruckIcon = icon(`M3 6.5h11v10H3z M14 10h3.8l3.2 3.2v3.3h-7 ${circle(7.5, 17.5, 1.8)} ${circle(17, 17.5, 1.8)}`);
export const TurnLeftIcon = icon('M4.5 4.5v5h5 M5 9.5A7.5 7.5 0 1 1 4.5 13');
export const TurnRightIcon = icon('M19.5 4.5v5h-5 M19 9.5A7.5 7.5 0 1 0 19.5 13');
export const UndoIcon = icon('M8.5 5L4 9.5 8.5 14 M4 9.5h10a5.5 5.5 0 0 1 0 11h-3');
export const WardrobeIcon = icon(`${rect(5, 3.5, 14, 15.5, 1)} M12 3.5V19 M9.8 10.5v2 M14.2 10.5v2 M7 19v1.8 M17 19v1.8`);
