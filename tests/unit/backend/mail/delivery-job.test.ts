import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { outboxMails } from '@/backend/db/schema/mail';
import { startDeliveryJob } from '@/backend/mail/delivery-job';
import { storeMail } from '@/backend/mail/store-mail';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';

let now = new Date('2026-11-21T00:00:00Z');
let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend({}, { clock: () => now });
});
afterAll(() => backend.remove());

it('sends a stored mail once, after a failure again with a growing pause', async () => {
  const { orm } = backend.context.database;
  await storeMail(orm, { recipient: 'reader@example.com', template: 'newsletterWelcome', locale: 'en', values: {}, now });
  const state = async () => (await orm.select().from(outboxMails)).map(({ attempts, deliveredAt, nextAttemptAt }) => ({ attempts, deliveredAt, waits: nextAttemptAt.getTime() - now.getTime() }));
  const send = vi.fn().mockRejectedValueOnce(new Error('the mail server is away')).mockRejectedValueOnce(new Error('still away')).mockResolvedValue(undefined);
  const job = startDeliveryJob(backend.context, { email: send });

  await vi.waitFor(async () => expect(await state()).toEqual([{ attempts: 1, deliveredAt: null, waits: 30_000 }]));
  job.wake();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(send).toHaveBeenCalledTimes(1); // not before its time

  now = new Date(now.getTime() + 30_000);
  job.wake();
  await vi.waitFor(async () => expect(await state()).toEqual([{ attempts: 2, deliveredAt: null, waits: 60_000 }]));

  now = new Date(now.getTime() + 60_000);
  job.wake();
  await vi.waitFor(async () => expect((await state())[0]?.deliveredAt).toEqual(now));
  job.wake();
  await job.stop();
  expect(send).toHaveBeenCalledTimes(3);
  expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ recipient: 'reader@example.com', subject: 'You are on our list' }));
});
