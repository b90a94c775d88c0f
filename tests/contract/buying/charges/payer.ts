import { checkPayment, payOnce, type IntentLookup } from '@/components/payments/model/pay-once';
import { paymentKey, type KeyPlace, type PaymentDraft } from '@/components/payments/model/payment-key';
import { intentVerdict, type PayAnswer } from '@/lib/domain/payments/pay-verdict';
import type { SeededRandom } from '@/tests/setup/seeded-random';
import type { Answer, Shop } from '@/bench/shop';
import type { Purchase } from './purchases';

type Json = Record<string, unknown>;
type Refused = Extract<Answer, { kind: 'rejected' }>;

/** Final result on the page; `paid` with its reference. */
export type Shown = { kind: 'paid'; reference: string | null } | { kind: 'not-paid' };

/** One browser: its storage, and every key it has used. */
export interface Browser {
  openTab: () => PaymentDraft;
  keys: Set<string>;
}

export function openBrowser(random: SeededRandom): Browser {
  let stored: string | null = null;
  const keys = new Set<string>();
  const place: KeyPlace = { read: () => stored, write: (text) => void (stored = text) };
  const makeKey = () => {
    const key = random.key();
    keys.add(key);
    return key;
  };
  return { openTab: () => paymentKey(place, makeKey), keys };
}

interface Habits {
  /** Cuts the connection of the first request after this many ms. */
  dropAfterMs?: number;
  /** Reloads the page when the answer is lost. */
  reloads?: boolean;
  /** Gives up when a card is declined. */
  givesUp?: boolean;
  nonces: readonly [string, ...string[]];
}

const MAX_PRESSES = 25;
const ASK_EVERY_MS = 200;
const A_MOMENT_MS = 1_000;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * A user of a payment page: presses and follows the instructions until it is done. The page's own rules decide on the result; only the card
 * form and the network are simulated.
 */
export async function payAs(shop: Shop, purchase: Purchase, browser: Browser, tab: PaymentDraft, habits: Habits): Promise<Shown> {
  let draft = tab;
  let isFirst = true;
  const token = purchase.member?.token ?? null;

  const ask = async (key: string): Promise<IntentLookup<Json>> => {
    const answer: PayAnswer<Json> = await shop.call('paymentIntent', { token, params: { key } });
    if (answer.kind !== 'ok') return 'silent';
    return {
      verdict: intentVerdict(answer.data as unknown as Parameters<typeof intentVerdict>[0]),
      result: (answer.data.result as Json | undefined) ?? null,
    };
  };
  const settle = async (key: string): Promise<IntentLookup<Json>> => {
    for (let round = 0; round < 300; round += 1) {
      const asked = await ask(key);
      if (typeof asked === 'object' && asked.verdict.kind !== 'wait') return asked;
      await pause(ASK_EVERY_MS);
    }
    return 'silent';
  };
  const send = (nonce: string, key: string) => {
    const drop = isFirst ? habits.dropAfterMs : undefined;
    isFirst = false;
    return purchase.send(nonce, key, drop) as Promise<{ kind: 'ok'; data: Json } | Refused | { kind: 'unreachable' }>;
  };

  for (let press = 0; press < MAX_PRESSES; press += 1) {
    const nonce = habits.nonces[Math.min(press, habits.nonces.length - 1)] ?? habits.nonces[0];
    const parts = {
      draft,
      send,
      settle: habits.reloads && press === 0 ? () => Promise.resolve('left' as const) : settle,
      ask,
      onChecking: () => undefined,
    };
    const end = await payOnce<Json, Json, Refused>(parts, nonce);
    const settled = end.kind === 'left' ? await reload() : end;
    switch (settled.kind) {
      case 'paid':
        return { kind: 'paid', reference: purchase.referenceOf(settled.data) };
      case 'recovered':
        return { kind: 'paid', reference: settled.result ? purchase.referenceOf(settled.result) : null };
      case 'over':
        if (habits.givesUp) return { kind: 'not-paid' };
        break;
      case 'refused':
        if (await purchase.isPaidElsewhere()) return { kind: 'paid', reference: null };
        if (settled.failure.code === 'SLOT_GONE') await purchase.chooseAgain();
        else if (settled.failure.code !== 'INVOICE_NOT_PAYABLE') {
          throw new Error(`Refused for good: ${JSON.stringify(settled.failure.body)}`);
        }
        break;
      case 'elsewhere':
        // The page asks to check again in a moment.
        await pause(A_MOMENT_MS);
        if (await purchase.isPaidElsewhere()) return { kind: 'paid', reference: null };
        break;
      case 'unknown':
      case 'never-arrived':
      case 'left':
        break;
    }
  }
  throw new Error(`Not settled after ${MAX_PRESSES} presses: ${purchase.kind}`);

  /** A page opened during its payment looks it up first. */
  async function reload() {
    draft = browser.openTab();
    if (!draft.wasStarted()) return { kind: 'unknown' as const };
    return checkPayment<Json, Json, Refused>({ draft, send, settle }, draft.key(), null);
  }
}
