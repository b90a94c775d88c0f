import type { Currency } from './config/regions';

/** The payment calls write the currency in lower case; everything else in upper case. */
export function lowercaseCurrency(currency: Currency): Lowercase<Currency> {
  return currency === 'HKD' ? 'hkd' : 'sgd';
}

/** An amount of money: integer minor units (cents) with their currency. */
export interface Money {
  amount: number;
  currency: Currency;
}

const MINOR_UNITS = 100;
const MINOR_DIGITS = 2;

/** The country and not just `$`, because both sites are read in either country. */
const SYMBOLS: Record<Currency, string> = { HKD: 'HK$', SGD: 'S$' };

interface Options {
  /** `always` in columns and receipts; `whole` drops the cents of a round amount. */
  cents?: 'always' | 'whole';
}

const formats = new Map<string, Intl.NumberFormat>();

/** Kept, because making a format costs far more than using it. */
function formatOf(localeTag: string, currency: Currency, minimumFractionDigits: number): Intl.NumberFormat {
  const key = `${localeTag} ${currency} ${minimumFractionDigits}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(localeTag, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol', // a currency code would add a space
      minimumFractionDigits, // not `trailingZeroDisplay`, which Firefox knows from 116 on
    });
  formats.set(key, format);
  return format;
}

/**
 * `HK$1,280`, `S$12.50`, `-HK$40`: the symbol is the same in every locale, the rest follows the locale.
 * @param localeTag BCP 47, as `LOCALES[locale].htmlLang` gives it
 */
export function formatMoney({ amount, currency }: Money, localeTag: string, { cents = 'whole' }: Options = {}): string {
  return formatOf(localeTag, currency, cents === 'whole' && amount % MINOR_UNITS === 0 ? 0 : MINOR_DIGITS)
    .formatToParts(amount / MINOR_UNITS)
    .map((part) => (part.type === 'currency' ? SYMBOLS[currency] : part.value))
    .join('');
}

/** Minor units as a decimal number for a spreadsheet, without floating point. */
export function decimalOf(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(MINOR_DIGITS + 1, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -MINOR_DIGITS)}.${digits.slice(-MINOR_DIGITS)}`;
}
