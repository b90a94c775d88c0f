import { useMemo } from 'react';
import { draftKey } from '@/lib/browser/drafts';
import { randomId } from '@/lib/random-id';
import { readStored, writeStored } from '@/lib/browser/storage';
import { paymentKey, type PaymentDraft } from './model/payment-key';

/** @param name what is paid for: `invoice.{id}`, `gift.hk`, `order.sg` */
export function paymentDraft(name: string): PaymentDraft {
  const place = draftKey(`payment.${name}`);
  return paymentKey({ read: () => readStored(place), write: (text) => void writeStored(place, text) }, randomId);
}

export function usePaymentDraft(name: string): PaymentDraft {
  return useMemo(() => paymentDraft(name), [name]);
}
