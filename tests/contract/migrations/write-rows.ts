/**
 * Before a migration is added: writes what two customers leave in a database of the version that stands, as the start
 * for the migration's test.
 *   node --import tsx tests/contract/migrations/write-rows.ts
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { newPerson, orderBody, placeOrder, termsOf } from '@/tests/builders/order';
import { call, dataFrom, dataOf, PASSWORD, signUpMember } from '@/tests/setup/member';
import { createTestBackend, post } from '@/tests/setup/test-backend';
import { CALLS } from '@/lib/contract/calls';
import { readRows } from './stored-rows';

const HERE = new URL('./', import.meta.url);
const version =
  readdirSync(new URL('../../../backend/api/db/migrations/', HERE))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1) ?? '';

const backend = await createTestBackend({ hasDemoAccounts: false, hasSampleBookings: false, hasOperations: false, rateLimitFactor: 1_000 });
try {
  for (const country of ['hk', 'sg'] as const) {
    const person = { ...newPerson(), email: `stored-${country}@example.com`, password: PASSWORD };
    const { body } = await orderBody(backend, { country, address: { haveLift: false }, user: person });
    dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { key: `key-of-the-stored-order-${country}-0123456789` }));
  }
  await leaveRefunds();
  await leaveSale();
  const member = await signUpMember(backend, { email: 'stored-member@example.com' });
  await call(backend, 'updateUser', { token: member.token, body: { firstName: 'Adeline' } });
  await post(backend, CALLS.newsletterSignup.path, { emailAddress: 'stored-reader@example.com' });
  const rows = await readRows(backend.context.database.orm);
  const file = `rows-at-${version.slice(0, 4)}.json`;
  writeFileSync(new URL(file, HERE), `${JSON.stringify({ migration: version, rows }, null, 1)}\n`);
  process.stdout.write(
    `${file}: ${Object.entries(rows)
      .map(([table, { length }]) => `${table} ${length}`)
      .join(', ')}\n`,
  );
} finally {
  await backend.remove();
}

/** A visit that was called off and a term that was ended, both paid, while the gateway was silent: two refunds that are still owed. */
async function leaveRefunds(): Promise<void> {
  const person = { ...newPerson(), email: 'stored-refund@example.com', password: PASSWORD };
  const { body } = await orderBody(backend, { address: { haveLift: false }, user: person, slot: 20 });
  const {
    order,
    booking,
    accessToken: token = '',
  } = dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { key: 'key-of-the-stored-order-refund-0123456789' }));
  const fee = (await dataFrom(backend, 'invoices', { token })).data.find(({ status }) => status === 'due');
  await dataFrom(backend, 'payInvoice', {
    token,
    params: { invoiceId: fee?.id ?? '' },
    body: { paymentMethodNonce: 'fake-valid-nonce' },
    headers: { 'idempotency-key': 'key-of-the-stored-fee-0123456789' },
  });
  backend.context.gateway.refund = () => Promise.resolve(false);
  await dataFrom(backend, 'cancelBooking', { token, params: { id: booking?.id ?? '' }, query: { fee: '0' } });
  const [term] = await termsOf(backend, token);
  await dataFrom(backend, 'endTerm', { token, params: { id: order.id }, body: { refund: term?.refund ?? 0 } });
}

/**
 * A piece that was sold, whose money is on its way to a bank; a delivery in a hurry that the plan brought along; words of a member's own.
 */
async function leaveSale(): Promise<void> {
  const { orm } = backend.context.database;
  const owner = `(select id from users where email = 'stored-hk@example.com')`;
  const statements = [
    `insert into items (id, user_id, code, names, category, seasons, layer, warmth, condition, state, state_since, plan, monthly_cost, picture, note, created_at, updated_at, version)
      values ('stored-piece', ${owner}, 'HK-STORED-1', '{"en": "Camel coat"}', 'outerwear', '["winter"]', 'outer', 4, 'good', 'sold', now(), 'x', 4900, 'coat', 'A button is loose', now(), now(), 1)`,
    `insert into item_sales (item_id, list_price, floor_price, commission_percent, sold_price, submitted_at, listed_at, sold_at, payout_method, payout_ending, payout_amount, payout_sent_at)
      values ('stored-piece', 200000, 150000, 30, 180000, now(), now(), now(), 'bank', '6838', 126000, now())`,
    `insert into item_events (id, item_id, at, kind, state, note, by, finding) values ('stored-event', 'stored-piece', now(), 'state', 'authenticated', '', 'team', 'confirmed')`,
    `insert into payout_destinations (user_id, method, holder, bank_code, account, chosen_at) values (${owner}, 'bank', 'Ada Lo', '004', '808123456838', now())`,
    `insert into wardrobes (user_id, version, rushes_used, rushes_period) values (${owner}, 3, 1, '2026-11-01') on conflict (user_id) do update set rushes_used = 1, rushes_period = '2026-11-01'`,
    `insert into storage_plans (id, user_id, package, items_allowed, monthly_price, free_deliveries, free_rushes, started_on) values ('stored-plan', ${owner}, 'x', 20, 98000, 2, 1, '2026-10-01')`,
    `insert into item_requests (id, user_id, number, body_hash, status, undo_until, is_rush, extras, used_free_delivery, used_free_rush, total, currency, created_at)
      values ('stored-request', ${owner}, 'R-STORED-1', 'hash', 'done', now(), true, '[]', true, true, 0, 'HKD', now())`,
    `insert into item_request_lines (request_id, position, item_id, action, price, note, status) values ('stored-request', 0, 'stored-piece', 'deliver', 0, '', 'done')`,
  ];
  for (const statement of statements) await orm.execute(statement);
}
