import { describe, expect, it } from 'vitest';
import { pathInLocale, prefixedPathOf, staticPathOf } from '@/lib/domain/shared/path-in-shell';

describe('the path of a document', () => {
  it.each([
    ['of a route', { route: 'faqs' }, '/faqs'],
    ['of a page of its own under a route', { route: 'blog', path: '/blog/silk' }, '/blog/silk'],
    [
      'of a page with the query that makes it',
      { route: 'servicesPricing', path: '/services-pricing?type=sell' },
      '/services-pricing?type=sell',
    ],
    ['of the home page', { route: 'home' }, '/'],
    ['of no page of ours, which is left for the home page', { route: null }, '/'],
  ] as const)('%s', (_name, shell, path) => {
    expect(staticPathOf(shell)).toBe(path);
  });

  it.each([
    ['en', { route: 'home' }, '/'],
    ['zh', { route: 'home' }, '/zh'],
    ['en-SG', { route: 'home' }, '/'],
    ['zh-Hans', { route: null }, '/zh-Hans'],
    ['en', { route: 'faqs' }, '/faqs'],
    ['zh-CN', { route: 'faqs' }, '/zh-CN/faqs'],
    ['en-SG', { route: 'faqs' }, '/faqs'],
    ['zh-Hans', { route: 'blog', path: '/blog/silk' }, '/zh-Hans/blog/silk'],
  ] as const)('in the address bar has the prefix of its language: %s %j', (locale, shell, path) => {
    expect(prefixedPathOf({ ...shell, locale })).toBe(path);
  });
});

describe('another language', () => {
  it.each([
    ['leads to this page, which all languages have', { route: 'blog' }, 'zh', '/blog/silk'],
    ['leads to this page, which it has', { route: 'blog', locales: ['en', 'zh'] }, 'zh', '/blog/silk'],
    ['that lacks this page leads to its route’s own', { route: 'blog', locales: ['en'] }, 'zh', '/blog'],
    ['that lacks a page without a route leads home', { route: null, locales: ['en'] }, 'zh', '/'],
  ] as const)('%s', (_name, shell, locale, path) => {
    expect(pathInLocale(shell, locale, '/blog/silk')).toBe(path);
  });
});
