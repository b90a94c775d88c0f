import type { ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { PaymentMethod } from '@/lib/contract/billing';
import type { CardValidity } from '@/lib/domain/payments/card-expiry';
import { Badge } from '@/components/ui/feedback/badge';
import { CreditCardIcon } from '@/components/ui/member-icons';
import { media } from '@/components/ui/theme/media';
import { Text } from '@/components/ui/text/text';

const Root = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  padding-block: var(--space-4);
  border-bottom: 1px solid var(--line);
  & > svg {
    color: var(--muted);
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
  }
  /* Their words stand below the card's, not their rims. */
  & > div + div {
    grid-column: 2;
    margin-inline-start: -0.5rem;
  }
  & strong {
    font-weight: 550;
  }
  ${media.md} {
    grid-template-columns: auto 1fr auto;
    & > div + div {
      grid-column: 3;
      margin-inline: 0 -0.5rem;
      justify-content: end;
    }
  }
`;

/** One saved card with its actions below, or at the end of the row where there is room. */
export function CardRow({ card, validity, children }: { card: PaymentMethod; validity: CardValidity; children?: ReactNode }) {
  const { t } = useTranslation('billing');
  return (
    <Root>
      <CreditCardIcon size={24} />
      <div>
        <strong>{t('cards.ending', { brand: card.brand, last4: card.last4 })}</strong>
        <Text as="span" $size="sm" $tone="muted">
          {t(validity === 'expired' ? 'cards.expired' : 'cards.expiry', { expiry: card.expiry })}
        </Text>
        {card.default ? <Badge>{t('cards.default')}</Badge> : null}
        {validity === 'expiring-soon' ? <Badge $tone="warning">{t('cards.expiringSoon')}</Badge> : null}
        {validity === 'expired' ? <Badge $tone="danger">{t('cards.isExpired')}</Badge> : null}
      </div>
      {children ? <div>{children}</div> : null}
    </Root>
  );
}
