'use strict';

/** The languages of the site: their names, the site they belong to and the prefix of their paths. */
const LOCALES = {
  en: { name: 'English (Hong Kong)', site: 'SITE_URL_HK', prefix: '' },
  zh: { name: 'Traditional Chinese (Hong Kong)', site: 'SITE_URL_HK', prefix: '/zh' },
  'zh-CN': { name: 'Simplified Chinese (Hong Kong)', site: 'SITE_URL_HK', prefix: '/zh-CN' },
  'en-SG': { name: 'English (Singapore)', site: 'SITE_URL_SG', prefix: '' },
  'zh-Hans': { name: 'Simplified Chinese (Singapore)', site: 'SITE_URL_SG', prefix: '/zh-Hans' },
};

/** The page on which documents of a type are read. */
const PATHS = {
  'service-page': (document) => `/services-pricing?type=${document?.slug ?? 'store'}`,
  'additional-services-page': () => '/additional-services',
  'additional-service-page': (document) => `/additional-services#${document?.slug ?? ''}`,
  'blog-page': () => '/blog',
  'blog-article': (document) => `/blog/${document?.slug ?? ''}`,
  'faq-page': () => '/faqs',
  faq: (document) => `/faqs#${document?.slug ?? ''}`,
  'gift-page': () => '/pakt-gift',
  'gift-package': () => '/pakt-gift',
  'referral-page': () => '/pakt-referrals',
  'partner-program': () => '/pakt-referrals',
  'about-page': () => '/about-us',
  'press-page': () => '/press',
  'press-item': () => '/press',
  'privacy-policy': () => '/privacy-policy',
  'terms-and-condition': () => '/terms-and-condition',
  'contact-page': () => '/contact-us',
};

function pathOf(uid, document, locale) {
  const path = PATHS[uid.split('.')[1]]?.(document) ?? '/';
  const prefix = LOCALES[locale]?.prefix ?? '';
  return path === '/' && prefix ? prefix : `${prefix}${path}`;
}

function siteOf(locale, env) {
  return env(LOCALES[locale]?.site ?? 'SITE_URL_HK');
}

module.exports = { LOCALES, pathOf, siteOf };
