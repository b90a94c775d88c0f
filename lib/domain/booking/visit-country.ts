import { REGION_CODES, REGIONS, type Currency, type RegionCode } from '@/lib/config/regions';

/** The country of an account in this currency, regardless of the current site. */
export function countryOfCurrency(currency: Currency): RegionCode {
  return REGION_CODES.find((code) => REGIONS[code].currency === currency) ?? 'hk';
}
