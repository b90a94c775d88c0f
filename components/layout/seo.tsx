import Head from 'next/head';
import { publicEnv } from '@/lib/config/env';
import type { Locale } from '@/lib/config/locales';
import { ROUTES, type RouteName } from '@/lib/config/routes';
import { siteAddress } from '@/lib/site/site-address';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { crawlerTags, type SharePicture } from './crawler-tags';

interface Props {
  /** Without the brand, which is appended. */
  title: string;
  description: string;
  route: RouteName;
  /** Path below the route, such as `/what-april-does`, for pages of a collection. */
  below?: `/${string}`;
  /** Set where a query key identifies the page: `?type=sell`. */
  query?: `?${string}`;
  sharePicture?: SharePicture;
  /** The locales that have this page, if not all. */
  locales?: readonly Locale[];
  /** Publication date of an article. */
  publishedAt?: string;
}

export function Seo({ title, description, route, below, query, sharePicture = 'own', locales, publishedAt }: Props) {
  const { locale } = useLocale();
  const { path, indexable } = ROUTES[route];
  const whole = `${path === '/' && below ? '' : path}${below ?? ''}${query ?? ''}` as `/${string}`;
  const fullTitle = `${title} · ${publicEnv.brand}`;
  const canonical = siteAddress(locale, whole);
  return (
    <Head>
      <title>{fullTitle}</title>
      <meta key="description" name="description" content={description} />
      {indexable ? (
        <link key="canonical" rel="canonical" href={canonical} />
      ) : (
        <meta key="robots" name="robots" content="noindex, nofollow" />
      )}
      {crawlerTags({
        locale,
        route,
        path: whole,
        part: below?.slice(1) ?? query?.split('=')[1],
        title: fullTitle,
        description,
        canonical,
        sharePicture,
        locales,
        publishedAt,
      })}
    </Head>
  );
}
