import { expect, it } from 'vitest';
import { loginHref } from '@/lib/site/login-href';

it.each([
  ['/pakt-referrals', 'en', '/pakt-referrals'],
  ['/pakt-referrals', 'zh', '/zh/pakt-referrals'],
  ['/', 'zh-Hans', '/zh-Hans'],
  ['/', 'en-SG', '/'],
  ['/zh/chat?with=team', null, '/zh/chat?with=team'],
] as const)('leads from %s in %s back to %s', (path, locale, back) => {
  expect(new URL(loginHref(path, locale), 'https://hk.example').searchParams.get('redirect')).toBe(back);
});
