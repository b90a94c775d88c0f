import { REGION_CODES, REGIONS, type Currency, type RegionCode } from '@/lib/config/regions';

/** The country that an account in this currency belongs to, whichever site it is looked at from. */
export function countryOfCurrency(currency: Currency): RegionCode {
  return REGION_CODES.find((code) => REGIONS[code].currency === currency) ?? 'hk';
}
