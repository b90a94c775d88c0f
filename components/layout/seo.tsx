import Head from 'next/head';
import { alternatesOf } from '@/lib/alternates';
import { publicEnv } from '@/lib/config/env';
import { LOCALES, type Locale } from '@/lib/config/locales';
import { ROUTES, type RouteName } from '@/lib/config/routes';
import type { OptimisedPicture } from '@/lib/optimised-picture';
import { SHARE_PICTURE, sharePictureName, sharePicturePath } from '@/lib/share-picture';
import { siteAddress, siteOrigin } from '@/lib/site-address';
import { useLocale } from '@/components/ui/use-locale';

/** `own`: drawn for this page when the product was built; `site`: the site's, as of a page that came with the CMS later. */
export type SharePicture = 'own' | 'site' | Pick<OptimisedPicture, 'src' | 'width' | 'height'>;

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

/**
 * What search engines and shared links read. Both sites name each other's pages in every language that has them; addresses
 * come from configuration, never from the request. Pages that nobody may list carry no alternates.
 */
export function Seo({ title, description, route, below, query, sharePicture = 'own', locales, publishedAt }: Props) {
  const { locale, region } = useLocale();
  const { path, indexable } = ROUTES[route];
  const whole = `${path === '/' && below ? '' : path}${below ?? ''}${query ?? ''}` as `/${string}`;
  const fullTitle = `${title} · ${publicEnv.brand}`;
  const canonical = siteAddress(locale, whole);
  const part = below?.slice(1) ?? query?.split('=')[1];
  const drawn = indexable && sharePicture === 'own' ? sharePicturePath(sharePictureName(route, part), locale) : `/open-graph-${region.code}.jpg`;
  const picture = typeof sharePicture === 'object' ? sharePicture : { src: drawn, ...SHARE_PICTURE };
  return (
    <Head>
      <title>{fullTitle}</title>
      <meta key="description" name="description" content={description} />
      {indexable ? <link key="canonical" rel="canonical" href={canonical} /> : <meta key="robots" name="robots" content="noindex, nofollow" />}
      {indexable
        ? alternatesOf(whole, locales).map(({ language, url }) => <link key={`alternate-${language}`} rel="alternate" hrefLang={language} href={url} />)
        : null}
      <meta key="og:type" property="og:type" content={publishedAt ? 'article' : 'website'} />
      {publishedAt ? <meta key="article:published_time" property="article:published_time" content={publishedAt} /> : null}
      <meta key="og:site_name" property="og:site_name" content={publicEnv.brand} />
      <meta key="og:title" property="og:title" content={fullTitle} />
      <meta key="og:description" property="og:description" content={description} />
      <meta key="og:url" property="og:url" content={canonical} />
      <meta key="og:locale" property="og:locale" content={LOCALES[locale].ogLocale} />
      <meta key="og:image" property="og:image" content={`${siteOrigin(region.code)}${picture.src}`} />
      <meta key="og:image:width" property="og:image:width" content={String(picture.width)} />
      <meta key="og:image:height" property="og:image:height" content={String(picture.height)} />
      <meta key="og:image:alt" property="og:image:alt" content={fullTitle} />
      <meta key="twitter:card" name="twitter:card" content="summary_large_image" />
    </Head>
  );
}
