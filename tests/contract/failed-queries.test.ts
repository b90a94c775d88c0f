import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestBackend, post, type TestBackend } from '@/tests/setup/test-backend';

let backend: TestBackend;
let log = '';

beforeAll(async () => {
  const sink = new PassThrough();
  sink.on('data', (chunk: Buffer) => (log += chunk.toString()));
  backend = await createTestBackend({ logLevel: 'trace' }, { logTo: sink });
});
afterAll(() => backend.remove());

// The query builder writes the values of a query that failed into the message of its error.
it('a query that fails is told without its values, in the log and in the answer', async () => {
  await backend.context.database.orm.execute('alter table newsletter_subscriptions rename to gone');
  log = '';
  const answer = await post(backend, '/newsletter/signup', { emailAddress: 'nobody-may-read-this@example.com' });
  await backend.context.database.orm.execute('alter table gone rename to newsletter_subscriptions');
  expect(answer.json()).toMatchObject({ statusCode: 500, code: 'INTERNAL', data: null });
  expect(log).toContain('"level":50');
  expect(log + answer.body).not.toMatch(/nobody-may-read-this|insert into/i);
});
