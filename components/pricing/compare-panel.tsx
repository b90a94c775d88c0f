import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Card } from '@/components/ui/layout/card';
import { Stack } from '@/components/ui/layout/stack';
import { Table } from '@/components/ui/layout/table';
import { Text } from '@/components/ui/text/text';
import type { ShoppingCart } from '@/lib/contract/pricing';
import { extrasOfDraft, hasMonthly } from '@/lib/domain/pricing/basket-draft';
import { entryOf } from '@/lib/domain/pricing/price-list';
import { quoteBasket } from '@/lib/domain/pricing/quote-basket';
import { roundHalfUp } from '@/lib/domain/shared/round-half-up';
import { PackageComparison } from './package-comparison';
import type { ShownPackage, Calculator } from './pricing-props';
import { useMoney } from './use-money';
import { usePanel } from './use-pricing-steps';

const Aside = styled.small`
  display: block;
  color: var(--muted);
`;
const Saving = styled(Aside)`
  color: var(--success);
`;

/** Each term is quoted as its own basket, so that no second calculation can differ from the total. */
function TermsTable({ calculator: { draft, priceList, memberships, friendReward, change } }: { calculator: Calculator }) {
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

/** The price per piece for each tier of package x. */
function PiecePrices({ priceList }: { priceList: readonly ShoppingCart[] }) {
  const { t } = useTranslation('pricing');
  const money = useMoney();
  const basic = entryOf(priceList, 'x', 'basic')?.tiers ?? [];
  const plus = entryOf(priceList, 'x', 'plus')?.tiers ?? [];
  if (basic.length === 0) return null;
  const each = (price: number, numberItems: number) => money(roundHalfUp(price, numberItems));
  return (
    <Stack $gap={3}>
      <Table caption={t('compare.pieces')}>
        <thead>
          <tr>
            <th scope="col">{t('compare.size')}</th>
            <th scope="col" data-number>
              {t('compare.basic')}
            </th>
            {plus.length > 0 ? (
              <th scope="col" data-number>
                {t('compare.plus')}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {basic.map(({ numberItems, price }) => {
            const better = plus.find((tier) => tier.numberItems === numberItems);
            return (
              <tr key={numberItems}>
                <th scope="row">{numberItems}</th>
                <td data-number>{each(price, numberItems)}</td>
                {plus.length > 0 ? <td data-number>{better ? each(better.price, numberItems) : '–'}</td> : null}
              </tr>
            );
          })}
        </tbody>
      </Table>
      <Text $size="xs" $tone="muted">
        {t('compare.pieceIntro')}
      </Text>
    </Stack>
  );
}

/** The packages side by side, the same basket for each term, and the price of a piece by plan size. */
export function ComparePanel({ calculator, packages }: { calculator: Calculator; packages: readonly ShownPackage[] }) {
  const { t } = useTranslation('pricing');
  const { goToPanel } = usePanel();
  const { draft, priceList } = calculator;
  return (
    <>
      {packages.length > 1 ? (
        <Card>
          <PackageComparison packages={packages} priceList={priceList} />
        </Card>
      ) : null}
      <Card>
        {hasMonthly(draft.packages, priceList) ? (
          <TermsTable calculator={calculator} />
        ) : (
          <EmptyState
            level={3}
            title={t('compare.terms')}
            body={t('compare.empty')}
            actions={
              <Button variant="secondary" onClick={() => goToPanel('choose')}>
                {t('compare.back')}
              </Button>
            }
          />
        )}
      </Card>
      <Card>
        <PiecePrices priceList={priceList} />
      </Card>
    </>
  );
}
