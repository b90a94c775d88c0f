import { useMemo } from 'react';
import { draftKey } from '@/lib/drafts';
import { randomId } from '@/lib/random-id';
import { readStored, removeStored, writeStored } from '@/lib/storage';

/**
 * The idempotency key of one intended payment, in this browser's storage: tabs share it, a reload finds it. It changes
 * only when the payment under it is known to have failed, or is over.
 */
export interface PaymentDraft {
  key: () => string;
  /** The payment under the old key is known to be over: what comes now is another one. */
  renew: () => void;
  /** Whether a charge was under way when it was last heard of. */
  wasStarted: () => boolean;
  markStarted: (isStarted: boolean) => void;
  forget: () => void;
}

interface Stored {
  key: string;
  isStarted: boolean;
}

/** @param name what is paid: `invoice.{id}`, `gift.hk`, `order.sg` */
export function paymentDraft(name: string): PaymentDraft {
  const place = draftKey(`payment.${name}`);
  // Where nothing can be stored, the key lives as long as the page.
  let memory: Stored | null = null;
  const read = (): Stored | null => parse(readStored(place)) ?? memory;
  const write = (stored: Stored) => {
    memory = stored;
    writeStored(place, JSON.stringify(stored));
    return stored;
  };
  const current = () => read() ?? write({ key: randomId(), isStarted: false });
  return {
    key: () => current().key,
    renew: () => void write({ key: randomId(), isStarted: false }),
    wasStarted: () => read()?.isStarted ?? false,
    markStarted: (isStarted) => void write({ ...current(), isStarted }),
    forget: () => {
      memory = null;
      removeStored(place);
    },
  };
}

function parse(text: string | null): Stored | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Stored> | null;
    return value && typeof value.key === 'string' && /^[0-9a-f]{32}$/.test(value.key) ? { key: value.key, isStarted: value.isStarted === true } : null;
  } catch {
    return null;
  }
}

export function usePaymentDraft(name: string): PaymentDraft {
  return useMemo(() => paymentDraft(name), [name]);
}
