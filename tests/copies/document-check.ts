import type { RegionCode } from '@/lib/config/regions';

/** Where a document has to say that it belongs. */
export interface Home {
  region: RegionCode;
  /** Of the site, as canonical addresses begin. */
  siteUrl: string;
}

const attribute = (tag: string, name: string): string | null => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? null;

/** Null: not on the page, which is then one that search engines do not list. */
export function canonicalOf(body: string): string | null {
  const tag = /<link[^>]*\srel="canonical"[^>]*>/.exec(body)?.[0];
  return tag === undefined ? null : attribute(tag, 'href');
}

/** @returns what is another site's in this document, null when all of it is of its own */
export function foreignIn(body: string, { region, siteUrl }: Home, isListed: boolean): string | null {
  const html = /<html[^>]*>/.exec(body)?.[0];
  if (html === undefined) return 'no document';
  const shownRegion = attribute(html, 'data-region');
  if (shownRegion !== region) return `region ${shownRegion}`;
  const canonical = canonicalOf(body);
  if (canonical === null) return isListed ? 'no canonical address' : null;
  return new URL(canonical).origin === new URL(siteUrl).origin ? null : `canonical address ${canonical}`;
}
