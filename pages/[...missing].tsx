import type { GetServerSideProps } from 'next';
import { isLocale, regionOfLocale } from '@/lib/config/locales';
import { regionOfHost } from '@/lib/config/regions';

/** Catches all unknown paths in the visitor's language, because `pages/404` is rendered only with the dummy locale. */
export default function MissingPage() {
  return null;
}

/**
 * The middleware adds a locale to every address except files. A missing file is answered with a plain 404 instead of a page, as Next does
 * for `/_next/static`; a page could be in the other region's language.
 */
export const getServerSideProps: GetServerSideProps = async ({ locale, req, res }) => {
  if (isLocale(locale) && regionOfLocale(locale) === regionOfHost(req.headers.host)) return { notFound: true };
  res.statusCode = 404;
  res.setHeader('Content-Type', 'text/plain; charset=utf-8');
  res.setHeader('Cache-Control', 'no-store');
  res.end('Not Found');
  return { props: {} };
};
