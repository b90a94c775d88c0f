/** The two regional sites. Everything that differs by market, except texts and prices, is defined here. */
export const REGIONS = {
  hk: {
    code: 'hk',
    ipCountry: 'HK',
    currency: 'HKD',
    phoneCode: '+852',
    timeZone: 'Asia/Hong_Kong',
    defaultLocale: 'en',
    locales: ['en', 'zh', 'zh-CN'],
  },
  sg: {
    code: 'sg',
    ipCountry: 'SG',
    currency: 'SGD',
    phoneCode: '+65',
    timeZone: 'Asia/Singapore',
    defaultLocale: 'en-SG',
    locales: ['en-SG', 'zh-Hans'],
  },
} as const;

export type RegionCode = keyof typeof REGIONS;
export type Region = (typeof REGIONS)[RegionCode];
export type Currency = Region['currency'];

export const REGION_CODES = Object.keys(REGIONS) as RegionCode[];

/** The specification's default country. */
export const DEFAULT_REGION: RegionCode = 'sg';

function isRegionCode(value: unknown): value is RegionCode {
  return value === 'hk' || value === 'sg';
}

export function otherRegion(region: RegionCode): RegionCode {
  return region === 'hk' ? 'sg' : 'hk';
}

/** The geolocation service's country code as a region; null for countries without a site. */
export function regionOfIpCountry(countryCode: string): RegionCode | null {
  return REGION_CODES.find((code) => REGIONS[code].ipCountry === countryCode.toUpperCase()) ?? null;
}

/** The region of a `Host` header: its first label, exactly `hk` or `sg`; anything else is the default region. */
export function regionOfHost(host: string | null | undefined): RegionCode {
  const label = (host ?? '').split(':')[0]?.split('.')[0]?.toLowerCase();
  return isRegionCode(label) ? label : DEFAULT_REGION;
}

/**
 * The current host with its first label replaced by the other region, port kept. A host without a region label (`localhost:3000`) gets the
 * label prepended.
 */
export function hostOfRegion(currentHost: string, region: RegionCode): string {
  const [first = '', ...rest] = currentHost.split('.');
  return isRegionCode(first.toLowerCase()) ? [region, ...rest].join('.') : `${region}.${currentHost}`;
}

/** The country of an account in this currency, regardless of the current site. */
export function countryOfCurrency(currency: Currency): RegionCode {
  return REGION_CODES.find((code) => REGIONS[code].currency === currency) ?? 'hk';
}
