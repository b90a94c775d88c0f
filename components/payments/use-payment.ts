import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { asPaidElsewhere, checkPayment, isUnderWay, payOnce, type Asked, type PayEnd } from '@/lib/domain/payments/pay-once';
import { CARD_FAILURES } from '@/lib/domain/payments/pay-verdict';
import type { Outcome } from '@/services/http/outcome';
import type { IntentResult } from '@/services/payments/payment-intent';
import type { CardHandle } from './card-handle';
import type { PaymentDraft } from '@/lib/domain/payments/payment-key';

export type Rejected = Extract<Outcome<unknown>, { kind: 'rejected' }>;

/** Why the last attempt did not pay; `notCharged` only where that is known. */
export type PaymentProblem =
  /** `over`: ended for a reason that is not the card's, while its answer was lost. */
  | { kind: 'card' | 'over'; code: string | null }
  | { kind: 'refused'; failure: Rejected; isStated: boolean }
  | { kind: 'three-d-secure' | 'unavailable' | 'never-arrived' | 'elsewhere' };

/**
 * - `locked`: under way; nothing can be pressed
 * - `unknown`: nobody could tell within a minute; the only offer is to ask again
 * - `untold`: nobody can be asked here: whoever has looked may pay again
 */
export type PaymentState =
  | { status: 'idle' }
  | { status: 'locked'; doing: 'card' | 'charge' | 'checking' }
  | { status: 'failed'; problem: PaymentProblem }
  | { status: 'unknown' }
  | { status: 'untold'; canSendAgain: boolean }
  | { status: 'paid' };

interface Options<Data> {
  draft: PaymentDraft;
  amount: number;
  /** The paying call, with the nonce and the key. */
  send: (nonce: string, key: string) => Promise<Outcome<Data>>;
  onPaid: (data: Data) => void;
  /** Paid, but the answer was lost: what the intent tells. */
  onRecovered: (result: IntentResult | null) => void;
  /** The server took nothing up. @returns whether the caller shows it itself */
  onRefused?: (failure: Rejected) => boolean;
}

const CHECKING: PaymentState = { status: 'locked', doing: 'checking' };

const loadIntents = () => import('@/services/payments/payment-intent');

/** Not ended with the page: a key that is over is renewed for the next one. */
const ask = async (key: string): Promise<Asked<IntentResult>> => (await loadIntents().catch(() => null))?.askIntent(key) ?? 'silent';

/** One intended payment: charged once, whatever is pressed, dropped or opened twice. */
export function usePayment<Data>({ draft, amount, send, onPaid, onRecovered, onRefused }: Options<Data>) {
  const [state, setState] = useState<PaymentState>(() => (draft.wasStarted() ? CHECKING : { status: 'idle' }));
  const isRunning = useRef(false);
  const abort = useRef<AbortController | null>(null);
  /** Of the request whose answer was lost, while this page knows it: it works once, so the same may be sent again. */
  const lastNonce = useRef<string | null>(null);
  const wasUnderWay = useRef(false);
  const latest = useRef({ send, onPaid, onRecovered, onRefused });
  useEffect(() => {
    latest.current = { send, onPaid, onRecovered, onRefused };
  });

  const settle = useCallback(async (key: string): Promise<Asked<IntentResult>> => {
    const asking = new AbortController();
    abort.current = asking;
    const intents = await loadIntents().catch(() => null);
    const asked = intents ? await intents.settleIntent(key, asking.signal) : 'silent';
    return asking.signal.aborted ? 'left' : asked;
  }, []);

  const parts = useMemo(
    () => ({
      draft,
      settle,
      ask,
      async send(nonce: string, key: string) {
        const answer = await latest.current.send(nonce, key);
        wasUnderWay.current = isUnderWay(answer);
        return answer;
      },
      onChecking: () => setState(CHECKING),
    }),
    [draft, settle],
  );

  const show = useCallback((end: PayEnd<Data, IntentResult, Rejected>) => {
    const fail = (problem: PaymentProblem) => setState({ status: 'failed', problem });
    switch (end.kind) {
      case 'paid':
        setState({ status: 'paid' });
        return latest.current.onPaid(end.data);
      case 'recovered':
        setState({ status: 'paid' });
        return latest.current.onRecovered(end.result);
      case 'over':
        return fail({ kind: CARD_FAILURES.includes(end.code) ? 'card' : 'over', code: end.code });
      case 'never-arrived':
      case 'elsewhere':
        return fail({ kind: end.kind });
      case 'unknown':
        return setState({ status: 'unknown' });
      case 'untold':
        return setState({ status: 'untold', canSendAgain: Boolean(lastNonce.current) });
      case 'refused':
        return latest.current.onRefused?.(end.failure)
          ? setState({ status: 'idle' })
          : fail({ kind: 'refused', failure: end.failure, isStated: end.isStated });
      case 'left':
        return undefined;
    }
  }, []);

  const pay = useCallback(
    async (card: CardHandle | null) => {
      if (isRunning.current) return;
      isRunning.current = true;
      try {
        setState({ status: 'locked', doing: 'card' });
        // Nothing is charged today (a gift pays for it): no card is asked for, and the nonce is empty.
        const made =
          amount === 0 ? ({ kind: 'nonce', nonce: '' } as const) : ((await card?.nonce(amount)) ?? ({ kind: 'unavailable' } as const));
        if (made.kind === 'incomplete') return setState({ status: 'idle' });
        if (made.kind === 'refused') return setState({ status: 'failed', problem: { kind: 'card', code: made.code } });
        if (made.kind !== 'nonce') return setState({ status: 'failed', problem: { kind: made.kind } });
        lastNonce.current = made.nonce;
        setState({ status: 'locked', doing: 'charge' });
        show(await payOnce(parts, made.nonce));
      } finally {
        isRunning.current = false;
      }
    },
    [amount, parts, show],
  );

  const checkAgain = useCallback(async () => {
    setState(CHECKING);
    show(asPaidElsewhere(await checkPayment(parts, draft.key(), lastNonce.current), wasUnderWay.current));
  }, [draft, parts, show]);

  /** Somebody has looked: nothing was taken. What is paid from here on is another payment. */
  const startOver = useCallback(() => {
    draft.renew(draft.key());
    lastNonce.current = null;
    wasUnderWay.current = false;
    setState({ status: 'idle' });
  }, [draft]);

  // A page that is opened while its payment is under way asks first and offers later.
  useEffect(() => {
    const asking = draft.wasStarted() ? setTimeout(() => void checkAgain()) : undefined;
    // From here on this tab knows its key: whoever pays in another one, this one cannot pay the same a second time.
    draft.key();
    return () => {
      clearTimeout(asking);
      abort.current?.abort();
    };
  }, [draft, checkAgain]);

  return { state, pay, checkAgain, startOver };
}
