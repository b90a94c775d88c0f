import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUpMember } from '@/tests/setup/member';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';

const TOKEN = 'a-token-of-the-scraper-0123456789';
let backend: TestBackend;
let member: string;

beforeAll(async () => {
  backend = await createTestBackend({ metricsToken: TOKEN, cmsToken: TOKEN });
  ({ token: member } = await signUpMember(backend));
});
afterAll(() => backend.remove());

// RFC 7235: the name of a scheme has no case, and programs write it in every one.
it.each(['Bearer', 'bearer', 'BEARER', 'bEaReR'])('%s is the scheme everywhere', async (scheme) => {
  const status = async (url: string, token: string) =>
    (await backend.app.inject({ url, headers: { authorization: `${scheme} ${token}` } })).statusCode;
  expect(await status('/users/me', member)).toBe(200);
  expect(await status('/metrics', TOKEN)).toBe(200);
  expect(await status('/cms/faqs?locale=en&status=draft', TOKEN)).toBe(200);
  expect(await status('/metrics', `${TOKEN}x`)).toBe(401);
});
