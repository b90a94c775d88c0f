/** @type {import('next-i18next/pages').UserConfig} */
export const i18nConfig = { i18n: { locales: ['en'], defaultLocale: 'en' }, localePath: 'bench/stack/locales' };
