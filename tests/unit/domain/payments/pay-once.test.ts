import { describe, expect, it } from 'vitest';
import { checkPayment, payOnce, type PayEnd, type PayParts } from '@/components/payments/model/pay-once';
import { paymentKey, type PaymentDraft } from '@/components/payments/model/payment-key';
import type { PayAnswer } from '@/lib/domain/payments/pay-verdict';

type Refused = Extract<PayAnswer<unknown>, { kind: 'rejected' }>;
type Answer = { kind: 'ok'; data: string } | Refused | { kind: 'unreachable' };
type End = PayEnd<string, string, Refused>;

/** A server that charges once a key, and says of a known key what became of it. */
function shop() {
  const intents = new Map<string, 'declined' | 'paid'>();
  let charges = 0;
  const answerOf = (key: string): Answer =>
    intents.get(key) === 'paid' ? { kind: 'ok', data: key } : { kind: 'rejected', status: 402, code: 'PAYMENT_DECLINED' };
  return {
    charges: () => charges,
    async send(nonce: string, key: string): Promise<Answer> {
      if (!intents.has(key)) {
        intents.set(key, nonce === 'bad' ? 'declined' : 'paid');
        if (nonce !== 'bad') charges += 1;
      }
      await Promise.resolve();
      return answerOf(key);
    },
  };
}

function browser() {
  let stored: string | null = null;
  let count = 0;
  return () => paymentKey({ read: () => stored, write: (text) => void (stored = text) }, () => (count += 1).toString(16).padStart(32, '0'));
}

const partsOf = (draft: PaymentDraft, send: (nonce: string, key: string) => Promise<Answer>): PayParts<string, string, Refused> => ({
  draft,
  send,
  settle: () => Promise.resolve('silent'),
  ask: () => Promise.resolve('silent'),
  onChecking: () => undefined,
});

/** Presses with a bad card first, then with a good one, until it is paid. */
async function insist(draft: PaymentDraft, send: (nonce: string, key: string) => Promise<Answer>): Promise<End> {
  let end: End = await payOnce(partsOf(draft, send), 'bad');
  for (let press = 0; end.kind === 'over' && press < 5; press += 1) end = await payOnce(partsOf(draft, send), 'good');
  return end;
}

describe('one wish', () => {
  it('pressed twice at once, declined at first, is paid once, and both hear of the same', async () => {
    const { send, charges } = shop();
    const tab = browser()();
    const ends = await Promise.all([insist(tab, send), insist(tab, send)]);
    expect(charges()).toBe(1);
    expect(new Set(ends.map((end) => (end.kind === 'paid' ? end.data : end.kind))).size).toBe(1);
  });

  it('in a second tab that still stands at the declined card is not paid again after the first has paid', async () => {
    const { send, charges } = shop();
    const openTab = browser();
    const [one, other] = [openTab(), openTab()];
    expect(one.key()).toBe(other.key());
    const first = await insist(one, send);
    const second = await insist(other, send);
    expect(second).toEqual(first);
    expect(charges()).toBe(1);
    expect((await insist(openTab(), send)).kind).toBe('paid');
    expect(charges()).toBe(2);
  });

  it('whose answer is lost is asked for under its key, and sent again for the answer', async () => {
    const { send, charges } = shop();
    const draft = browser()();
    const key = draft.key();
    await send('good', key);
    const end = await checkPayment(
      { draft, send, settle: () => Promise.resolve({ verdict: { kind: 'paid' }, result: null }) },
      key,
      'good',
    );
    expect(end).toEqual({ kind: 'paid', data: key });
    expect(charges()).toBe(1);
  });
});
