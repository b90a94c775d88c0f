import type { JSX } from 'react';
import { publicEnv } from '@/lib/config/env';
import { LOCALES, regionOfLocale, type Locale } from '@/lib/config/locales';
import { ROUTES, type RouteName } from '@/lib/config/routes';
import type { OptimisedPicture } from '@/lib/site/optimised-picture';
import { SHARE_PICTURE, sharePictureName, sharePicturePath } from '@/lib/site/site-files';
import { alternatesOf, siteOrigin } from '@/lib/site/site-address';

/** `own`: a picture rendered for this page at build time; `site`: the site's picture, for pages added later in the CMS. */
export type SharePicture = 'own' | 'site' | Pick<OptimisedPicture, 'src' | 'width' | 'height'>;

interface Page {
  locale: Locale;
  route: RouteName;
  /** Path without locale, including the part below the route. */
  path: `/${string}`;
  /** Key of a page that is one of several under its route: `sell`, `what-april-does`. */
  part: string | undefined;
  title: string;
  description: string;
  canonical: string;
  sharePicture: SharePicture;
  /** The locales that have this page, if not all. */
  locales?: readonly Locale[];
  /** Publication date of an article. */
  publishedAt?: string;
}

/**
 * Tags for search engines and link previews. Both sites link to each other's pages in every locale that has them; addresses come from
 * configuration, never from the request. Noindex pages have no alternates.
 */
export function crawlerTags({
  locale,
  route,
  path,
  part,
  title,
  description,
  canonical,
  sharePicture,
  locales,
  publishedAt,
}: Page): JSX.Element[] {
  const { indexable } = ROUTES[route];
  const region = regionOfLocale(locale);
  const drawn = indexable && sharePicture === 'own' ? sharePicturePath(sharePictureName(route, part), locale) : `/open-graph-${region}.jpg`;
  const picture = typeof sharePicture === 'object' ? sharePicture : { src: drawn, ...SHARE_PICTURE };
  const properties = {
    'og:type': publishedAt ? 'article' : 'website',
    ...(publishedAt && { 'article:published_time': publishedAt }),
    'og:site_name': publicEnv.brand,
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:locale': LOCALES[locale].openGraph,
    'og:image': `${siteOrigin(region)}${picture.src}`,
    'og:image:width': picture.width,
    'og:image:height': picture.height,
    'og:image:alt': title,
  };
  const alternates = indexable ? alternatesOf(path, locales) : [];
  return [
    ...alternates.map(({ language, url }) => <link key={`alternate-${language}`} rel="alternate" hrefLang={language} href={url} />),
    ...Object.entries(properties).map(([property, content]) => <meta key={property} property={property} content={String(content)} />),
    <meta key="twitter:card" name="twitter:card" content="summary_large_image" />,
  ];
}
