import type { Currency } from './config/regions';

/** The payment calls write the currency in lower case; everything else in upper case. */
export function lowercaseCurrency(currency: Currency): Lowercase<Currency> {
  return currency === 'HKD' ? 'hkd' : 'sgd';
}
