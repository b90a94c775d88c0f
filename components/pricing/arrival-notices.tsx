import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import { Cluster } from '@/components/ui/layout/stack';
import type { Quote } from '@/lib/domain/pricing/quote-basket';
import type { ArrivalOffer } from './pricing-props';
import { useMoney } from './use-money';

interface LinkNoticeProps {
  link: 'read' | 'unreadable' | 'coupon';
  couponCode: string | null;
}

/** Tells what came of a followed link: its basket, or its code. */
export function LinkNotice({ link, couponCode }: LinkNoticeProps) {
  const { t } = useTranslation('pricing');
  if (link === 'coupon') return couponCode === null ? null : <Notice>{t('link.coupon', { code: couponCode })}</Notice>;
  return link === 'read' ? <Notice>{t('link.read')}</Notice> : <Notice tone="warning">{t('link.unreadable')}</Notice>;
}

/** A link brought a basket or a code while another is kept: nothing is replaced unasked. */
export function ArrivalQuestion({ offer }: { offer: ArrivalOffer }) {
  const { t } = useTranslation('pricing');
  const money = useMoney();
  const { answer } = offer;
  const sumOf = ({ totalItems, totalPrice, paktTotalMonthSelect }: Quote['service']) =>
    t('arrival.sum', { count: totalItems, term: t('months.month', { count: paktTotalMonthSelect }), total: money(totalPrice) });
  const isCode = offer.kind === 'codes';
  return (
    <Notice title={t(isCode ? 'arrival.codeTitle' : 'arrival.title')}>
      <p>
        {isCode
          ? t('arrival.code', { theirs: offer.theirs, mine: offer.mine })
          : t('arrival.body', { theirs: sumOf(offer.theirs), mine: sumOf(offer.mine) })}
      </p>
      <Cluster style={{ marginTop: 'var(--space-3)' }}>
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
