import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AdditionalServicesView } from '@/components/additional-services/additional-services-view';
import { BlogView } from '@/components/blog/blog-view';
import { FaqsView } from '@/components/faqs/faqs-view';
import { PressView } from '@/components/press/press-view';
import { LOCALE_CODES, type Locale } from '@/lib/config/locales';
import type { AdditionalServicesPage } from '@/lib/contract/content/additional-service-page';
import type { BlogPage } from '@/lib/contract/content/blog-article';
import type { FaqPage } from '@/lib/contract/content/faq';
import type { SafeHtml } from '@/lib/safe-html';
import FaqsPage from '@/pages/faqs';
import { inLocale, renderWithTexts } from '@/tests/setup/render-with-texts';
import { asPathOf } from '@/tests/setup/memory-router';

const router = {
  pathname: '/',
  locale: 'en',
  query: {} as Record<string, string>,
  get asPath() {
    return asPathOf(this);
  },
  replace: () => Promise.resolve(true),
};
vi.mock('next/router', () => ({ useRouter: () => router }));
vi.mock('next/dynamic', () => ({ default: () => () => null }));
// The press kit below the list.
vi.mock('@/components/press/press-kit', () => ({ PressKit: () => null }));
vi.mock('next/head', () => ({ default: () => null }));
beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  ),
);
afterEach(() => {
  router.query = {};
  vi.unstubAllGlobals();
});

const picture = { name: 'p', base: '/p', width: 8, height: 5, widths: [8] } as never;
const seed = <Page,>(kind: string) => JSON.parse(readFileSync(`content/${kind}/${kind}/en.json`, 'utf8')) as Page;
const HEADS = {
  blog: seed<BlogPage>('blog-page'),
  faqs: seed<FaqPage>('faq-page'),
  services: seed<AdditionalServicesPage>('additional-services-page'),
};
const press = {
  headline: 'Press',
  intro: 'i',
  note: 'n',
  kit: { heading: 'k', text: 't', contents: [] },
  media: { heading: 'm', text: 't', email: 'a@example.com' },
};
const faq = { slug: 'mould', topic: 'storage' as const, question: 'Mould?', answer: '<p>Dry rooms.</p>' as SafeHtml };
const article = {
  slug: 'a',
  topic: 'care' as const,
  title: 'Coats',
  excerpt: 'e',
  publishedAt: '2026-03-01',
  readingMinutes: 2,
  cover: { kind: 'artwork' as const, picture },
  coverAlt: 'c',
};

const show = (view: ReactElement, locale: Locale = 'en') => renderWithTexts(view, { locale });
const heading = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

describe('a list of nothing', () => {
  const VIEWS = {
    'the articles': [<BlogView key="a" page={HEADS.blog} articles={[]} />, 'No articles yet'],
    'the press': [<PressView key="p" page={press} items={[]} picture={picture} />, 'Nothing published yet'],
    'the answers': [<FaqsView key="f" page={HEADS.faqs} faqs={[]} response="Soon." />, 'No answers here yet'],
    'the additional services': [
      <AdditionalServicesView key="s" page={HEADS.services} services={[]} />,
      'No additional services at the moment',
    ],
  } as const;

  it.each(Object.entries(VIEWS))('says so in place of %s', async (_, [view, words]) => {
    await show(view);
    expect(heading()).toContain(words);
  });

  it.each(LOCALE_CODES)('has words of %s itself for each', async (locale) => {
    const own = (namespace: string) =>
      (JSON.parse(readFileSync(`locales/${locale}/${namespace}.json`, 'utf8')) as { none: string | Record<string, string> }).none;
    for (const [view] of Object.values(VIEWS)) await show(view, locale);
    const words = [own('blog'), own('press'), own('faqs'), own('additional-services')].map((none) =>
      typeof none === 'string' ? none : (none.list ?? none.title),
    );
    expect(heading()).toEqual(expect.arrayContaining(words));
    if (locale.startsWith('zh')) expect(words.join('')).not.toMatch(/[a-z]/i);
  });

  it('has no list of contents that leads nowhere', async () => {
    await show(VIEWS['the additional services'][0]);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('a topic of nothing', () => {
  it('leads back to all articles', async () => {
    router.query = { topic: 'resale' };
    await show(<BlogView page={HEADS.blog} articles={[article]} />);
    expect(heading()).toContain('Nothing on this topic yet');
    expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog');
  });

  it('is no search without a hit', async () => {
    router.query = { topic: 'selling' };
    await show(<FaqsView page={HEADS.faqs} faqs={[faq]} response="Soon." />);
    expect(heading()).toContain('No answers on this topic yet');
    expect(screen.queryByText(/matches/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Show all answers' })).toHaveAttribute('href', '/faqs');
  });
});

describe('what search engines read of the answers', () => {
  it.each([
    ['all of them', [faq], 1],
    ['nothing where there are none', [], 0],
  ] as const)('is %s', async (_, faqs, count) => {
    const InLocale = inLocale('en');
    const html = renderToStaticMarkup(
      <InLocale>
        <FaqsPage page={HEADS.faqs} faqs={[...faqs]} response="Soon." />
      </InLocale>,
    );
    expect(html.match(/application\/ld\+json/g) ?? []).toHaveLength(count);
  });
});
