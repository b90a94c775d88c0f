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
