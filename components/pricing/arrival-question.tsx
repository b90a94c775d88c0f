import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/actions/button';
import { Cluster } from '@/components/ui/layout/stack';
import { Notice } from '@/components/ui/feedback/notice';
import type { ArrivalOffer } from './calculator-state';
import { useMoney } from './use-money';

/** A link brought a basket or a code while another is kept: nothing is replaced unasked. */
export function ArrivalQuestion({ offer }: { offer: ArrivalOffer }) {
  const { t } = useTranslation('pricing');
  const money = useMoney();
  const { answer } = offer;
  const sumOf = ({ totalItems, totalPrice }: { totalItems: number; totalPrice: number }) =>
    t('arrival.sum', { count: totalItems, total: money(totalPrice) });
  const isCode = offer.kind === 'codes';
  return (
    <Notice title={t(isCode ? 'arrival.codeTitle' : 'arrival.title')}>
      <p>
        {isCode
          ? t('arrival.code', { theirs: offer.theirs, mine: offer.mine })
          : t('arrival.body', { theirs: sumOf(offer.theirs), mine: sumOf(offer.mine) })}
      </p>
      <Cluster>
        <Button size="small" onClick={() => answer(true)}>
          {t('arrival.take')}
        </Button>
        <Button size="small" variant="neutral" onClick={() => answer(false)}>
          {t('arrival.keep')}
        </Button>
      </Cluster>
    </Notice>
  );
}
