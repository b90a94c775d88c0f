import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/button';
import { Cluster } from '@/components/ui/cluster';
import { DefinitionList } from '@/components/ui/definition-list';
import { Notice } from '@/components/ui/notice';
import { Stack } from '@/components/ui/stack';
import { useMoney } from '../use-money';
import type { Order, PriceChange } from './use-order';

const SHOWN = ['price', 'chargedToday', 'chargedLater'] as const;

/** The server counts otherwise than we did: old and new figures, and nothing goes on before somebody says so. */
export function PriceChangedCard({ order, change }: { order: Order; change: PriceChange }) {
  const { t } = useTranslation(['order', 'common']);
  const money = useMoney();
  const shown = SHOWN.flatMap((name) =>
    change.figures.filter(({ path, was, now }) => path === name && was !== now).map((figure) => ({ name, ...figure })),
  );
  return (
    <Stack $gap={4}>
      <Notice tone="warning" role="alert" title={t('order:priceChanged.title')}>
        <span>{`${t('order:priceChanged.body')} `}</span>
        <b>{t('common:errorState.moneyNotMoved')}</b>
      </Notice>
      <DefinitionList
        entries={shown.map(({ name, was, now }) => ({
          term: t(`order:priceChanged.${name}`),
          value: t('order:priceChanged.fromTo', { was: money(was), now: money(now) }),
          isTotal: name === 'price',
        }))}
      />
      <Cluster>
        <Button onClick={() => order.setPriceChange({ ...change, isAccepted: true })}>{t('order:priceChanged.accept')}</Button>
        <Button variant="neutral" onClick={() => order.goToStep(1)}>
          {t('order:priceChanged.back')}
        </Button>
      </Cluster>
    </Stack>
  );
}
