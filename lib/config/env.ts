/**
 * The only place on the site that reads `process.env`. Public variables are read by their literal names, because the bundler replaces
 * exactly that expression; the server's variables are validated in `server-env.ts`, which keeps the validator out of the browser bundle.
 */
const DEFAULT_API_URL = 'http://localhost:4000';

/** Wallets that Braintree takes beside cards, by the names that `PAYMENT_WALLETS` has. */
export const WALLETS = ['apple-pay', 'google-pay'] as const;
export type WalletName = (typeof WALLETS)[number];
/** Their owners' names, the same in every language. */
export const WALLET_NAMES: Readonly<Record<WalletName, string>> = { 'apple-pay': 'Apple Pay', 'google-pay': 'Google Pay' };

function withoutTrailingSlash(url: string): string {
  return url.endsWith('/') ? withoutTrailingSlash(url.slice(0, -1)) : url;
}

/** Build variables: they are baked into the bundle, so a change needs a new build. */
export const publicEnv = {
  apiUrl: withoutTrailingSlash(process.env.NEXT_PUBLIC_API_URL || DEFAULT_API_URL),
  brand: process.env.BRAND || 'Pakt',
  /** A bar says that nothing is really sold. */
  isDemonstration: process.env.DEMONSTRATION === 'on',
  siteUrlHk: withoutTrailingSlash(process.env.SITE_URL_HK || 'http://hk.localhost:3000'),
  siteUrlSg: withoutTrailingSlash(process.env.SITE_URL_SG || 'http://sg.localhost:3000'),
  /** Origin of the wardrobe's site; empty means the site the visitor is on. */
  mainSiteUrl: withoutTrailingSlash(process.env.MAIN_SITE_URL || ''),
  /** Origin of the world/blog site; empty means our own /blog. */
  worldUrl: withoutTrailingSlash(process.env.WORLD_URL || ''),
  gtmIdHk: process.env.NEXT_PUBLIC_GTM_ID_HK ?? '',
  gtmIdSg: process.env.NEXT_PUBLIC_GTM_ID_SG ?? '',
  /**
   * Request id and idempotency headers. They are on only for our own backend, because another provider's CORS preflight may refuse them.
   */
  apiExtraHeaders: process.env.API_EXTRA_HEADERS === 'on' || !process.env.NEXT_PUBLIC_API_URL,
  externalLoginExtra: process.env.EXTERNAL_LOGIN_EXTRA !== 'off',
  /** For an API without its own list of sign-in providers; client ids are public. */
  ownClients: { google: process.env.NEXT_PUBLIC_OIDC_GOOGLE_CLIENT_ID ?? '', apple: process.env.NEXT_PUBLIC_OIDC_APPLE_CLIENT_ID ?? '' },
  extApi: process.env.EXT_API !== 'off',
  /** Opens Braintree's card form where the API gives no client token; public by design. */
  braintreeTokenizationKey: process.env.NEXT_PUBLIC_BRAINTREE_TOKENIZATION_KEY ?? '',
  /** Wallets that the site offers, in this order. */
  wallets: WALLETS.filter((wallet) => (process.env.PAYMENT_WALLETS ?? '').split(',').includes(wallet)),
  googlePayMerchantId: process.env.GOOGLE_PAY_MERCHANT_ID ?? '',
  /** Numbers that WhatsApp knows, with country code and digits only; empty: not offered. */
  whatsappHk: process.env.WHATSAPP_HK ?? '',
  whatsappSg: process.env.WHATSAPP_SG ?? '',
  /** JSON objects of addresses by platform; see `platform-links.ts`. */
  platformLinksHk: process.env.PLATFORM_LINKS_HK ?? '',
  platformLinksSg: process.env.PLATFORM_LINKS_SG ?? '',
  firebase: {
    apiKey: process.env.NEXT_PUBLIC_FIREBASE_API_KEY ?? '',
    authDomain: process.env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN ?? '',
    projectId: process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID ?? '',
    databaseUrl: process.env.NEXT_PUBLIC_FIREBASE_DATABASE_URL ?? '',
    appId: process.env.NEXT_PUBLIC_FIREBASE_APP_ID ?? '',
    messagingSenderId: process.env.NEXT_PUBLIC_FIREBASE_MESSAGING_SENDER_ID ?? '',
    vapidKey: process.env.NEXT_PUBLIC_FIREBASE_VAPID_KEY ?? '',
  },
} as const;

/**
 * Whether Braintree's own card form may be used: with an account configured here, or with an external API, whose client token decides at
 * run time. The CSP then allows Braintree's hosts. Not used in the browser.
 */
export const mayUseBraintree =
  Boolean(process.env.BRAINTREE_MERCHANT_ID || process.env.NEXT_PUBLIC_BRAINTREE_TOKENIZATION_KEY) ||
  !/^http:\/\/([\w-]+\.)?localhost(:\d+)?(\/|$)/.test(publicEnv.apiUrl);

/** The raw run variables, for `server-env.ts` and the start script only. */
export function readProcessEnv(): Readonly<Record<string, string | undefined>> {
  return process.env;
}
