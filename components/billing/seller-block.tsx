import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { publicEnv } from '@/lib/config/env';
import { useColon } from '@/components/ui/use-colon';
import type { Seller } from './load-sellers';

const Root = styled.span`
  display: grid;
  & > small {
    color: var(--muted);
  }
`;

/** Company, address and registrations, line by line: what makes the sheet one that can be handed in. */
export function SellerBlock({ seller }: { seller: Seller }) {
  const { t } = useTranslation('billing');
  const colon = useColon();
  return (
    <Root>
      <span>{seller.name ?? publicEnv.brand}</span>
      {seller.address.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {seller.registrations.map(({ label, number }) => (
        <span key={label}>{`${label}${colon}${number}`}</span>
      ))}
      {seller.isSample ? <small>{t('invoice.sampleSeller')}</small> : null}
    </Root>
  );
}
