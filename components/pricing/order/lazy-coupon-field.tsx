import type { ComponentProps } from 'react';
import { Skeleton } from '@/components/ui/feedback/loading-region';
import { useLazyTexts } from '@/services/content/lazy-texts';
import { CouponField } from './coupon-field';

const NAMESPACES = ['order', 'errors'] as const;

export function LazyCouponField(props: ComponentProps<typeof CouponField>) {
  const { status } = useLazyTexts(NAMESPACES);
  return status === 'ready' ? <CouponField {...props} /> : <Skeleton $height="3rem" />;
}
