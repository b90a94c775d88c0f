import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '@/lib/contract/error-codes';
import { checkPayment, isKeyUsedUp, payOnce, type IntentLookup } from '@/components/payments/model/pay-once';
import type { PayAnswer } from '@/lib/domain/payments/pay-verdict';
import { watchedDraft } from '@/tests/builders/watched-draft';

type Refused = Extract<PayAnswer<string>, { kind: 'rejected' }>;
type Answer = { kind: 'ok'; data: string } | Refused | { kind: 'unreachable' };

const rejected = (status: number, code: ErrorCode | null): Refused => ({ kind: 'rejected', status, code });

function watched(answers: Answer[], asked: IntentLookup<string>) {
  const { draft, done } = watchedDraft();
  const send = (nonce: string, key: string): Promise<Answer> => {
    done.push(`send ${nonce} ${key}`);
    return Promise.resolve(answers.shift() ?? { kind: 'unreachable' });
  };
  return {
    done,
    draft,
    send,
    settle: () => Promise.resolve(asked),
    ask: () => Promise.resolve(asked),
    onChecking: () => void done.push('checking'),
  };
}

describe('a lost answer of a provider that cannot be asked', () => {
  it.each<[string, Answer, unknown, string[]]>([
    [
      'is had by sending the same again: it was paid',
      { kind: 'ok', data: 'order' },
      { kind: 'paid', data: 'order' },
      ['send nonce key', 'forget'],
    ],
    [
      'is had by sending the same again: the card had failed',
      rejected(402, 'PAYMENT_DECLINED'),
      { kind: 'over', code: 'PAYMENT_DECLINED' },
      ['send nonce key', 'renew key'],
    ],
    [
      'is not told by a nonce that was used up: by a payment, or by a failure',
      rejected(402, 'PAYMENT_NONCE_CONSUMED'),
      { kind: 'untold' },
      ['send nonce key'],
    ],
    ['is not told by a refusal of now', rejected(409, 'PRICE_CHANGED'), { kind: 'untold' }, ['send nonce key']],
    ['is not told where the same is on its way', rejected(409, 'IN_PROGRESS'), { kind: 'untold' }, ['send nonce key']],
    ['is not told where this answer is lost, too', { kind: 'unreachable' }, { kind: 'untold' }, ['send nonce key']],
  ])('%s', async (_name, answer, end, done) => {
    const parts = watched([answer], 'untold');
    expect(await checkPayment<string, string, Refused>(parts, 'key', 'nonce')).toEqual(end);
    expect(parts.done).toEqual(done);
  });

  it.each([
    ['only its key is known', null],
    ['there was nothing to pay', ''],
  ])('is not asked for where %s: what no nonce guards is not sent twice', async (_name, lastNonce) => {
    const parts = watched([{ kind: 'ok', data: 'another order' }], 'untold');
    expect(await checkPayment<string, string, Refused>(parts, 'key', lastNonce)).toEqual({ kind: 'untold' });
    expect(parts.done).toEqual([]);
  });
});

describe('a press whose answer leaves it open', () => {
  it.each<[string, Answer]>([
    ['is lost', { kind: 'unreachable' }],
    ['says that nobody knows', rejected(504, 'PAYMENT_UNKNOWN')],
    ['names other details for the key', rejected(422, 'IDEMPOTENCY_MISMATCH')],
    ['is a fault', rejected(500, null)],
  ])('and %s never arrived where its key is unknown, and is not taken for another payment', async (_name, answer) => {
    const parts = watched([answer], { verdict: { kind: 'never' }, result: null });
    expect(await payOnce<string, string, Refused>(parts, 'nonce')).toEqual({ kind: 'never-arrived' });
    expect(parts.done).toEqual(['started true', 'send nonce key', 'checking', 'started false']);
  });
});

describe('a key after a refusal', () => {
  const over = () => Promise.resolve<IntentLookup<unknown>>({ verdict: { kind: 'over', code: 'PRICE_CHANGED' }, result: null });

  it.each<[string, PayAnswer<unknown>, boolean]>([
    ['that was stated, and whose payment has failed, is used up', rejected(409, 'PRICE_CHANGED'), true],
    ['without a word is not', rejected(404, null), false],
    ['at the door is not', rejected(401, 'UNAUTHENTICATED'), false],
    ['that was no refusal but a payment is not', { kind: 'ok', data: 'order' }, false],
    ['that was no refusal but a lost answer is not', { kind: 'unreachable' }, false],
  ])('%s', async (_name, answer, isOver) => {
    expect(await isKeyUsedUp(answer, over)).toBe(isOver);
  });
});
