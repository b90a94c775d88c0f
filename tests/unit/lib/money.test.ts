import { describe, expect, it } from 'vitest';
import { LOCALE_CODES, LOCALES } from '@/lib/config/locales';
import { formatMoney } from '@/lib/money';
import { readMoney } from '@/components/wardrobe/model/read-money';
import { readRows } from '@/tests/setup/read-rows';

describe('formatMoney', () => {
  it.each(LOCALE_CODES)('writes both currencies by their country in %s', (locale) => {
    const tag = LOCALES[locale].htmlLang;
    expect(formatMoney({ amount: 128000, currency: 'HKD' }, tag)).toBe('HK$1,280');
    expect(formatMoney({ amount: 1250, currency: 'SGD' }, tag)).toBe('S$12.50');
    expect(formatMoney({ amount: 0, currency: 'SGD' }, tag, { cents: 'always' })).toBe('S$0.00');
    expect(formatMoney({ amount: -4005, currency: 'HKD' }, tag)).toBe('-HK$40.05');
  });
});

describe('readMoney', () => {
  it.each(readRows<string[]>(import.meta.url, 'money.rows.json'))('reads %j as HK$4,171', (text) =>
    expect(readMoney(text, 'HKD')).toBe(417_100),
  );

  it('reads what the page writes, in every language', () => {
    for (const locale of LOCALE_CODES) {
      for (const amount of [0, 5, 1_250, 128_000, 123_456_789]) {
        expect(readMoney(formatMoney({ amount, currency: 'SGD' }, LOCALES[locale].htmlLang), 'SGD')).toBe(amount);
      }
    }
  });

  it.each(['', 'abc', '-5', '4,17', '1,2345', '1.234', '5%', 'S$5', '12 34', '1e3'])(
    'takes %j for no amount in Hong Kong dollars',
    (text) => expect(readMoney(text, 'HKD')).toBeNull(),
  );
});
