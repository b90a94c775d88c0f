/** The icons of the site, which `scripts/render-icons.ts` draws into `public/`. */
export const SITE_ICONS = {
  svg: { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
  ico: { src: '/favicon.ico', type: 'image/x-icon', sizes: '48x48' },
  touch: { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
  small: { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
  large: { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
  maskable: { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512' },
} as const;
