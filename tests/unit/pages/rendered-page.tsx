import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GetStaticPaths, GetStaticProps } from 'next';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LOCALE_CODES, type Locale } from '@/lib/config/locales';
import { ROUTES, SERVICE_TYPES, type RouteName } from '@/lib/config/routes';
import type { ShellProps } from '@/lib/domain/shared/shell-props';
import { LanguageMenu } from '@/components/layout/language-menu';
import { StoresProvider } from '@/stores/stores-provider';
import { inLocale } from '@/tests/setup/render-with-texts';

interface PageModule {
  default: ComponentType<object>;
  getStaticProps: GetStaticProps;
  getStaticPaths?: GetStaticPaths;
}

const MODULES = import.meta.glob<PageModule>(['/pages/**/*.tsx', '!/pages/_*.tsx']);
export const ARTICLE = 'clean-before-you-store';
/** Of the CMS alone, each in the languages that it was written in. */
export const WRITTEN: Record<string, readonly Locale[]> = {
  [ARTICLE]: LOCALE_CODES,
  'only-in-hong-kong': ['en', 'zh'],
  'only-in-chinese': ['zh', 'zh-Hans'],
  'only-in-english': ['en', 'en-SG'],
  'only-here': ['zh-CN'],
};

/** When the first of them was last edited; Singapore's Chinese text on the evening before, by Greenwich. */
const EDITED: Partial<Record<Locale, string>> = {
  en: '2026-10-02T03:00:00.000Z',
  zh: '2001-01-01T00:00:00.000Z',
  'zh-CN': 'long ago',
  'zh-Hans': '2026-10-04T17:00:00.000Z',
};
export const CHANGED: Partial<Record<Locale, string>> = { en: '2026-10-02', 'zh-Hans': '2026-10-05' };

function articlesIn(locale: Locale): object[] {
  const seed = JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, `../../../content/blog-articles/${ARTICLE}/${locale}.json`), 'utf8'),
  ) as object;
  return Object.keys(WRITTEN)
    .filter((slug) => WRITTEN[slug]?.includes(locale))
    .map((slug) => ({ ...seed, slug, updatedAt: slug === ARTICLE ? EDITED[locale] : undefined }));
}

/** A CMS that has articles and nothing else: every other document is the one that ships with the site. */
export function answer(asked: URL): Response {
  const slug = asked.searchParams.get('filters[slug][$eq]');
  if (!asked.pathname.endsWith('/blog-articles')) return new Response(null, { status: 404 });
  const articles = articlesIn(asked.searchParams.get('locale') as Locale);
  return Response.json({ data: slug === null ? articles : articles.filter((article) => 'slug' in article && article.slug === slug) });
}

const attributesOf = (tag: string) =>
  Object.fromEntries(
    [...tag.matchAll(/([a-z:]+)="([^"]*)"/gi)].map(([, name = '', value = '']) => [name.toLowerCase(), value.replaceAll('&amp;', '&')]),
  );
export const tagsOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name} [^>]*>`, 'g'))].map(([tag]) => attributesOf(tag));
export const namedBy = (links: readonly Record<string, string>[]) =>
  Object.fromEntries(
    links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang).map(({ hreflang = '', href = '' }) => [hreflang, href]),
  );

export interface Rendered {
  html: string;
  menu: string;
}

export async function render(file: string, locale: Locale, params?: Record<string, string>): Promise<Rendered | null> {
  const page = await MODULES[file]?.();
  if (!page) throw new Error(`There is no ${file}`);
  const answered = (await page.getStaticProps({ locale, params })) as { props: { shell: ShellProps } } | { notFound: true };
  if (!('props' in answered)) return null;
  const InLocale = inLocale(locale);
  return {
    html: renderToStaticMarkup(
      <InLocale>
        <StoresProvider locale={locale} promoBanner={answered.props.shell.promoBanner}>
          <page.default {...answered.props} />
        </StoresProvider>
      </InLocale>,
    ),
    menu: renderToStaticMarkup(
      <InLocale>
        <LanguageMenu shell={answered.props.shell} />
      </InLocale>,
    ),
  };
}

/** The file of each listed page with the address that it stands at. */
export const PAGES: { file: string; path: `/${string}`; params?: Record<string, string> }[] = [
  ...(Object.keys(ROUTES) as RouteName[])
    .filter((name) => ROUTES[name].indexable && name !== 'servicesPricing')
    .map((name) => {
      const { path: own } = ROUTES[name];
      return { file: [`/pages${own}.tsx`, `/pages${own === '/' ? '' : own}/index.tsx`].find((file) => file in MODULES) ?? own, path: own };
    }),
  ...SERVICE_TYPES.map((type, index) => ({
    file: '/pages/services-pricing/[type].tsx',
    path: `/services-pricing${index === 0 ? '' : `?type=${type}`}` as const,
    params: { type },
  })),
  ...Object.keys(WRITTEN).map((slug) => ({ file: '/pages/blog/[slug].tsx', path: `/blog/${slug}` as const, params: { slug } })),
];
