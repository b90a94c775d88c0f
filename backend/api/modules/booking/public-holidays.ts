import type { RegionCode } from '@/lib/config/regions';

/**
 * Public holidays as `MM-DD`, including substitutes for a Sunday: in Singapore the following Monday, in Hong Kong as listed. Sources:
 * https://www.gov.hk/en/about/abouthk/holiday/ and https://www.mom.gov.sg/employment-practices/public-holidays, which publish the next
 * year's by the middle of a year. 2026 is gazetted. Later years are calculated: replace them once they are published.
 */
export const PUBLIC_HOLIDAYS: Readonly<Record<RegionCode, Readonly<Record<number, string>>>> = {
  hk: {
    2026: '01-01 02-17 02-18 02-19 04-03 04-04 04-06 04-07 05-01 05-25 06-19 07-01 09-26 10-01 10-19 12-25 12-26',
    2027: '01-01 02-06 02-08 02-09 03-26 03-27 03-29 04-05 05-01 05-13 06-09 07-01 09-16 10-01 10-08 12-25 12-27',
    2028: '01-01 01-26 01-27 01-28 04-04 04-14 04-15 04-17 05-01 05-02 05-29 07-01 10-02 10-04 10-26 12-25 12-26',
    2029: '01-01 02-13 02-14 02-15 03-30 03-31 04-02 04-04 05-01 05-21 06-16 07-02 09-24 10-01 10-16 12-25 12-26',
    2030: '01-01 02-04 02-05 02-06 04-05 04-19 04-20 04-22 05-01 05-09 06-05 07-01 09-13 10-01 10-05 12-25 12-26',
  },
  sg: {
    2026: '01-01 02-17 02-18 03-21 04-03 05-01 05-27 05-31 06-01 08-09 08-10 11-08 11-09 12-25',
    2027: '01-01 02-06 02-07 02-08 03-09 03-26 05-01 05-16 05-17 05-20 08-09 10-28 12-25',
    2028: '01-01 01-26 01-27 02-26 04-14 05-01 05-05 05-09 08-09 11-15 12-25',
    2029: '01-01 02-13 02-14 03-30 04-24 05-01 05-27 05-28 08-09 11-05 12-25',
    2030: '01-01 02-03 02-04 02-05 04-13 04-19 05-01 05-16 08-09 10-25 12-25',
  },
};

/** @param date as `YYYY-MM-DD`, in the region's time */
export function isPublicHoliday(date: string, region: RegionCode): boolean {
  return PUBLIC_HOLIDAYS[region][Number(date.slice(0, 4))]?.split(' ').includes(date.slice(5)) ?? false;
}
