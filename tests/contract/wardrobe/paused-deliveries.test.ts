import { beforeAll, expect, it } from 'vitest';
import { call, dataFrom } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';
import { bookingOn, demoToken, MONDAY, pieceFor } from './support';

const backend = testBackend({ rateLimitFactor: 1000 }, { clock: () => MONDAY });
let hk: string;

beforeAll(async () => {
  hk = await demoToken(backend, 'hk');
});

it('deliveries wait while an invoice has been overdue for more than thirty days, and go on when it is paid', async () => {
  const { orm } = backend.context.database;
  const overdue = async () => (await dataFrom(backend, 'invoices', { token: hk, query: { status: 'overdue' } })).data;
  const [late] = await overdue();
  const id = late?.id ?? '';
  await orm.execute("delete from payment_methods where user_id = 'demo-hk'");
  const piece = await pieceFor(backend, hk, 'deliver');
  const deliver = () =>
    call(backend, 'createItemRequests', {
      token: hk,
      body: { lines: [{ itemId: piece.id, action: 'deliver' }], booking: bookingOn('2026-11-20', '14-16'), total: 0 },
    });

  await orm.execute(`update invoices set due_date = '2026-10-16' where id = '${id}'`);
  const quoted = async (lines: object[]) => (await dataFrom(backend, 'quoteItemRequests', { token: hk, body: { lines } })).quote.isPaused;
  expect((await deliver()).json()).toMatchObject({ statusCode: 409, code: 'DELIVERIES_PAUSED' });
  // It is told with the price, before a date is chosen.
  expect(await quoted([{ itemId: piece.id, action: 'deliver' }])).toBe(true);
  // What stays in the rooms, and what comes in, is not held up.
  const care = await pieceFor(backend, hk, 'care');
  expect(await quoted([{ itemId: care.id, action: 'care', service: 'repair' }])).toBeUndefined();
  await dataFrom(backend, 'createItemRequests', {
    token: hk,
    body: { lines: [{ itemId: care.id, action: 'care', service: 'repair', note: 'The left cuff' }], total: 14_000 },
  });

  await dataFrom(backend, 'payInvoice', {
    token: hk,
    params: { invoiceId: id },
    body: { paymentMethodNonce: 'fake-valid-nonce' },
    headers: { 'idempotency-key': 'the-overdue-one-is-paid' },
  });
  expect(await overdue()).toEqual([]);
  const again = await pieceFor(backend, hk, 'deliver');
  expect(await quoted([{ itemId: again.id, action: 'deliver' }])).toBeUndefined();
  const { request } = await dataFrom(backend, 'createItemRequests', {
    token: hk,
    body: { lines: [{ itemId: again.id, action: 'deliver' }], booking: bookingOn('2026-11-20', '14-16'), total: 0 },
  });
  expect(request.status).toBe('booked');
});

it('thirty days are not more than thirty', async () => {
  const { orm } = backend.context.database;
  await orm.execute("update invoices set status = 'due', due_date = '2026-10-17' where id = 'demo-hk-invoice-1'");
  const piece = await pieceFor(backend, hk, 'deliver');
  const answer = await call(backend, 'createItemRequests', {
    token: hk,
    body: { lines: [{ itemId: piece.id, action: 'deliver' }], booking: bookingOn('2026-11-23', '14-16'), total: 12_345_678 },
  });
  expect(answer.json()).toMatchObject({ code: 'PRICE_CHANGED' });
});
