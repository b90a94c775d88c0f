import { describe, expect, it } from 'vitest';
import { ERROR_CODES, type ErrorCode } from '@/lib/contract/error-codes';
import { isCardExpired, monthOfExpiry } from '@/lib/domain/payments/card-expiry';
import { checkPayment, payOnce, type IntentLookup } from '@/components/payments/model/pay-once';
import { INTENT_PAUSES_MS, payVerdict, type PayAnswer } from '@/lib/domain/payments/pay-verdict';
import { watchedDraft } from '@/tests/builders/watched-draft';
import { readRows } from '@/tests/setup/read-rows';

type Refused = Extract<PayAnswer<string>, { kind: 'rejected' }>;
type Answer = { kind: 'ok'; data: string } | Refused | { kind: 'unreachable' };

/** One press, answered so; asked afterwards, the intent says that. */
async function press(answer: Answer, asked: IntentLookup<string> = 'silent', again: Answer = answer) {
  const { draft, done } = watchedDraft();
  const answers = [answer, again];
  const end = await payOnce<string, string, Refused>(
    {
      draft,
      send: (nonce, key) => {
        done.push(`send ${nonce} ${key}`);
        return Promise.resolve(answers.shift() ?? again);
      },
      settle: (key) => {
        done.push(`settle ${key}`);
        return Promise.resolve(asked);
      },
      ask: (key) => {
        done.push(`ask ${key}`);
        return Promise.resolve(asked);
      },
      onChecking: () => void done.push('checking'),
    },
    'nonce',
  );
  return { end, done: done.join(', ') };
}
const lost: Answer = { kind: 'unreachable' };
const declined: Answer = { kind: 'rejected', status: 402, code: 'PAYMENT_DECLINED' };

describe('a press of the pay button', () => {
  it('that is paid forgets its draft', async () => {
    expect(await press({ kind: 'ok', data: 'order' })).toEqual({
      end: { kind: 'paid', data: 'order' },
      done: 'started true, send nonce key, forget',
    });
  });

  it('that the card fails makes room for another payment', async () => {
    expect(await press(declined)).toEqual({
      end: { kind: 'over', code: 'PAYMENT_DECLINED' },
      done: 'started true, send nonce key, renew key',
    });
  });

  it('that is refused was no payment, and says whether the server stated why', async () => {
    const stated = { kind: 'rejected', status: 409, code: 'PRICE_CHANGED' } as const;
    expect(await press(stated)).toEqual({
      end: { kind: 'refused', failure: stated, isStated: true },
      done: 'started true, send nonce key, started false, ask key',
    });
    const unstated = { kind: 'rejected', status: 404, code: null } as const;
    expect(await press(unstated)).toEqual({
      end: { kind: 'refused', failure: unstated, isStated: false },
      done: 'started true, send nonce key, started false',
    });
  });

  it('that is refused because the session has ended asks nothing: that would open the login once more', async () => {
    expect(
      (
        await press(
          { kind: 'rejected', status: 401, code: 'UNAUTHENTICATED' },
          { verdict: { kind: 'over', code: 'PRICE_CHANGED' }, result: null },
        )
      ).done,
    ).toBe('started true, send nonce key, started false');
  });

  it.each<[string, IntentLookup<string>, string]>([
    ['renews a key whose payment has failed', { verdict: { kind: 'over', code: 'PRICE_CHANGED' }, result: null }, ', renew key'],
    ['keeps one that another tab is paying under', { verdict: { kind: 'wait' }, result: null }, ''],
    ['keeps one that another tab has paid under', { verdict: { kind: 'paid' }, result: null }, ''],
    ['keeps one that no payment has', { verdict: { kind: 'never' }, result: null }, ''],
    ['keeps one that nobody can tell about', 'silent', ''],
    ['keeps one that nobody can be asked about', 'untold', ''],
  ])('that is refused %s, and ends as it was refused', async (_name, asked, then) => {
    const failure = { kind: 'rejected', status: 409, code: 'PRICE_CHANGED' } as const;
    expect(await press(failure, asked)).toEqual({
      end: { kind: 'refused', failure, isStated: true },
      done: `started true, send nonce key, started false, ask key${then}`,
    });
  });

  // One row a line.
  // oxfmt-ignore
  const LOST: [when: string, asked: IntentLookup<string>, end: unknown, then: string][] = [
    ['nobody can tell', 'silent', { kind: 'unknown' }, ''],
    ['it is on its way', { verdict: { kind: 'wait' }, result: null }, { kind: 'unknown' }, ''],
    ['the page is gone', 'left', { kind: 'left' }, ''],
    ['it failed', { verdict: { kind: 'over', code: 'PAYMENT_FRAUD' }, result: null }, { kind: 'over', code: 'PAYMENT_FRAUD' }, ', renew key'],
    ['it never arrived', { verdict: { kind: 'never' }, result: null }, { kind: 'never-arrived' }, ', started false'],
    ['it is paid, and cannot be answered again', { verdict: { kind: 'paid' }, result: 'O-1' }, { kind: 'recovered', result: 'O-1' }, ', send nonce key, forget'],
  ];
  it.each(LOST)('whose answer is lost asks for it: %s', async (_name, asked, end, then) => {
    expect(await press(lost, asked)).toEqual({ end, done: `started true, send nonce key, checking, settle key${then}` });
  });

  // One row a line.
  // oxfmt-ignore
  const UNDER_WAY: [when: string, asked: IntentLookup<string>, end: unknown, then: string][] = [
    ['under another key is being paid elsewhere, and keeps its own', { verdict: { kind: 'never' }, result: null }, { kind: 'elsewhere' }, ', started false'],
    ['under this very key is waited for', { verdict: { kind: 'paid' }, result: 'O-1' }, { kind: 'recovered', result: 'O-1' }, ', send nonce key, forget'],
    ['and nobody can tell under which is not known', 'silent', { kind: 'unknown' }, ''],
  ];
  it.each(UNDER_WAY)('for what is under way %s', async (_name, asked, end, then) => {
    expect(await press({ kind: 'rejected', status: 409, code: 'IN_PROGRESS' }, asked)).toEqual({
      end,
      done: `started true, send nonce key, checking, settle key${then}`,
    });
  });

  it('whose answer is lost is answered as it was when it is sent again', async () => {
    expect((await press(lost, { verdict: { kind: 'paid' }, result: null }, { kind: 'ok', data: 'order' })).end).toEqual({
      kind: 'paid',
      data: 'order',
    });
  });

  it('of another visit is not sent again: only its key is known', async () => {
    const { draft, done } = watchedDraft();
    const send = () => {
      done.push('send');
      return Promise.resolve<Answer>({ kind: 'ok', data: 'order' });
    };
    const end = await checkPayment<string, string, Refused>(
      { draft, send, settle: () => Promise.resolve({ verdict: { kind: 'paid' }, result: 'O-1' }) },
      'key',
      null,
    );
    expect([end, done]).toEqual([{ kind: 'recovered', result: 'O-1' }, ['forget']]);
  });
});

