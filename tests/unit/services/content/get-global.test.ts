// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import type { Locale } from '@/lib/config/locales';
import { getPromoBanner } from '@/services/content/get-pages';

afterEach(() => vi.unstubAllGlobals());

it.each<[Locale, string]>([
  ['en', '/gift-card'],
  ['zh', '/zh/gift-card'],
  ['zh-CN', '/zh-CN/gift-card'],
  ['en-SG', '/gift-card'],
  ['zh-Hans', '/zh-Hans/gift-card'],
])('the banner in %s leads to the page of its own language', async (locale, href) => {
  const promoBanner = { isShow: true, textSize: 'medium', description: '<p>{{brand}}: <a href="/gift-card">x</a></p>' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: { promoBanner } })));
  expect((await getPromoBanner(locale))?.description).toMatch(new RegExp(`^<p>[^{]+: <a href="${href}">x</a></p>$`));
});

it('ends a line of a Chinese banner between two words, and within none', async () => {
  const text =
    '<p>回南天轉眼就到。<a href="/services-pricing" title="預約免費上門">預約免費首次上門收件</a>，A &amp; B 大褸不用捱潮濕。</p>';
  const promoBanner = { isShow: true, textSize: 'medium', description: text };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: { promoBanner } })));
  const description = (await getPromoBanner('zh'))?.description ?? '';
  expect(description).toContain('>預約<wbr>免費<wbr>首次上門<wbr>收件</a>');
  expect(description.replaceAll('<wbr>', '')).toBe(text.replace('"/services', '"/zh/services'));
  expect(description).toContain('title="預約免費上門"');
  expect((await getPromoBanner('en'))?.description).not.toContain('<wbr>預約');
});
