import { expect, test, vi } from 'vitest';

const env = vi.hoisted(() => ({ apiUrl: 'https://api.example.com', gtmIdHk: '', gtmIdSg: '', firebase: { projectId: '' } }));
const cards = vi.hoisted(() => ({ mayUseBraintree: false }));
vi.mock('@/lib/config/env', () => ({
  publicEnv: env,
  get mayUseBraintree() {
    return cards.mayUseBraintree;
  },
}));

const { contentSecurityPolicy } = await import('@/lib/config/security-headers');

const sources = (directive: string) => new RegExp(`(?:^|; )${directive} ([^;]+)`).exec(contentSecurityPolicy('production'))?.[1]?.split(' ') ?? [];
const connections = () => sources('connect-src');

test('pages may reach Google’s services, those for notifications among them, with a Firebase project and not without', () => {
  expect(connections().filter((source) => source.includes('google') || source.includes('firebase'))).toEqual([]);
  expect(connections()).toContain('wss://api.example.com');
  env.firebase.projectId = 'pakt';
  for (const service of ['identitytoolkit', 'securetoken', 'firebaseinstallations', 'fcmregistrations']) expect(connections()).toContain(`https://${service}.googleapis.com`);
  expect(connections()).toContain('wss://*.firebasedatabase.app');
});

test('where cards are Braintree’s, its form and the bank that asks in 3-D Secure are let in, and where they are not, nobody is', () => {
  const isForCards = (source: string) => /braintree|cardinal|^https:$/.test(source);
  const letIn = () => Object.fromEntries(['script-src', 'img-src', 'connect-src', 'frame-src', 'form-action'].map((directive) => [directive, sources(directive).filter(isForCards)]));
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
  expect(sources('script-src')).not.toContain('https:');
});
