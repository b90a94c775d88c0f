import type { RegionCode } from '@/lib/config/regions';

/**
 * Seven years in Hong Kong (Inland Revenue Ordinance, s. 51C); five in Singapore, from the end of the accounting period (Goods and Services
 * Tax Act, s. 46).
 */
const YEARS: Record<RegionCode, number> = { hk: 7, sg: 5 };

/**
 * The last day on which the law asks for a document, as the privacy policy of each region says.
 * @param date the document's, by the region's calendar
 */
export function keepUntil(country: RegionCode, date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = year + YEARS[country];
  return country === 'hk' ? new Date(Date.UTC(last, month - 1, day)).toISOString().slice(0, 10) : `${last}-12-31`;
}
