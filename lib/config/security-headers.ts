import { createHash } from 'node:crypto';
import { SESSION_MARK } from './inline-scripts';
import { mayUseBraintree, publicEnv } from './env';

/**
 * Response headers of every page and asset. Scripts come from listed origins; the only inline script is allowed by its hash. This is strict
 * because the access token is in a script-readable cookie (required by the specification), so one injected script could steal a session.
 * Inline styles are needed by styled-components and antd. Unused sources are not listed, and `default-src` is not repeated, because every
 * document carries these lines.
 */
export interface Header {
  key: string;
  value: string;
}

const TAG_MANAGER = 'https://www.googletagmanager.com';
/** Card fields in Braintree's frames, loaded by its module. */
const BRAINTREE = { assets: ['https://*.braintreegateway.com'], calls: ['https://*.braintreegateway.com', 'https://*.braintree-api.com'] };
/** Braintree's 3-D Secure: a script by Cardinal that posts a form into a frame. Without it cards are not verified. */
const CARDINAL = ['https://*.cardinalcommerce.com', 'https://*.cardinaltrusted.com'];
/** Google Pay's script, its pictures and its window, which answers the page. */
const GOOGLE_PAY = {
  script: 'https://pay.google.com',
  pictures: 'https://www.gstatic.com',
  calls: ['https://pay.google.com', 'https://google.com'],
};
/** Each bank uses its own address in that frame, and there is no list of them. */
const BANKS = ['https:'];
const FIREBASE = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
  'https://*.firebaseio.com',
  'wss://*.firebaseio.com',
  'https://*.firebasedatabase.app',
  'wss://*.firebasedatabase.app',
];

function originOf(url: string): string {
  return new URL(url).origin;
}

/** A script's hash as a CSP source. */
function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

function webSocketOrigin(url: string): string {
  return originOf(url).replace(/^http/, 'ws');
}

const hasGooglePay = () => mayUseBraintree && publicEnv.wallets.includes('google-pay');

export function contentSecurityPolicy(mode: 'production' | 'development'): string {
  const api = originOf(publicEnv.apiUrl);
  const hasFirebase = publicEnv.firebase.projectId !== '';
  const hasTagManager = publicEnv.gtmIdHk !== '' || publicEnv.gtmIdSg !== '';
  const tags = hasTagManager ? [TAG_MANAGER] : [];
  const tagPixels = hasTagManager ? ['https://*.google-analytics.com', TAG_MANAGER] : [];
  const tagHits = hasTagManager ? [...tagPixels, 'https://*.analytics.google.com'] : [];
  const cards = mayUseBraintree
    ? {
        scripts: [...BRAINTREE.assets, ...CARDINAL, ...(hasGooglePay() ? [GOOGLE_PAY.script] : [])],
        pictures: [...BRAINTREE.assets, ...(hasGooglePay() ? [GOOGLE_PAY.pictures] : [])],
        calls: [...BRAINTREE.calls, ...CARDINAL, ...(hasGooglePay() ? GOOGLE_PAY.calls : [])],
        frames: BANKS,
        forms: CARDINAL,
      }
    : { scripts: [], pictures: [], calls: [], frames: [], forms: [] };
  // The development server uses eval and a WebSocket to itself.
  const development = mode === 'development' ? ["'unsafe-eval'"] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", hashSource(SESSION_MARK), ...tags, ...cards.scripts, ...development],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', api, ...tagPixels, ...cards.pictures],
    'connect-src': [
      "'self'",
      api,
      ...(hasFirebase ? FIREBASE : [webSocketOrigin(publicEnv.apiUrl)]),
      ...tagHits,
      ...cards.calls,
      ...(mode === 'development' ? ['ws:'] : []),
    ],
    'frame-src': [api, ...tags, ...cards.frames],
    'worker-src': ["'self'", 'blob:'],
    'media-src': ["'self'", 'blob:', api],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...cards.forms],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

export function securityHeaders(mode: 'production' | 'development'): Header[] {
  return [
    { key: 'Content-Security-Policy', value: contentSecurityPolicy(mode) },
    { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    // Google Pay's window has to reach the page that opened it.
    { key: 'Cross-Origin-Opener-Policy', value: hasGooglePay() ? 'same-origin-allow-popups' : 'same-origin' },
    { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(self), browsing-topics=()' },
  ];
}

/**
 * Pages whose address may carry an access token or an authorization code: responses must not be stored, and the address must not be sent as
 * referrer.
 */
export const TOKEN_ROUTE_HEADERS: Header[] = [
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'Cache-Control', value: 'no-store' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
];
