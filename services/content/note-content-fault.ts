import { reportSiteFault } from '@/lib/site/report-site-fault';

/** A fault that an editor has to fix; the page works without it. */
export interface ContentFault {
  kind: string;
  slug: string;
  locale: string;
  fault: 'coverPicture' | 'picture in the text';
}

const noted = new Set<string>();

/** Logged once per process, because pages are regenerated every minute. */
export function noteContentFault({ kind, slug, locale, fault }: ContentFault): void {
  const key = [kind, slug, locale, fault].join(' ');
  if (noted.has(key)) return;
  noted.add(key);
  reportSiteFault(40, { error: 'ContentFault', kind, slug, locale, fault });
}
