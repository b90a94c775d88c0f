import { expect, it } from 'vitest';
import { loginHref } from '@/lib/site/login-href';
import { siteAddress } from '@/lib/site/site-address';

it('names a page on its own site, with a prefix only where the language needs one', () => {
  expect(siteAddress('en', '/')).toBe('http://hk.localhost:3000/');
  expect(siteAddress('zh', '/')).toBe('http://hk.localhost:3000/zh');
  expect(siteAddress('en-SG', '/faqs')).toBe('http://sg.localhost:3000/faqs');
  expect(siteAddress('zh-Hans', '/faqs')).toBe('http://sg.localhost:3000/zh-Hans/faqs');
});

it.each([
  ['/pakt-referrals', 'en', '/pakt-referrals'],
  ['/pakt-referrals', 'zh', '/zh/pakt-referrals'],
  ['/', 'zh-Hans', '/zh-Hans'],
  ['/', 'en-SG', '/'],
  ['/zh/chat?with=team', null, '/zh/chat?with=team'],
] as const)('leads from %s in %s back to %s', (path, locale, back) => {
  expect(new URL(loginHref(path, locale), 'https://hk.example').searchParams.get('redirect')).toBe(back);
});
