import type { RegionCode } from '@/lib/config/regions';

/**
 * Seven years in Hong Kong (Inland Revenue Ordinance, s. 51C); five in Singapore, from the end of the accounting period (Goods and Services
 * Tax Act, s. 46).
 */
const YEARS: Record<RegionCode, number> = { hk: 7, sg: 5 };

/**
 * The last day of the legal retention period, as each region's privacy policy says.
 * @param date of the document, in the region's calendar
 */
export function keepUntil(country: RegionCode, date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = year + YEARS[country];
  return country === 'hk' ? new Date(Date.UTC(last, month - 1, day)).toISOString().slice(0, 10) : `${last}-12-31`;
}
