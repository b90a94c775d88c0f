import { useCallback, useEffect, useRef, useState } from 'react';
import { payVerdict } from '@/lib/domain/payments/pay-verdict';
import type { Outcome } from '@/services/http/outcome';
import type { IntentResult } from '@/services/payments/payment-intent';
import type { CardHandle } from './card-handle';
import type { PaymentDraft } from './payment-draft';

export type Rejected = Extract<Outcome<unknown>, { kind: 'rejected' }>;

/** Why the last attempt did not pay; `notCharged` only where that is known. */
export type PaymentProblem =
  | { kind: 'card'; code: string | null }
  | { kind: 'refused'; failure: Rejected; isStated: boolean }
  | { kind: 'three-d-secure' | 'unavailable' | 'never-arrived' };

/**
 * - `locked`: under way; nothing can be pressed
 * - `unknown`: nobody could tell within a minute; the only offer is to ask again
 */
export type PaymentState = { status: 'idle' } | { status: 'locked'; doing: 'card' | 'charge' | 'checking' } | { status: 'failed'; problem: PaymentProblem } | { status: 'unknown' } | { status: 'paid' };

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

/** One intended payment: charged once, whatever is pressed, dropped or opened twice. */
export function usePayment<Data>({ draft, amount, send, onPaid, onRecovered, onRefused }: Options<Data>) {
  const [state, setState] = useState<PaymentState>(() => (draft.wasStarted() ? CHECKING : { status: 'idle' }));
  const isRunning = useRef(false);
  const abort = useRef<AbortController | null>(null);
  const latest = useRef({ send, onPaid, onRecovered, onRefused });
  useEffect(() => {
    latest.current = { send, onPaid, onRecovered, onRefused };
  });

  const fail = useCallback((problem: PaymentProblem) => {
    draft.markStarted(false);
    setState({ status: 'failed', problem });
  }, [draft]);

  const finish = useCallback((deliver: () => void) => {
    setState({ status: 'paid' });
    draft.forget();
    deliver();
  }, [draft]);

  /** The same key is asked for before anything is offered again. */
  const check = useCallback(
    async (lastNonce: string | null) => {
      const asking = new AbortController();
      abort.current = asking;
      const intents = await loadIntents().catch(() => null);
      const asked = intents ? await intents.settleIntent(draft.key(), asking.signal) : 'silent';
      if (asking.signal.aborted) return;
      if (asked === 'silent') return setState({ status: 'unknown' });
      const { verdict, result } = asked;
      if (verdict.kind === 'over') {
        draft.renew();
        return fail({ kind: 'card', code: verdict.code });
      }
      if (verdict.kind === 'never') return fail({ kind: 'never-arrived' });
      if (verdict.kind === 'wait') return setState({ status: 'unknown' });
      // Sent again under its key, the same is answered as it was: with the session, the reference, the code.
      const replay = lastNonce === null ? null : await latest.current.send(lastNonce, draft.key());
      finish(() => (replay?.kind === 'ok' ? latest.current.onPaid(replay.data) : latest.current.onRecovered(result)));
    },
    [draft, fail, finish],
  );

  const pay = useCallback(
    async (card: CardHandle | null) => {
      if (isRunning.current) return;
      isRunning.current = true;
      try {
        setState({ status: 'locked', doing: 'card' });
        // Nothing is charged today (a gift pays for it): no card is asked for, and the nonce is empty.
        const made = amount === 0 ? ({ kind: 'nonce', nonce: '' } as const) : ((await card?.nonce(amount)) ?? ({ kind: 'unavailable' } as const));
        if (made.kind === 'incomplete') return setState({ status: 'idle' });
        if (made.kind === 'refused') return fail({ kind: 'card', code: made.code });
        if (made.kind !== 'nonce') return fail({ kind: made.kind });
        draft.markStarted(true);
        setState({ status: 'locked', doing: 'charge' });
        const outcome = await latest.current.send(made.nonce, draft.key());
        const verdict = payVerdict(outcome);
        switch (verdict.kind) {
          case 'paid':
            return finish(() => latest.current.onPaid(verdict.data));
          case 'card':
            draft.renew();
            return fail({ kind: 'card', code: verdict.code });
          case 'unknown':
            setState(CHECKING);
            return await check(made.nonce);
          case 'refused': {
            draft.markStarted(false);
            if (outcome.kind !== 'rejected') return;
            const isShown = latest.current.onRefused?.(outcome) ?? false;
            return isShown ? setState({ status: 'idle' }) : fail({ kind: 'refused', failure: outcome, isStated: verdict.isStated });
          }
        }
      } finally {
        isRunning.current = false;
      }
    },
    [amount, draft, fail, finish, check],
  );

  // A page that is opened while its payment is under way asks first and offers later.
  useEffect(() => {
    const asking = draft.wasStarted() ? setTimeout(() => void check(null)) : undefined;
    return () => {
      clearTimeout(asking);
      abort.current?.abort();
    };
  }, [draft, check]);

  const checkAgain = useCallback(() => {
    setState(CHECKING);
    return check(null);
  }, [check]);
  return { state, pay, checkAgain };
}

