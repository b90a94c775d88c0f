/**
 * Before a migration is added: writes what two customers leave in a database of the version that stands, as the start
 * for the migration's test.
 *   node --import tsx tests/contract/migrations/write-rows.ts
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { newPerson, orderBody, placeOrder } from '@/tests/builders/order';
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
