import type { GetServerSideProps } from 'next';
import { isLocale, regionOfLocale } from '@/lib/config/locales';
import { regionOfHost } from '@/lib/config/regions';

/** Every path that no page answers, in the visitor's language: `pages/404` alone is rendered with the dummy locale. */
export default function MissingPage() {
  return null;
}

/**
 * The middleware gives each address a language of its region, but for those of files, which it leaves alone: a file that is not
 * there is no page to read, as Next has it for its own (`/_next/static`), and would be one of the other region.
 */
export const getServerSideProps: GetServerSideProps = async ({ locale, req, res }) => {
  if (isLocale(locale) && regionOfLocale(locale) === regionOfHost(req.headers.host)) return { notFound: true };
  res.statusCode = 404;
  res.setHeader('Content-Type', 'text/plain; charset=utf-8');
  res.setHeader('Cache-Control', 'no-store');
  res.end('Not Found');
  return { props: {} };
};
