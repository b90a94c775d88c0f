import { noteSiteFault } from '@/lib/site-fault';

/** What an editor has to mend; the page is whole without it. */
export interface ContentFault {
  kind: string;
  slug: string;
  locale: string;
  fault: 'coverPicture' | 'picture in the text';
}

const noted = new Set<string>();

/** Once a process: pages are made again every minute. */
export function noteContentFault({ kind, slug, locale, fault }: ContentFault): void {
  const key = [kind, slug, locale, fault].join(' ');
  if (noted.has(key)) return;
  noted.add(key);
  noteSiteFault(40, { error: 'ContentFault', kind, slug, locale, fault });
}
