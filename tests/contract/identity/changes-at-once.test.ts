import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '@/backend/db/schema/users';
import { isLockedFirst } from '@/tests/setup/locked-first';
import { call, signUpMember } from '@/tests/setup/member';
import { recordQueries } from '@/tests/setup/recorded-queries';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend({ rateLimitFactor: 1000 });
});
afterAll(() => backend.remove());

describe('changes of one profile at once', () => {
  it('all stay', async () => {
    const { id, token } = await signUpMember(backend);
    const change = async (body: unknown) => (await call(backend, 'updateUser', { token, body })).statusCode;
    for (let round = 0; round < 10; round += 1) {
      const [firstName, lastName, contactPhone, notifications] = [`Ada ${round}`, `Lo ${round}`, `5550 123${round}`, { 'email.messages': round % 2 === 0 }];
      expect(await Promise.all([{ firstName }, { lastName }, { contactPhone }, { notifications }].map(change))).toEqual([200, 200, 200, 200]);
      const stored = await backend.context.database.orm.select().from(users);
      expect(stored.find((user) => user.id === id)).toMatchObject({ firstName, lastName, notifications });
    }
  });

  it('come one after the other: each reads behind the lock of its member', async () => {
    const { token } = await signUpMember(backend);
    const recorder = recordQueries(backend.context.database.orm);
    await recorder.during('updateUser', () => call(backend, 'updateUser', { token, body: { firstName: 'Bo' } }));
    expect(isLockedFirst(recorder.queries(), /^select "id", .*"email".* from "users" where "users"."id" = \$1$/)).toBe(true);
  });
});
