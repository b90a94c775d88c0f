import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '@/lib/config/locales';
import { formatMoney } from '@/lib/money';
import { payoutAt } from '@/lib/domain/pricing/commission';
import { call, dataFrom, signUpMember } from '@/tests/setup/member';
import { pdfText } from '@/tests/setup/pdf-text';
import { testBackend } from '@/tests/setup/test-backend';
import { demoToken, MONDAY } from './support';

const backend = testBackend({ rateLimitFactor: 1000 }, { clock: () => MONDAY });

const statement = (token: string, locale?: Locale) => call(backend, 'salesDocument', { token, ...(locale ? { query: { locale } } : {}) });

describe.each([
  { locale: 'en', title: 'Statement of sales' },
  { locale: 'zh', title: '轉售結單' },
  { locale: 'zh-CN', title: '转售结算单' },
] as const)('the statement of sales in $locale', ({ locale, title }) => {
  it('is a tagged file that nobody keeps, with the figures of the page', async () => {
    const token = await demoToken(backend, 'consignor');
    const { items } = await dataFrom(backend, 'sales', { token, query: { take: '500', locale } });
    const sold = items.filter(({ state }) => state === 'sold' || state === 'paid');
    expect(sold.length).toBeGreaterThan(1);
    const { statusCode, headers, rawPayload } = await statement(token, locale);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-disposition']).toContain('sales-2026-11-16.pdf');
    const { htmlLang } = LOCALES[locale];
    const structure = rawPayload.toString('latin1');
    for (const part of [`/Lang (${htmlLang})`, '/Marked true', '/StructTreeRoot', '/S /Table']) expect(structure).toContain(part);
    // A row for each sale, between the titles of the columns and the totals.
    expect(structure.match(/\/S \/TR\b/g)).toHaveLength(sold.length + 2);
    const text = pdfText(rawPayload);
    expect(text).toContain(title);
    expect(text).toContain('consignor@example.com');
    const money = (amount: number) => formatMoney({ amount, currency: 'HKD' }, htmlLang, { cents: 'always' });
    for (const { name, code, consignment } of sold) {
      const { commission, payout } = payoutAt(consignment?.soldPrice ?? 0, consignment?.commissionPercent ?? 0);
      expect(text).toContain(code);
      expect(text.replaceAll('\n', ' ')).toContain(name);
      for (const amount of [consignment?.soldPrice ?? 0, commission, payout, consignment?.settlement?.amount ?? 0]) {
        expect(text).toContain(money(amount));
      }
    }
    const sumOf = (state: string) =>
      sold.reduce((sum, item) => sum + (item.state === state ? (item.consignment?.settlement?.amount ?? 0) : 0), 0);
    for (const sum of [sumOf('sold'), sumOf('paid'), sumOf('sold') + sumOf('paid')]) expect(text).toContain(money(sum));
  });
});

it('of a member who sold nothing it says so, and a visitor has none', async () => {
  const { token } = await signUpMember(backend);
  const { rawPayload } = await statement(token);
  expect(pdfText(rawPayload)).toContain('Nothing has been sold yet.');
  expect((await call(backend, 'salesDocument', {})).statusCode).toBe(401);
});
