/**
 * Before a migration is added: writes what two customers leave in a database of the version that stands, as the start
 * for the migration's test.
 *   node --import tsx tests/contract/migrations/write-rows.ts
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { newPerson, orderBody, placeOrder, plainOf } from '@/tests/builders/order';
import { call, dataOf, PASSWORD, signUpMember } from '@/tests/setup/member';
import { createTestBackend, post } from '@/tests/setup/test-backend';
import { CALLS } from '@/lib/contract/calls';
import { readRows } from './stored-rows';

const HERE = new URL('.', import.meta.url);
const version = readdirSync(new URL('../../../backend/db/migrations/', HERE)).filter((name) => name.endsWith('.sql')).sort().at(-1) ?? '';

const backend = await createTestBackend({ hasDemoAccounts: false, hasSampleBookings: false, hasOperations: false, rateLimitFactor: 1_000 });
try {
  for (const country of ['hk', 'sg'] as const) {
    const person = { ...newPerson(), email: `stored-${country}@example.com`, password: PASSWORD };
    const { body } = await orderBody(backend, { country, address: { haveLift: false }, user: person });
    dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { key: `key-of-the-stored-order-${country}-0123456789` }));
  }
  await leaveRefunds();
  const member = await signUpMember(backend, { email: 'stored-member@example.com' });
  await call(backend, 'updateUser', { token: member.token, body: { firstName: 'Adeline' } });
  await post(backend, CALLS.newsletterSignup.path, { emailAddress: 'stored-reader@example.com' });
  const rows = await readRows(backend.context.database.orm);
  const file = `rows-at-${version.slice(0, 4)}.json`;
  writeFileSync(new URL(file, HERE), `${JSON.stringify({ migration: version, rows }, null, 1)}\n`);
  process.stdout.write(`${file}: ${Object.entries(rows).map(([table, { length }]) => `${table} ${length}`).join(', ')}\n`);
} finally {
  await backend.remove();
}

/** A visit that was called off and a term that was ended, both paid, while the gateway was silent: two refunds that are still owed. */
async function leaveRefunds(): Promise<void> {
  const person = { ...newPerson(), email: 'stored-refund@example.com', password: PASSWORD };
  const { body } = await orderBody(backend, { address: { haveLift: false }, user: person, slot: 20 });
  const { order, booking, accessToken: token = '' } = dataOf('orderAndPaymentSignup', await placeOrder(backend, body, { key: 'key-of-the-stored-order-refund-0123456789' }));
  const fee = plainOf('invoices', await call(backend, 'invoices', { token })).data.find(({ status }) => status === 'due');
  plainOf('payInvoice', await call(backend, 'payInvoice', { token, params: { invoiceId: fee?.id ?? '' }, body: { paymentMethodNonce: 'fake-valid-nonce' }, headers: { 'idempotency-key': 'key-of-the-stored-fee-0123456789' } }));
  backend.context.gateway.refund = () => Promise.resolve(false);
  dataOf('cancelBooking', await call(backend, 'cancelBooking', { token, params: { id: booking?.id ?? '' }, query: { fee: '0' } }));
  const [term] = dataOf('storageTerms', await call(backend, 'storageTerms', { token })).terms;
  dataOf('endTerm', await call(backend, 'endTerm', { token, params: { id: order.id }, body: { refund: term?.refund ?? 0 } }));
}
