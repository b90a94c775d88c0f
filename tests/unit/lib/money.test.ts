import { describe, expect, it } from 'vitest';
import { LOCALE_CODES, LOCALES } from '@/lib/config/locales';
import { formatMoney } from '@/lib/money';

describe('formatMoney', () => {
  it.each(LOCALE_CODES)('writes both currencies by their country in %s', (locale) => {
    const tag = LOCALES[locale].htmlLang;
    expect(formatMoney({ amount: 128000, currency: 'HKD' }, tag)).toBe('HK$1,280');
    expect(formatMoney({ amount: 1250, currency: 'SGD' }, tag)).toBe('S$12.50');
    expect(formatMoney({ amount: 0, currency: 'SGD' }, tag, { cents: 'always' })).toBe('S$0.00');
    expect(formatMoney({ amount: -4005, currency: 'HKD' }, tag)).toBe('-HK$40.05');
  });
});
