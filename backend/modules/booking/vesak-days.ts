/**
 * Vesak Day in Singapore by year: `date-holidays` lists it up to 2026 only. 2026 is the gazetted day. Those after it are
 * reckoned, not read in the gazette: the 15th day of the fourth lunar month, by which the Singapore Buddhist Federation
 * names the day. The gazette has the last word: compare each year once the Ministry of Manpower has published it.
 */
export const VESAK_DAYS: Readonly<Record<number, string>> = {
  2026: '2026-05-31',
  2027: '2027-05-20',
  2028: '2028-05-09',
  2029: '2029-05-27',
  2030: '2030-05-16',
  2031: '2031-06-04',
};
