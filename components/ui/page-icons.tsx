import { icon } from './icons';

// Icons of single pages, which are not in every page's first load.
export const ArrowDownIcon = icon(<path d="M12 4.5v15 M18.5 13L12 19.5 5.5 13" />);
export const ArrowLeftIcon = icon(<path d="M20 12H4 M10 6l-6 6 6 6" />);
export const ChevronLeftIcon = icon(<path d="M14.5 6l-6 6 6 6" />);
export const ChevronRightIcon = icon(<path d="M9.5 6l6 6-6 6" />);
export const ChevronUpIcon = icon(<path d="M6 14.5l6-6 6 6" />);
export const CopyIcon = icon(
  <>
    <rect x="9" y="9" width="11" height="11" rx="1.5" />
    <path d="M15 9V5.5A1.5 1.5 0 0 0 13.5 4h-8A1.5 1.5 0 0 0 4 5.5v8A1.5 1.5 0 0 0 5.5 15H9" />
  </>,
);
export const DownloadIcon = icon(<path d="M12 4v11.5 M7.5 11l4.5 4.5 4.5-4.5 M4.5 19.5h15" />);
export const LockIcon = icon(
  <>
    <rect x="5" y="10.5" width="14" height="9.5" rx="1.5" />
    <path d="M8.2 10.5V7.8a3.8 3.8 0 0 1 7.6 0v2.7" />
  </>,
);
export const MailIcon = icon(
  <>
    <rect x="3.5" y="5.5" width="17" height="13" rx="1.5" />
    <path d="M4 7l8 6 8-6" />
  </>,
);
export const PrintIcon = icon(
  <>
    <path d="M7 9V4h10v5" />
    <rect x="4" y="9" width="16" height="7.5" rx="1.2" />
    <path d="M7 14h10v6H7z" />
  </>,
);
export const SearchIcon = icon(
  <>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="M15 15l5.5 5.5" />
  </>,
);
export const ShareIcon = icon(
  <>
    <circle cx="6" cy="12" r="2.3" />
    <circle cx="17.5" cy="5.8" r="2.3" />
    <circle cx="17.5" cy="18.2" r="2.3" />
    <path d="M8 10.9l7.4-4 M8 13.1l7.4 4" />
  </>,
);
export const WhatsappIcon = icon(
  <path d="M4 20l1.2-4a8 8 0 1 1 3 2.9z M9 8.5c-.6 2.9 2.9 6.7 6.2 6.6.8-.5 1-1 .9-1.7l-1.8-.9-1 .9c-1.3-.5-2.2-1.5-2.7-2.7l.9-.9L10.7 8c-.7-.2-1.3 0-1.7.5z" />,
);
