/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  compiler: { styledComponents: true },
  i18n: { locales: ['en'], defaultLocale: 'en' },
};

export default config;
