import { useTranslation } from 'next-i18next/pages';
import type { MouseEvent } from 'react';
import { publicEnv } from '@/lib/config/env';
import type { Locale } from '@/lib/config/locales';
import type { RegionCode } from '@/lib/config/regions';
import { otherRegionAddress, otherRegionPath } from '@/lib/domain/region/other-region-address';

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
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    location.assign(otherRegionAddress({ protocol: location.protocol, host: location.host, path, locale }, region));
  };
  return (
    <a href={`${base}${otherRegionPath({ path, locale }, region)}`} onClick={go}>
      {t(region === 'hk' ? 'regionHk' : 'regionSg')}
    </a>
  );
}
