import { expect, it } from 'vitest';
import { siteAddress } from '@/lib/site/site-address';

it('names a page on its own site, with a prefix only where the language needs one', () => {
  expect(siteAddress('en', '/')).toBe('http://hk.localhost:3000/');
  expect(siteAddress('zh', '/')).toBe('http://hk.localhost:3000/zh');
  expect(siteAddress('en-SG', '/faqs')).toBe('http://sg.localhost:3000/faqs');
  expect(siteAddress('zh-Hans', '/faqs')).toBe('http://sg.localhost:3000/zh-Hans/faqs');
});
