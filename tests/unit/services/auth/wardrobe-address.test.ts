import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Locale } from '@/lib/config/locales';
import { addressAfterLogin } from '@/services/auth/wardrobe-address';

beforeEach(() => {
  document.cookie = 'accessToken=abc';
});
afterEach(() => {
  document.cookie = 'accessToken=; Max-Age=0';
});

it.each<[Locale, string]>([
  ['zh-Hans', '/zh-Hans/items?locale=zh_CN&token=abc'],
  ['zh-CN', '/zh-CN/items?locale=en_US&token=abc'],
  ['zh', '/zh/items?locale=en_US&token=abc'],
  ['en', '/items?locale=en_US&token=abc'],
  ['en-SG', '/items?locale=en_US&token=abc'],
])('a login in %s leads to the items with the locale name of the main site and the token', (locale, address) => {
  expect(addressAfterLogin(null, locale)).toBe(address);
});

it('leads back to the page of this site that was asked for, and to no other site', () => {
  expect(addressAfterLogin('/account', 'en')).toBe('/account');
  expect(addressAfterLogin('https://elsewhere.example/', 'en')).toBe('/items?locale=en_US&token=abc');
});
