import { expect, test, vi } from 'vitest';

const env = vi.hoisted(() => ({
  apiUrl: 'https://api.example.com',
  gtmIdHk: '',
  gtmIdSg: '',
  wallets: [] as string[],
  firebase: { projectId: '' },
}));
const cards = vi.hoisted(() => ({ mayUseBraintree: false }));
vi.mock('@/lib/config/env', () => ({
  publicEnv: env,
  get mayUseBraintree() {
    return cards.mayUseBraintree;
  },
}));

const { contentSecurityPolicy, securityHeaders } = await import('@/lib/config/security-headers');

const sources = (directive: string) =>
  new RegExp(`(?:^|; )${directive} ([^;]+)`).exec(contentSecurityPolicy('production'))?.[1]?.split(' ') ?? [];
const connections = () => sources('connect-src');

/** Everything that is named, with the scripts of our own, which are named byte by byte, left out. */
function policy(): Record<string, string> {
  return Object.fromEntries(
    contentSecurityPolicy('production')
      .split('; ')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values.filter((value) => !value.startsWith("'sha256-")).join(' ')];
      }),
  );
}
const ALWAYS = {
  'default-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'worker-src': "'self' blob:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};
const API = 'https://api.example.com';

test('a site that asks no service from outside names itself and its backend, and nobody else', () => {
  expect(policy()).toEqual({
    ...ALWAYS,
    'script-src': "'self'",
    'img-src': `'self' data: blob: ${API}`,
    'connect-src': `'self' ${API} wss://api.example.com`,
    'frame-src': API,
    'media-src': `'self' blob: ${API}`,
    'form-action': "'self'",
  });
});

test('a site with a tag manager names its hosts besides, and nobody else', () => {
  env.gtmIdHk = 'GTM-HK';
  const tags = 'https://www.googletagmanager.com';
  const pixels = `https://*.google-analytics.com ${tags}`;
  expect(policy()).toEqual({
    ...ALWAYS,
    'script-src': `'self' ${tags}`,
    'img-src': `'self' data: blob: ${API} ${pixels}`,
    'connect-src': `'self' ${API} wss://api.example.com ${pixels} https://*.analytics.google.com`,
    'frame-src': `${API} ${tags}`,
    'media-src': `'self' blob: ${API}`,
    'form-action': "'self'",
  });
  env.gtmIdHk = '';
});

test('pages may reach Google’s services, those for notifications among them, with a Firebase project and not without', () => {
  expect(connections().filter((source) => source.includes('google') || source.includes('firebase'))).toEqual([]);
  expect(connections()).toContain('wss://api.example.com');
  env.firebase.projectId = 'pakt';
  for (const service of ['identitytoolkit', 'securetoken', 'firebaseinstallations', 'fcmregistrations']) {
    expect(connections()).toContain(`https://${service}.googleapis.com`);
  }
  expect(connections()).toContain('wss://*.firebasedatabase.app');
});

test('where cards are Braintree’s, its form and the bank that asks in 3-D Secure are let in, and where they are not, nobody is', () => {
  const isForCards = (source: string) => /braintree|cardinal|^https:$/.test(source);
  const letIn = () =>
    Object.fromEntries(
      ['script-src', 'img-src', 'connect-src', 'frame-src', 'form-action'].map((directive) => [
        directive,
        sources(directive).filter(isForCards),
      ]),
    );
  expect(Object.values(letIn()).flat()).toEqual([]);
  cards.mayUseBraintree = true;
  const cardinal = ['https://*.cardinalcommerce.com', 'https://*.cardinaltrusted.com'];
  expect(letIn()).toEqual({
    'script-src': ['https://*.braintreegateway.com', ...cardinal],
    'img-src': ['https://*.braintreegateway.com'],
    'connect-src': ['https://*.braintreegateway.com', 'https://*.braintree-api.com', ...cardinal],
    'frame-src': ['https:'],
    'form-action': cardinal,
  });
  // What runs as a script stays a list of names.
  expect(policy()['script-src']).toBe(`'self' https://*.braintreegateway.com ${cardinal.join(' ')}`);
});

test('Google Pay’s script and window are let in where it is offered through Braintree, and nowhere else', () => {
  const opener = () => securityHeaders('production').find(({ key }) => key === 'Cross-Origin-Opener-Policy')?.value;
  const isGoogle = (source: string) => /google\.com|gstatic/.test(source);
  const letIn = () => ['script-src', 'img-src', 'connect-src'].map((directive) => sources(directive).filter(isGoogle));
  env.wallets = ['apple-pay'];
  expect([letIn(), opener()]).toEqual([[[], [], []], 'same-origin']);
  env.wallets = ['apple-pay', 'google-pay'];
  expect([letIn(), opener()]).toEqual([
    [['https://pay.google.com'], ['https://www.gstatic.com'], ['https://pay.google.com', 'https://google.com']],
    'same-origin-allow-popups',
  ]);
  cards.mayUseBraintree = false;
  expect([letIn(), opener()]).toEqual([[[], [], []], 'same-origin']);
});
