import type { PaymentDraft } from '@/components/payments/model/payment-key';

/** A payment's draft that writes down what becomes of it. */
export function watchedDraft() {
  const done: string[] = [];
  const draft: PaymentDraft = {
    key: () => 'key',
    renew: (over) => void done.push(`renew ${over}`),
    wasStarted: () => true,
    markStarted: (isStarted) => void done.push(`started ${isStarted}`),
    forget: () => void done.push('forget'),
  };
  return { draft, done };
}
