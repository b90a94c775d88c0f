// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { extrasOf, priceListOf } from '@/backend/api/db/seed/price-list';
import { LOCALE_CODES, LOCALES, regionOfLocale } from '@/lib/config/locales';
import { REGIONS, type RegionCode } from '@/lib/config/regions';
import { EXTRAS } from '@/lib/contract/pricing';
import { formatMoney } from '@/lib/money';
import { getFaqs } from '@/services/content/get-pages';

const offer = vi.hoisted(() => ({ isThere: true }));
vi.mock('@/services/http/send-lazily', () => ({
  sendLazily: (_call: string, { body: { country } }: { body: { country: RegionCode } }) =>
    Promise.resolve(
      offer.isThere
        ? { kind: 'ok', data: { shoppingCarts: [...priceListOf(country), ...extrasOf(country)] } }
        : { kind: 'unreachable', status: 0 },
    ),
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  // The documents that came with the site.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answerIn = async (locale: (typeof LOCALE_CODES)[number]) =>
  (await getFaqs(locale)).find(({ slug }) => slug === 'which-extra-fees')?.answer ?? '';

it.each(LOCALE_CODES)('the answer about fees in %s names every one with what is charged today', async (locale) => {
  const region = regionOfLocale(locale);
  const answer = await answerIn(locale);
  const fees = extrasOf(region);
  expect(fees.map(({ extra }) => extra).sort()).toEqual([...EXTRAS].sort());
  for (const { price: amount } of fees) {
    expect(answer).toContain(formatMoney({ amount, currency: REGIONS[region].currency }, LOCALES[locale].htmlLang));
  }
  // The text says how many there are.
  expect(answer).toMatch(/seven|Seven|七項|七项/);
  expect(EXTRAS).toHaveLength(7);
});

it('and the deliveries that plans include, with those that may be a rush', async () => {
  expect(await answerIn('en')).toMatch(/<li>\S+ x Basic: 1 a month<\/li><li>\S+ x Plus: 2 a month, 1 of them as a rush<\/li>/);
  expect(await answerIn('zh')).toMatch(/<li>\S+ x 升級版：每月 2 次，其中 1 次可作特快送件<\/li>/);
});

it('without a price list it stands as it was written', async () => {
  offer.isThere = false;
  vi.setSystemTime(Date.now() + 120_000);
  expect(await answerIn('en')).not.toContain('<li>');
  offer.isThere = true;
});
