import type { GetServerSideProps } from 'next';
import { isLocale, type Locale } from '@/lib/config/locales';

/** Generated documents change with the content; a shared cache may keep them as long as a page. */
const CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400';

export interface GeneratedDocument {
  type: string;
  body: string | Buffer;
  /** Offered for saving under this name. */
  fileName?: string;
}

/** `getServerSideProps` of a route that returns a file instead of a page. Null: not found. */
export function writeDocument(generate: (locale: Locale) => Promise<GeneratedDocument | null>): GetServerSideProps {
  return async ({ locale, res }) => {
    const document = isLocale(locale) ? await generate(locale) : null;
    if (!document) return { notFound: true };
    res.setHeader('Content-Type', document.type);
    res.setHeader('Cache-Control', CACHE);
    if (document.fileName) res.setHeader('Content-Disposition', `attachment; filename="${document.fileName}"`);
    res.end(document.body);
    return { props: {} };
  };
}
