import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keptDocuments } from '@/backend/api/db/schema/after-account';
import { itemRequests, wardrobeCharges } from '@/backend/api/db/schema/item-requests';
import { invoices } from '@/backend/api/db/schema/orders';
import { DEMO_PASSWORD } from '@/backend/api/identity/seed-demo-accounts';
import { call, mailsTo, PASSWORD, signUpMember } from '@/tests/setup/member';
import { testBackend } from '@/tests/setup/test-backend';
import { demoToken, itemsOf, MONDAY } from './support';

const backend = testBackend({}, { clock: () => MONDAY });

describe('an account with a wardrobe', () => {
  it('is not deleted while we hold pieces, sell them or have a request open', async () => {
    const token = await demoToken(backend, 'hk');
    const answer = await call(backend, 'deleteAccount', { token, body: { password: DEMO_PASSWORD } });
    expect(answer.json()).toMatchObject({ statusCode: 409, code: 'ACCOUNT_DELETION_BLOCKED' });
    const { errors } = answer.json<{ errors: { path: string; code: string }[] }>();
    const codes = errors.filter(({ path }) => path === 'account').map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['pieces-in-storage', 'open-consignment', 'open-request']));
    expect((await itemsOf(backend, token)).itemCount).toBe(24);
  });

  it('is deleted when nothing is with us', async () => {
    expect(
      (await call(backend, 'deleteAccount', { token: await demoToken(backend, 'new'), body: { password: DEMO_PASSWORD } })).statusCode,
    ).toBe(200);
  });

  it.each([
    ['of this month', MONDAY],
    ['of a month before', new Date('2026-10-20T02:00:00Z')],
  ])('is invoiced before it goes what its last delivery has cost, %s', async (_when, createdAt) => {
    const { orm } = backend.context.database;
    const { id, email, token } = await signUpMember(backend);
    const request = {
      id: randomUUID(),
      number: randomUUID(),
      bodyHash: '',
      status: 'done' as const,
      undoUntil: createdAt,
      isRush: false,
      slotDate: null,
      slotTime: null,
      usedFreeDelivery: false,
      createdAt,
    };
    await orm
      .insert(itemRequests)
      .values({ ...request, userId: id, extras: [{ extra: 'extra-delivery', price: 12_000 }], total: 12_000, currency: 'HKD' });
    await orm
      .insert(wardrobeCharges)
      .values({ requestId: request.id, userId: id, amount: 12_000, currency: 'HKD', status: 'pending', createdAt });
    const press = () => call(backend, 'deleteAccount', { token, body: { password: PASSWORD } });

    expect((await press()).json()).toMatchObject({ code: 'ACCOUNT_DELETION_BLOCKED', errors: [{ path: 'account', code: 'last-invoice' }] });
    const owed = async () => (await orm.select().from(invoices)).filter(({ userId }) => userId === id);
    expect(await owed()).toMatchObject([{ status: 'due', total: 12_000, lines: [{ kind: 'extra-delivery', amount: 12_000 }] }]);
    expect((await mailsTo(backend, email)).filter(({ subject }) => subject.startsWith('Invoice '))).toHaveLength(1);
    // Pressed again it is the same invoice that waits.
    expect((await press()).json()).toMatchObject({ errors: [{ path: 'account', code: 'open-invoice' }] });
    const [invoice] = await owed();
    await orm.execute(`update invoices set status = 'paid' where user_id = '${id}'`);
    expect((await press()).statusCode).toBe(200);
    expect((await orm.select().from(keptDocuments)).find(({ number }) => number === invoice?.number)).toMatchObject({ kind: 'invoice' });
  });
});
