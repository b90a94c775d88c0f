import { readBackendEnv } from '@/backend/config/env';
import { openDatabase } from '@/backend/api/db/database';
import { gatewayCharges } from '@/backend/api/db/schema/gateway';
import { bookings, invoicePayments, orders } from '@/backend/api/db/schema/orders';
import { gifts, paymentIntents } from '@/backend/api/db/schema/payments';
import { intentId } from '@/backend/api/payments/intents/intent';
import type { Round } from './rounds';

export interface Audit {
  intents: number;
  charges: number;
  /** Payments of a dead or stuck process that another one completed. */
  takenOver: number;
  faults: string[];
}

/** One entry of a gateway's books, in minor units. */
export type BookedCharge = Pick<typeof gatewayCharges.$inferSelect, 'key' | 'id' | 'amount' | 'status'>;

/**
 * Compares the pages' results, the intents and their effects with the gateway's charges.
 * @param books of a gateway outside of the backend; without them those of the embedded one
 */
export async function audit(variables: Record<string, string>, rounds: readonly Round[], books?: readonly BookedCharge[]): Promise<Audit> {
  const database = await openDatabase(readBackendEnv(variables).database);
  try {
    const { orm } = database;
    const [charges, intents, placed, bought, paid, booked] = [
      books ?? (await orm.select().from(gatewayCharges)),
      await orm.select().from(paymentIntents),
      await orm.select().from(orders),
      await orm.select().from(gifts),
      await orm.select().from(invoicePayments),
      await orm.select().from(bookings),
    ];
    const settled = charges.filter(({ status }) => status === 'settled');
    const byKey = new Map(settled.map((charge) => [charge.key, charge]));
    const faults: string[] = [];
    const expect = (isTrue: boolean, fault: string) => void (isTrue || faults.push(fault));

    // What was taken back has stood on the buyer's statement too.
    const taken = charges.filter(({ status }) => status !== 'declined').map(({ key }) => key);
    const again = taken.filter((key, index) => taken.indexOf(key) !== index);
    for (const key of new Set(again)) expect(false, `${key} was charged ${taken.filter((one) => one === key).length} times`);

    for (const intent of intents) {
      const charge = byKey.get(intent.id);
      expect(intent.status !== 'processing', `${intent.kind} ${intent.id} was never brought to an end`);
      expect(
        (intent.status === 'paid') === (charge !== undefined),
        `${intent.kind} ${intent.id} is ${intent.status}, and ${charge ? '' : 'not '}charged`,
      );
      if (charge) {
        expect(
          charge.amount === intent.amount && charge.id === intent.chargeId,
          `${intent.kind} ${intent.id} was charged ${charge.amount} instead of ${intent.amount}`,
        );
      }
    }
    const known = new Set(intents.map(({ id }) => id));
    for (const { key } of settled) expect(known.has(key), `charge ${key} belongs to no intent`);

    const paidOf = (kind: string) => intents.filter((intent) => intent.kind === kind && intent.status === 'paid').length;
    expect(placed.length === paidOf('order'), `${placed.length} orders for ${paidOf('order')} paid intents`);
    expect(booked.length === placed.length, `${booked.length} bookings for ${placed.length} orders`);
    expect(bought.length === paidOf('gift'), `${bought.length} gifts for ${paidOf('gift')} paid intents`);
    expect(
      paid.length === paidOf('order') + paidOf('invoice'),
      `${paid.length} payments of invoices for ${paidOf('order') + paidOf('invoice')} intents`,
    );
    expect(new Set(paid.map(({ chargeId }) => chargeId)).size === paid.length, 'a charge pays two invoices');

    for (const [index, { mishap, purchase, keys, shown, broken }] of rounds.entries()) {
      const name = `round ${index + 1} (${mishap}, ${purchase.kind})`;
      expect(broken === undefined, `${name} came to no end: ${broken}`);
      const scope = purchase.member ? { userId: purchase.member.id } : ('draft' as const);
      const own = keys.flatMap((key) => byKey.get(intentId(scope, key)) ?? []);
      const isShownPaid = shown.some(({ kind }) => kind === 'paid');
      expect(
        own.length === (isShownPaid ? 1 : 0),
        `${name} is shown as ${isShownPaid ? 'paid' : 'not paid'} and charged ${own.length} times`,
      );
      for (const charge of own) {
        expect(charge.amount === purchase.amount, `${name} was charged ${charge.amount} instead of ${purchase.amount}`);
      }
      const references = new Set(shown.flatMap((page) => (page.kind === 'paid' && page.reference !== null ? [page.reference] : [])));
      expect(references.size <= 1, `${name} shows ${[...references].join(' and ')}`);
    }
    return { intents: intents.length, charges: settled.length, takenOver: intents.filter(({ attempts }) => attempts > 1).length, faults };
  } finally {
    await database.close();
  }
}
