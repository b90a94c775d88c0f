import { useTranslation } from 'next-i18next/pages';
import { Notice } from '@/components/ui/feedback/notice';

interface Props {
  link: 'read' | 'unreadable' | 'coupon';
  couponCode: string | null;
}

/** Tells what came of a followed link: its basket, or its code. */
export function LinkNotice({ link, couponCode }: Props) {
  const { t } = useTranslation('pricing');
  if (link === 'coupon') return couponCode === null ? null : <Notice>{t('link.coupon', { code: couponCode })}</Notice>;
  return link === 'read' ? <Notice>{t('link.read')}</Notice> : <Notice tone="warning">{t('link.unreadable')}</Notice>;
}
