import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ['the embedded backend, without an account', {}, false],
  ['the embedded backend on another port', { NEXT_PUBLIC_API_URL: 'http://localhost:4100' }, false],
  ['the embedded backend behind the edge of this machine', { NEXT_PUBLIC_API_URL: 'http://api.localhost:4100' }, false],
  ['the embedded backend with an account of theirs', { BRAINTREE_MERCHANT_ID: 'merchant' }, true],
  ['a key that opens their form', { NEXT_PUBLIC_BRAINTREE_TOKENIZATION_KEY: 'sandbox_key' }, true],
  ['an API elsewhere', { NEXT_PUBLIC_API_URL: 'https://api.example.com' }, true],
  ['an API whose name begins as this machine’s', { NEXT_PUBLIC_API_URL: 'http://localhost.example.com' }, true],
])('%s', async (_name, variables, expected) => {
  for (const name of ['BRAINTREE_MERCHANT_ID', 'NEXT_PUBLIC_BRAINTREE_TOKENIZATION_KEY', 'NEXT_PUBLIC_API_URL']) vi.stubEnv(name, '');
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  vi.resetModules();
  expect((await import('@/lib/config/env')).mayUseBraintree).toBe(expected);
});
