import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CALLS } from '@/lib/contract/calls';
import { PASSWORD, signUpMember } from '@/tests/setup/member';
import { createTestBackend, post, type TestBackend } from '@/tests/setup/test-backend';

vi.mock('@node-rs/argon2', async (load) => {
  const own = await load<typeof argon2>();
  return { ...own, verify: vi.fn(own.verify) };
});

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
  await signUpMember(backend, { email: 'known@example.com' });
  const { id } = await signUpMember(backend, { email: 'by-provider@example.com' });
  await backend.context.database.orm.execute(`delete from password_credentials where user_id = '${id}'`);
});
afterAll(() => backend.remove());

/** What a guess takes is nearly all the comparing of one hash; how long that is, `npm run bench:login` measures. */
describe('a guess', () => {
  it.each([
    ['at an account', 'known@example.com', 'not the password'],
    ['at an account that has no password', 'by-provider@example.com', PASSWORD],
    ['at an address that nobody has', 'nobody@example.com', PASSWORD],
  ])('%s compares one hash and is told the same', async (_what, email, password) => {
    vi.mocked(argon2.verify).mockClear();
    const answer = await post(backend, CALLS.login.path, { email, password, ip: '' });
    expect(answer.json()).toMatchObject({ statusCode: 401, code: 'CREDENTIALS_WRONG' });
    expect(argon2.verify).toHaveBeenCalledTimes(1);
  });
});
