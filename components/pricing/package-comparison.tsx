import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { PackageName, XType } from '@/lib/contract/package-selection';
import { includedDeliveries } from '@/lib/domain/pricing/plan-benefits';
import { entryOf } from '@/lib/domain/pricing/price-list';
import { lowestPrice } from '@/lib/domain/pricing/service-offers';
import { Badge } from '@/components/ui/feedback/badge';
import { Stack } from '@/components/ui/layout/stack';
import { Table } from '@/components/ui/layout/table';
import { Text } from '@/components/ui/text/text';
import { PRICE_UNITS, RECOMMENDED } from './package-choice';
import type { ShownPackage, Calculator } from './pricing-props';
import { useMoney } from './use-money';

const Columns = styled.div`
  & td,
  & thead th {
    min-width: 7.75rem;
    white-space: normal;
  }
  & thead th {
    vertical-align: bottom;
    color: var(--ink);
  }
  & thead th > span {
    display: block;
    width: max-content;
    margin-bottom: var(--space-1);
  }
  & tbody th {
    position: sticky;
    left: 0;
    min-width: 5.5rem;
    max-width: 6.5rem;
    background: var(--surface);
    white-space: normal;
  }
`;

interface Compared {
  sold: ShownPackage;
  xType: XType;
  name: string;
}

const keyOf = ({ sold, xType }: Compared) => `${sold.package}-${xType}`;
/** Sealed: we neither see nor list what is inside. */
const isItemised = (name: PackageName) => name !== 'lite';

/** What each package of this page is for, what it holds and what it costs, side by side. */
export function PackageComparison({ packages, priceList }: { packages: readonly ShownPackage[] } & Pick<Calculator, 'priceList'>) {
  const { t } = useTranslation('pricing');
  const money = useMoney();
  const columns = packages.flatMap((sold): Compared[] =>
    sold.variants && sold.variants.length > 0
      ? sold.variants.map(({ xType, name }) => ({ sold, xType, name: `${sold.name} ${name}` }))
      : [{ sold, xType: 'basic', name: sold.name }],
  );
  const entryFor = ({ sold, xType }: Compared) => entryOf(priceList, sold.package, xType);
  const rows: { name: string; value: (column: Compared) => string }[] = [
    { name: t('compare.for'), value: ({ sold, xType }) => sold.variants?.find((each) => each.xType === xType)?.text ?? sold.bestFor },
    { name: t('compare.listed'), value: ({ sold }) => t(isItemised(sold.package) ? 'compare.yes' : 'compare.no') },
    { name: t('compare.photographed'), value: ({ sold }) => t(isItemised(sold.package) ? 'compare.yes' : 'compare.no') },
    {
      name: t('compare.cover'),
      value: (column) => {
        const limit = entryFor(column)?.coverLimit;
        if (limit === undefined) return '–';
        return t(isItemised(column.sold.package) ? 'compare.coverPiece' : 'compare.coverBag', { amount: money(limit) });
      },
    },
    {
      name: t('compare.deliveries'),
      value: (column) => {
        const { deliveries, rushes } = includedDeliveries(entryFor(column));
        if (deliveries === 0) return t('compare.noDelivery');
        return rushes > 0 ? t('compare.deliveryRush', { count: deliveries, rushes }) : t('compare.delivery', { count: deliveries });
      },
    },
    {
      name: t('compare.price'),
      value: (column) => {
        const entry = entryFor(column);
        const lowest = entry && lowestPrice([entry], column.sold.package);
        if (!lowest) return '–';
        const amount = money(lowest.amount);
        return `${entry.tiers ? t('package.from', { price: amount }) : amount} ${t(`package.${PRICE_UNITS[entry.unit]}`)}`;
      },
    },
  ];
  return (
    <Stack $gap={3}>
      <Columns>
        <Table caption={t('compare.packages')}>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={keyOf(column)} scope="col">
                  {isRecommended(column) ? <Badge $tone="red">{t('package.recommended')}</Badge> : null}
                  <span>{column.name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {columns.map((column) => (
                  <td key={keyOf(column)}>{value(column)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Columns>
      <Text $size="sm">{t('package.reason')}</Text>
    </Stack>
  );
}

const isRecommended = ({ sold, xType }: Compared) => sold.package === RECOMMENDED && xType === 'basic';
