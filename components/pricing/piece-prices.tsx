import { useTranslation } from 'next-i18next/pages';
import type { ShoppingCart } from '@/lib/contract/pricing';
import { entryOf } from '@/lib/domain/pricing/price-list';
import { roundHalfUp } from '@/lib/domain/shared/round-half-up';
import { Stack } from '@/components/ui/layout/stack';
import { Table } from '@/components/ui/layout/table';
import { Text } from '@/components/ui/text/text';
import { useMoney } from './use-money';

/** The price per piece for each tier of package x. */
export function PiecePrices({ priceList }: { priceList: readonly ShoppingCart[] }) {
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
