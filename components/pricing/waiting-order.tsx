import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/button';
import type { PackageService } from '@/stores/pakt-gift-store';
import { Phrased } from '@/components/ui/text/text';
import { useMoney } from './use-money';
import { useOrderSteps } from './use-pricing-steps';

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  margin-bottom: var(--space-5);
  padding: 0.625rem 0.75rem 0.625rem 1.125rem;
  border: 1px solid var(--line);
  border-inline-start: 3px solid var(--red);
  border-radius: var(--radius);
  background: var(--surface);
  font-size: var(--text-sm);
  line-height: 1.45;
  @media print {
    display: none;
  }
`;

/** An order under way, above the packages, which stay what the page shows. It goes on at its first open step. */
export function WaitingOrder({ totalItems, totalPrice }: PackageService['service']) {
  const { t } = useTranslation(['pricing', 'common']);
  const money = useMoney();
  const { goTo } = useOrderSteps();
  return (
    <Root data-testid="waiting-order">
      <Phrased as="p">{t('pricing:waiting', { count: totalItems, total: money(totalPrice) })}</Phrased>
      <Button size="small" onClick={() => goTo('pay')}>
        {t('common:action.continue')}
      </Button>
    </Root>
  );
}
