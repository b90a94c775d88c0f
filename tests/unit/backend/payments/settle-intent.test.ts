import { describe, expect, it } from 'vitest';
import type { BackendContext } from '@/backend/context';
import { invoices } from '@/backend/api/db/schema/orders';
import { paymentIntents } from '@/backend/api/db/schema/payments';
import { INVOICE_INTENT } from '@/backend/api/modules/billing/pay-invoice';
import type { ChargeOutcome } from '@/backend/api/payments/gateway';
import { runIntent } from '@/backend/api/payments/intents/run-intent';
import { sweepIntents } from '@/backend/api/payments/intents/sweeper';
import { addInvoice, addUser, billingContext, fakeGateway, NOW } from '@/tests/builders/billing';
import { testDatabase } from '@/tests/setup/memory-database';

const database = testDatabase();

const CHARGED: ChargeOutcome = {
  kind: 'charged',
  chargeId: 'charge',
  card: { brand: 'Visa', last4: '1111', expiry: '08/39' },
  token: null,
};

/** An invoice whose charge was made and whose answer was lost; then the sweeper comes by once a minute. */
async function lostAnswer() {
  const user = await addUser(database.orm);
  const { id: invoiceId } = await addInvoice(database.orm, user.id, { status: 'processing' });
  let found: ChargeOutcome = { kind: 'unavailable' };
  let isBroken = false;
  let minutes = 0;
  const gateway = fakeGateway({ findCharge: async () => found });
  const definition = {
    ...INVOICE_INTENT,
    complete: (...facts: Parameters<typeof INVOICE_INTENT.complete>) =>
      isBroken ? Promise.reject(new Error('a defect')) : INVOICE_INTENT.complete(...facts),
  };
  const context = (): BackendContext => ({
    ...billingContext(database, { gateway, now: new Date(NOW.getTime() + minutes * 61_000) }),
    intentDefinition: () => definition,
  });
  await runIntent(context(), definition, {
    id: 'intent',
    bodyHash: '',
    userId: user.id,
    country: 'hk',
    amount: 88_000,
    reserve: async () => ({ invoiceId }),
    act: () => Promise.reject(new Error('silence')),
  });
  return {
    gateway,
    async pass(count: number, now: { found: ChargeOutcome; isBroken?: boolean }) {
      ({ found, isBroken = false } = now);
      for (let round = 0; round < count; round += 1) {
        minutes += 1;
        await sweepIntents(context());
      }
    },
    standing: async () => [
      (await database.orm.select().from(paymentIntents))[0]?.status,
      (await database.orm.select().from(invoices))[0]?.status,
    ],
  };
}

describe('a charge whose answer was lost', () => {
  it.each(['unavailable', 'unknown'] as const)('is finished however long the gateway says that it is %s', async (kind) => {
    const { pass, standing, gateway } = await lostAnswer();
    await pass(30, { found: { kind } });
    expect(await standing()).toEqual(['processing', 'processing']);
    await pass(1, { found: CHARGED });
    expect([await standing(), gateway.asked]).toEqual([['paid', 'paid'], []]);
  });

  it('is taken back when it could not be finished six times, and not before', async () => {
    const { pass, standing, gateway } = await lostAnswer();
    await pass(6, { found: CHARGED, isBroken: true });
    expect([await standing(), gateway.asked]).toEqual([['processing', 'processing'], []]);
    await pass(1, { found: CHARGED, isBroken: true });
    expect([await standing(), gateway.asked]).toEqual([['failed', 'due'], ['void charge']]);
  });

  it('is finished when the defect is mended in time', async () => {
    const { pass, standing, gateway } = await lostAnswer();
    await pass(5, { found: CHARGED, isBroken: true });
    await pass(1, { found: CHARGED });
    expect([await standing(), gateway.asked]).toEqual([['paid', 'paid'], []]);
  });
});
