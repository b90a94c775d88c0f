import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { REGIONS, type RegionCode } from '@/lib/config/regions';
import { ROUTES } from '@/lib/config/routes';
import { yearIn } from '@/lib/dates';
import { ConsentLink } from '@/components/consent/consent-link';
import { useIsHydrated } from '@/components/ui/hooks/use-is-hydrated';
import { DataCredit } from './data-credits';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  align-items: center;
  justify-content: space-between;
  /* Its line ends where the columns above it do. */
  width: min(var(--container), 100% - 2 * var(--gutter));
  margin: var(--space-7) auto 0;
  padding-top: var(--space-5);
  font-size: var(--text-xs);
  color: var(--muted);
  border-top: 1px solid var(--line);
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-5);
  }
  ul[data-credits] {
    flex-basis: 100%;
  }
  button {
    color: inherit;
  }
  li > * {
    display: inline-flex;
    align-items: center;
    min-height: 2.5rem;
  }
  li:empty {
    display: none;
  }
`;

export function FooterLegal({ region, year }: { region: RegionCode; year: number }) {
  const { t } = useTranslation('layout');
  // The build's year until hydration, then the current year in the region's time zone.
  const current = useIsHydrated() ? yearIn(REGIONS[region].timeZone) : year;
  return (
    <Root>
      <p>{t('copyright', { year: current })}</p>
      <ul>
        <li>
          <Link href={ROUTES.privacyPolicy.path}>{t('privacyPolicy')}</Link>
        </li>
        <li>
          <Link href={ROUTES.termsAndCondition.path}>{t('termsAndCondition')}</Link>
        </li>
        <li>
          <ConsentLink region={region} />
        </li>
      </ul>
      <ul data-credits>
        <li>
          <DataCredit />
        </li>
      </ul>
    </Root>
  );
}
