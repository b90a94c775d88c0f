import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '@/backend/identity/demo-people';
import { call } from '@/tests/setup/member';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';
import { demoToken, itemsOf, MONDAY } from './support';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend({}, { clock: () => MONDAY });
});
afterAll(() => backend.remove());

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
    expect((await call(backend, 'deleteAccount', { token: await demoToken(backend, 'new'), body: { password: DEMO_PASSWORD } })).statusCode).toBe(200);
  });
});
