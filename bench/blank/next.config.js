/** @type {import('next').NextConfig} */
const config = { reactStrictMode: true, poweredByHeader: false };

export default config;
