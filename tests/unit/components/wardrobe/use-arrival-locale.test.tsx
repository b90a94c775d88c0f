import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { inLocale } from '@/tests/setup/render-with-texts';
import { useArrivalLocale } from '@/components/wardrobe/wardrobe-view';
import { standIn } from '@/tests/setup/stand-in';

const router = {
  isReady: true,
  pathname: '/items',
  asPath: '/items',
  query: {} as Record<string, string>,
  replace: vi.fn(async () => true),
};
await standIn(import('next/router'), { useRouter: () => router });
afterEach(() => vi.clearAllMocks());

async function arrive(query: string) {
  router.asPath = `/items${query}`;
  router.query = Object.fromEntries(new URLSearchParams(query));
  renderHook(() => useArrivalLocale(), { wrapper: inLocale('en') });
}

it.each([
  ['alone', '?locale=en_US', '/items'],
  ['with an open passport', '?locale=en_US&item=a-coat', '/items?item=a-coat'],
  [
    'between filters, one of them twice',
    '?place=stored&locale=en_US&place=at-home&q=%E6%97%97%E8%A2%8D#pieces',
    '/items?place=stored&place=at-home&q=%E6%97%97%E8%A2%8D',
  ],
  ['beside a question that has its own mark', '?locale=en_US&q=red?', '/items?q=red%3F'],
])('the locale that another site sent, %s, is all that leaves the address', async (_name, query, left) => {
  await arrive(query);
  expect(router.replace).toHaveBeenCalledWith(left, undefined, { locale: 'en' });
});

it('an address without one is left alone', async () => {
  await arrive('?item=a-coat');
  expect(router.replace).not.toHaveBeenCalled();
});
