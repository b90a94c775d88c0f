import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { CARD_FAILURES } from '@/lib/domain/payments/pay-verdict';
import type { Outcome } from '@/services/http/outcome';
import { askIntent, settleIntent, type IntentResult } from '@/services/payments/payment-intent';
import { asPaidElsewhere, checkPayment, isInProgress, payOnce, type IntentLookup, type PayEnd } from './model/pay-once';
import type { CardHandle } from './card-entry';
import type { PaymentDraft } from './model/payment-key';

export type Rejected = Extract<Outcome<unknown>, { kind: 'rejected' }>;

/** Why the last attempt failed; `notCharged` only when that is certain. */
export type PaymentProblem =
  /** `over`: the key was used up for a reason other than the card, while the answer was lost. */
  | { kind: 'card' | 'over'; code: string | null }
  | { kind: 'refused'; failure: Rejected; isStated: boolean }
  | { kind: 'three-d-secure' | 'abandoned' | 'cancelled' | 'wallet' | 'unavailable' | 'never-arrived' | 'elsewhere' };

/**
 * `locked`: in progress; nothing can be pressed. `unknown`: no answer within a minute; the only action is to ask again. `untold`: this
 * provider cannot answer; the person may pay again after checking.
 */
export type PaymentState =
  | { status: 'idle' }
  | { status: 'locked'; doing: 'card' | 'bank' | 'wallet' | 'charge' | 'checking' }
  | { status: 'failed'; problem: PaymentProblem }
  | { status: 'unknown' }
  | { status: 'untold'; canSendAgain: boolean }
  | { status: 'paid' };

interface Options<Data> {
  draft: PaymentDraft;
  amount: number;
  /** Sends the payment with the nonce and the idempotency key. */
  send: (nonce: string, key: string) => Promise<Outcome<Data>>;
  onPaid: (data: Data) => void;
  /** Paid, but the answer was lost: called with what the payment intent says. */
  onRecovered: (result: IntentResult | null) => void;
  /** The server refused. @returns true when the caller shows it itself */
  onRefused?: (failure: Rejected) => boolean;
}

const CHECKING: PaymentState = { status: 'locked', doing: 'checking' };

/** Not aborted on unmount: a used-up key has to be renewed for the next attempt. */
const ask = (key: string): Promise<IntentLookup<IntentResult>> => askIntent(key);

/** One payment, charged exactly once, even after a double press, a lost connection or two tabs. */
export function usePayment<Data>({ draft, amount, send, onPaid, onRecovered, onRefused }: Options<Data>) {
  const [state, setState] = useState<PaymentState>(() => (draft.wasStarted() ? CHECKING : { status: 'idle' }));
  const isRunning = useRef(false);
  const abort = useRef<AbortController | null>(null);
  /** Nonce of the request whose answer was lost. It works once, so the same request may be sent again. */
  const lastNonce = useRef<string | null>(null);
  const wasUnderWay = useRef(false);
  const latest = useRef({ send, onPaid, onRecovered, onRefused });
  useEffect(() => {
    latest.current = { send, onPaid, onRecovered, onRefused };
  });

  const settle = useCallback(async (key: string): Promise<IntentLookup<IntentResult>> => {
    const asking = new AbortController();
    abort.current = asking;
    const asked = await settleIntent(key, asking.signal);
    return asking.signal.aborted ? 'left' : asked;
  }, []);

  const parts = useMemo(
    () => ({
      draft,
      settle,
      ask,
      async send(nonce: string, key: string) {
        const answer = await latest.current.send(nonce, key);
        wasUnderWay.current = isInProgress(answer);
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
        // Nothing is charged today (a gift covers it): no card is needed and the nonce is empty.
        const made: Awaited<ReturnType<CardHandle['nonce']>> =
          amount === 0
            ? { kind: 'nonce', nonce: '', card: null }
            : ((await card?.nonce(amount, (doing) => setState({ status: 'locked', doing }))) ?? { kind: 'unavailable' });
        if (made.kind === 'incomplete') return setState({ status: 'idle' });
        if (made.kind === 'refused') return setState({ status: 'failed', problem: { kind: 'card', code: made.code } });
        if (made.kind !== 'nonce') return setState({ status: 'failed', problem: { kind: made.kind } });
        lastNonce.current = made.nonce;
        setState({ status: 'locked', doing: 'charge' });
        const end = await payOnce(parts, made.nonce);
        made.finish?.(end.kind === 'paid' || end.kind === 'recovered');
        show(end);
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

  /** The person has checked that nothing was charged: start a new payment with a new key. */
  const startOver = useCallback(() => {
    draft.renew(draft.key());
    lastNonce.current = null;
    wasUnderWay.current = false;
    setState({ status: 'idle' });
  }, [draft]);

  // A page opened during its own payment first asks for the result.
  useEffect(() => {
    const asking = draft.wasStarted() ? setTimeout(() => void checkAgain()) : undefined;
    // Create the key now: if another tab pays, this tab cannot pay a second time with another key.
    draft.key();
    return () => {
      clearTimeout(asking);
      abort.current?.abort();
    };
  }, [draft, checkAgain]);

  return { state, pay, checkAgain, startOver };
}
