import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { extrasOfDraft } from '@/lib/domain/pricing/basket-draft';
import { quoteBasket } from '@/lib/domain/pricing/quote-basket';
import { roundHalfUp } from '@/lib/domain/shared/round-half-up';
import { Button } from '@/components/ui/actions/button';
import { Table } from '@/components/ui/layout/table';
import { useLocale } from '@/components/ui/hooks/use-locale';
import type { Calculator } from './calculator-state';
import { useMoney } from './use-money';

const Aside = styled.small`
  display: block;
  color: var(--muted);
`;
const Saving = styled(Aside)`
  color: var(--success);
`;

/** Each term is quoted as its own basket, so that no second calculation can differ from the total. */
export function TermsTable({ calculator: { draft, priceList, memberships, friendReward, change } }: { calculator: Calculator }) {
  const { t } = useTranslation('pricing');
  const { region } = useLocale();
  const money = useMoney();
  const rows = memberships.flatMap(({ months }) => {
    const quote = quoteBasket({
      country: region.code,
      packages: draft.packages,
      months,
      priceList,
      memberships,
      friendReward,
      extras: extrasOfDraft(draft),
    });
    return quote.kind === 'priced' ? [{ months, paid: quote.chargedToday, saved: quote.membership.amount }] : [];
  });
  return (
    <Table caption={t('compare.terms')}>
      <thead>
        <tr>
          <th scope="col">{t('compare.term')}</th>
          <th scope="col" data-number>
            {t('compare.wholeTerm')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ months, paid, saved }) => {
          const term = t('months.month', { count: months });
          return (
            <tr key={months}>
              <th scope="row">
                <Button
                  variant={months === draft.months ? 'primary' : 'neutral'}
                  size="small"
                  aria-pressed={months === draft.months}
                  aria-label={t('compare.take', { months: term })}
                  onClick={() => change({ months })}
                >
                  {term}
                </Button>
              </th>
              <td data-number>
                <span>{money(paid)}</span>
                <Aside>{t('compare.perMonth', { price: money(roundHalfUp(paid, months)) })}</Aside>
                {saved > 0 ? <Saving>{t('compare.saved', { amount: money(saved) })}</Saving> : null}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
