import { useTranslation } from 'next-i18next/pages';
import type { MouseEvent } from 'react';
import { publicEnv } from '@/lib/config/env';
import { localePrefix, nearestLocale, type Locale } from '@/lib/config/locales';
import type { RegionCode } from '@/lib/config/regions';
import { otherRegionAddress } from '@/lib/domain/region/other-region-address';

interface Props {
  region: RegionCode;
  locale: Locale;
  /** Path and query without locale prefix, of a page that the other site has in the nearest language. */
  path: string;
}

/** Goes to this page on the other region's site: the configured address in the page, the current host at click time. */
export function RegionSwitchLink({ region, locale, path }: Props) {
  const { t } = useTranslation('layout');
  const base = region === 'hk' ? publicEnv.siteUrlHk : publicEnv.siteUrlSg;
  const [pathname] = path.split('?');
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    location.assign(otherRegionAddress({ protocol: location.protocol, host: location.host, path, locale }, region));
  };
  return (
    <a href={`${base}${localePrefix(nearestLocale(locale, region))}${pathname}`} onClick={go}>
      {t(region === 'hk' ? 'regionHk' : 'regionSg')}
    </a>
  );
}
