import Head from 'next/head';
import { publicEnv } from '@/lib/config/env';
import type { Locale } from '@/lib/config/locales';
import { ROUTES, type RouteName } from '@/lib/config/routes';
import { siteAddress } from '@/lib/site-address';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { crawlerTags, type SharePicture } from './crawler-tags';

interface Props {
  /** Without the brand, which is added. */
  title: string;
  description: string;
  route: RouteName;
  /** Path under the route, `/what-april-does`: for pages of a collection. */
  below?: `/${string}`;
  /** Where a query key is part of what the page is: `?type=sell`. */
  query?: `?${string}`;
  sharePicture?: SharePicture;
  /** The languages that have this page, where that is not all of them. */
  locales?: readonly Locale[];
  /** Of an article: the day of its publication. */
  publishedAt?: string;
}

/** The head of a page. */
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