describe('an answer to a paying call', () => {
  const CARD = ['PAYMENT_DECLINED', 'PAYMENT_FRAUD', 'PAYMENT_NONCE_CONSUMED', 'PAYMENT_THREE_D_SECURE', 'PAYMENT_UNAVAILABLE'];
  const OPEN = ['PAYMENT_UNKNOWN', 'IN_PROGRESS', 'IDEMPOTENCY_MISMATCH'];
  it.each(Object.keys(ERROR_CODES) as ErrorCode[])('with the code %s says whether money may have moved', (code) => {
    const verdict = payVerdict({ kind: 'rejected', status: 409, code });
    expect(verdict).toEqual(
      CARD.includes(code) ? { kind: 'card', code } : OPEN.includes(code) ? { kind: 'unknown' } : { kind: 'refused', isStated: true },
    );
  });

  it('without one does not, below 500, and may from there on', () => {
    expect([400, 499, 500, 503].map((status) => payVerdict({ kind: 'rejected', status, code: null }).kind)).toEqual([
      'refused',
      'refused',
      'unknown',
      'unknown',
    ]);
  });

  it('is asked for again for about a minute, ever more seldom', () => {
    expect(INTENT_PAUSES_MS.reduce<number>((sum, pause) => sum + pause, 0)).toBeGreaterThan(50_000);
    for (const [index, pause] of INTENT_PAUSES_MS.entries()) expect(pause).toBeGreaterThan(INTENT_PAUSES_MS[index - 1] ?? 0);
  });
});

describe('the month of a card', () => {
  it.each(readRows<[expiry: string, month: string | null][]>(import.meta.url, 'pay-rules.expiries.json'))('%j is %s', (expiry, month) => {
    expect(monthOfExpiry(expiry)).toBe(month);
  });
  it('is its last', () => {
    expect(['2026-10-31', '2026-11-30', '2026-12-01', '2027-01-01'].map((today) => isCardExpired('11/26', today))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
