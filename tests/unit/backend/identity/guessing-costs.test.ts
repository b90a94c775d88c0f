import * as argon2 from '@node-rs/argon2';
import { expect, it, vi } from 'vitest';
import { createPasswordHasher } from '@/backend/api/identity/password-hasher';

vi.mock('@node-rs/argon2', async (load) => {
  const own = await load<typeof argon2>();
  return { ...own, verify: vi.fn(own.verify) };
});

/** What a guess takes is nearly all the comparing of one hash; how long that is, `npm run bench -- login` measures. */
it('a guess compares one hash, also where there is none', async () => {
  const passwords = createPasswordHasher(['pepper']);
  const stored = await passwords.hash('a quiet drawer');
  for (const hash of [stored, null]) {
    vi.mocked(argon2.verify).mockClear();
    expect(await passwords.verify(hash, 'a loud drawer')).toBe(false);
    expect(argon2.verify).toHaveBeenCalledTimes(1);
  }
});
