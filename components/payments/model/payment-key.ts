/**
 * The idempotency key of one intended payment, in this browser's storage: shared by tabs and kept over reloads. It changes only when its
 * payment is known to have failed or is complete.
 */
export interface PaymentDraft {
  key: () => string;
  /** Starts a new key because the payment with this one is known to have failed. Safe to call in each tab. */
  renew: (over: string) => void;
  /** Whether a charge was in progress at the last known state. */
  wasStarted: () => boolean;
  markStarted: (isStarted: boolean) => void;
  /** Marks it as paid. Open tabs keep this key; a page opened later gets a new one. */
  forget: () => void;
}

export interface KeyPlace {
  read: () => string | null;
  write: (text: string) => void;
}

/** An intended payment: its key and the failed keys before it, which another tab may still hold. */
interface Intent {
  key: string;
  over: string[];
}

interface Current extends Intent {
  isStarted: boolean;
}

interface Stored {
  current: Current | null;
  /** Paid ones, the latest first: a tab that still shows a failed key of theirs belongs to them. */
  paid: Intent[];
}

const PAID_KEPT = 5;

/**
 * One tab's handle. A tab keeps the key of its own payment: if another tab has paid meanwhile, a press here retries the paid key and gets
 * its answer, instead of paying a second time.
 */
export function paymentKey(place: KeyPlace, makeKey: () => string): PaymentDraft {
  let own: Current | null = null;
  const stored = () => parse(place.read());
  const write = ({ current, paid }: Stored) => place.write(JSON.stringify({ ...current, paid }));
  const keep = (intent: Current): Current => {
    own = intent;
    const { paid } = stored();
    // A paid one must not be written back as current.
    if (!paid.some(({ key }) => key === intent.key)) write({ current: intent, paid });
    return intent;
  };
  const fresh = (over: string[] = []) => keep({ key: makeKey(), isStarted: false, over });
  const current = (): Current => {
    const known = stored();
    const mine = own;
    if (mine === null) return known.current ? (own = known.current) : fresh();
    const later = [known.current, ...known.paid].find((intent) => intent && (intent.key === mine.key || intent.over.includes(mine.key)));
    return later ? (own = { isStarted: mine.isStarted, ...later }) : mine;
  };
  return {
    key: () => current().key,
    renew: (failed) => {
      const { key, over } = current();
      if (key === failed) fresh([...over, failed]);
    },
    wasStarted: () => ((own ?? stored().current) ? current().isStarted : false),
    markStarted: (isStarted) => void keep({ ...current(), isStarted }),
    forget: () => {
      const known = stored();
      const over = own ? current() : known.current;
      if (!over) return;
      own = own && { ...over, isStarted: false };
      const paid = [{ key: over.key, over: over.over }, ...known.paid.filter(({ key }) => key !== over.key)].slice(0, PAID_KEPT);
      write({ current: known.current?.key === over.key ? null : known.current, paid });
    },
  };
}

function parse(text: string | null): Stored {
  try {
    const value = (JSON.parse(text ?? '{}') ?? {}) as Partial<Current> & { paid?: unknown };
    const paid = Array.isArray(value.paid) ? value.paid.flatMap((intent: unknown) => readIntent(intent) ?? []) : [];
    const intent = readIntent(value);
    return { current: intent ? { ...intent, isStarted: value.isStarted === true } : null, paid };
  } catch {
    return { current: null, paid: [] };
  }
}

function readIntent(value: unknown): Intent | null {
  const { key, over } = (value ?? {}) as Partial<Intent>;
  return isKey(key) ? { key, over: Array.isArray(over) ? over.filter(isKey) : [] } : null;
}

const isKey = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);
