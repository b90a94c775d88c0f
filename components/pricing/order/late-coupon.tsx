import type { ComponentProps } from 'react';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useLateTexts } from '@/services/content/late-texts';
import { CouponField } from './coupon-field';

const NAMESPACES = ['order', 'errors'] as const;

export function LateCoupon(props: ComponentProps<typeof CouponField>) {
  const { status } = useLateTexts(NAMESPACES);
  return status === 'ready' ? <CouponField {...props} /> : <Skeleton $height="3rem" />;
}
