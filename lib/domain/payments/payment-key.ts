/**
 * The idempotency key of one intended payment, in this browser's storage: tabs share it, a reload finds it. It changes
 * only when the payment under it is known to have failed, or is over.
 */
export interface PaymentDraft {
  key: () => string;
  /** The payment under this key is known to have failed: what comes now is another one. Safe to call in each tab. */
  renew: (over: string) => void;
  /** Whether a charge was under way when it was last heard of. */
  wasStarted: () => boolean;
  markStarted: (isStarted: boolean) => void;
  forget: () => void;
}

export interface KeyPlace {
  read: () => string | null;
  write: (text: string) => void;
  remove: () => void;
}

interface Stored {
  key: string;
  isStarted: boolean;
  /** The failed keys before it: a tab that still holds one of them belongs to the same wish. */
  over: string[];
}

/**
 * One tab's hold on it. A tab stays with the key of its own wish: when another tab has paid and forgotten it, pressing
 * here sends the paid key again and is answered as it was, instead of paying a second time.
 */
export function paymentKey(place: KeyPlace, makeKey: () => string): PaymentDraft {
  let own: Stored | null = null;
  const keep = (stored: Stored): Stored => {
    own = stored;
    place.write(JSON.stringify(stored));
    return stored;
  };
  const fresh = (over: string[] = []) => keep({ key: makeKey(), isStarted: false, over });
  const current = (): Stored => {
    const stored = parse(place.read());
    const mine = own;
    if (stored && (mine === null || stored.key === mine.key || stored.over.includes(mine.key))) return (own = stored);
    return mine ?? fresh();
  };
  return {
    key: () => current().key,
    renew: (failed) => {
      const { key, over } = current();
      if (key === failed) fresh([...over, failed]);
    },
    wasStarted: () => (own ?? parse(place.read()) ? current().isStarted : false),
    markStarted: (isStarted) => void keep({ ...current(), isStarted }),
    forget: () => {
      const stored = parse(place.read());
      if (own === null || stored?.key === own.key) place.remove();
      own = null;
    },
  };
}

function parse(text: string | null): Stored | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Stored> | null;
    if (!value || !isKey(value.key)) return null;
    return { key: value.key, isStarted: value.isStarted === true, over: Array.isArray(value.over) ? value.over.filter(isKey) : [] };
  } catch {
    return null;
  }
}

const isKey = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);
