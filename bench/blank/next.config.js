/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // As in the product.
  headers: async () => [{ source: '/pictures/:path*', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] }],
};

export default config;
