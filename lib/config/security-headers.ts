import { createHash } from 'node:crypto';
import { SESSION_MARK } from './inline-scripts';
import { mayUseBraintree, publicEnv } from './env';

/**
 * Response headers of every page and asset. Scripts come from named origins only; inline is one of our own, by
 * its hash: the access token lives in a script-readable cookie (the specification requires it), so a
 * single injected script would be a stolen session. Styles may be inline because styled-components and
 * antd write them. Who is not used is not named, and what `default-src` says is not said again: a visitor's browser gets
 * these lines with every document.
 */
export interface Header {
  key: string;
  value: string;
}

const TAG_MANAGER = 'https://www.googletagmanager.com';
/** Fields in frames of Braintree's, asked by their module. */
const BRAINTREE = { assets: ['https://*.braintreegateway.com'], calls: ['https://*.braintreegateway.com', 'https://*.braintree-api.com'] };
/** Braintree's 3-D Secure: a script of Cardinal's that posts a form of its own into a frame. Without it cards go unproven. */
const CARDINAL = ['https://*.cardinalcommerce.com', 'https://*.cardinaltrusted.com'];
/** In that frame each bank asks on an address of its own, of which there is no list. */
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

/** As a policy names a script whose every byte is known. */
function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

function webSocketOrigin(url: string): string {
  return originOf(url).replace(/^http/, 'ws');
}

export function contentSecurityPolicy(mode: 'production' | 'development'): string {
  const api = originOf(publicEnv.apiUrl);
  const hasFirebase = publicEnv.firebase.projectId !== '';
  const hasTagManager = publicEnv.gtmIdHk !== '' || publicEnv.gtmIdSg !== '';
  const tags = hasTagManager ? [TAG_MANAGER] : [];
  const tagPixels = hasTagManager ? ['https://*.google-analytics.com', TAG_MANAGER] : [];
  const tagHits = hasTagManager ? [...tagPixels, 'https://*.analytics.google.com'] : [];
  const cards = mayUseBraintree
    ? {
        scripts: [...BRAINTREE.assets, ...CARDINAL],
        pictures: BRAINTREE.assets,
        calls: [...BRAINTREE.calls, ...CARDINAL],
        frames: BANKS,
        forms: CARDINAL,
      }
    : { scripts: [], pictures: [], calls: [], frames: [], forms: [] };
  // The development server evaluates modules and talks to itself over a socket.
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
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(self), browsing-topics=()' },
  ];
}

/** Pages whose address may carry an access token or a sign-in's code: nothing may store them or pass the address on. */
export const TOKEN_ROUTE_HEADERS: Header[] = [
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'Cache-Control', value: 'no-store' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
];
