/** What differs between the two sites for a member. */
export const SITES = [
  { country: 'hk', locale: 'en', currency: 'HKD', sign: 'HK$', district: 'wan-chai' },
  { country: 'sg', locale: 'en-SG', currency: 'SGD', sign: 'S$', district: 'd09' },
] as const;
