import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAsk } from '@/backend/api/payments/braintree/graphql';
import { orderBody, placeOrder } from '@/tests/builders/order';
import { call, signUpMember } from '@/tests/setup/member';
import { createTestBackend, type TestBackend } from '@/tests/setup/test-backend';
import { FAULTS, startFaultServer, type Fault, type FaultServer } from '@/tests/faults/fault-server';

/** A hanging service costs its caller the caller's own patience, and no second of it is asserted: only that it ends. */
vi.setConfig({ testTimeout: 60_000 });

let faults: FaultServer;
beforeAll(async () => {
  faults = await startFaultServer(null);
  vi.stubEnv('CMS_URL', faults.url);
  vi.stubEnv('GEO_URL', `${faults.url}/geo`);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await faults.close();
});

describe.each(FAULTS)('a CMS and a geolocation service: %s', (fault) => {
  it('leave every page its bundled content', async () => {
    faults.set(fault);
    const [{ getFaqs, getHomePage, getPolicy }, { getArticles }, { getPromoBanner }] = await Promise.all([
      import('@/services/content/get-pages'),
      import('@/services/content/get-articles'),
      import('@/services/content/get-pages'),
    ]);
    const [faqs, home, policy, articles, banner] = await Promise.all([
      getFaqs('en'),
      getHomePage('zh'),
      getPolicy('privacy-policy', 'en-SG'),
      getArticles('zh-Hans'),
      getPromoBanner('en'),
    ]);
    expect(faqs.length).toBeGreaterThan(5);
    expect(home).toBeTruthy();
    expect(policy).toBeTruthy();
    expect(articles.length).toBeGreaterThan(0);
    expect(banner).toBeNull();
    expect(faults.met()).toBeGreaterThanOrEqual(5);
  });

  it('cost the visitor the hint, and no error', async () => {
    faults.set(fault);
    const { getCountry } = await import('@/services/geolocation/answer-region-suggestion');
    const settings = { geoUrl: `${faults.url}/geo`, geoApiKey: '', geoTimeoutMs: 1500 };
    expect(await getCountry(`203.0.113.${FAULTS.indexOf(fault)}`, settings, () => undefined)).toBeNull();
  });
});

const settings = () => ({
  environment: 'sandbox' as const,
  merchantId: 'm',
  publicKey: 'p',
  privateKey: 'k',
  merchantAccounts: { HKD: 'hkd', SGD: 'sgd' },
  apiUrl: faults.url,
});

describe('a gateway', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await createTestBackend({ rateLimitFactor: 1000, hasEmbeddedGateway: false, braintree: settings() });
  });
  afterAll(() => backend.remove());

  // A hanging one is the caller's whole patience; `npm run suite -- faults` waits for it.
  const tried = process.env.FAULTS === 'all' ? FAULTS : FAULTS.filter((fault) => fault !== 'hang');

  it.each(tried)('%s: nothing is sold, and nothing is said that is not known', async (fault: Fault) => {
    const member = await signUpMember(backend);
    const { body } = await orderBody(backend, { user: null });
    faults.set(fault);
    const answer = await placeOrder(backend, body, { token: member.token, key: `key-of-fault-${fault}-0123456789` });
    const { code } = answer.json() as { code: string };
    expect(['PAYMENT_UNAVAILABLE', 'PAYMENT_UNKNOWN']).toContain(code);
    expect((await call(backend, 'bookings', { token: member.token })).json()).toMatchObject({ data: { bookings: [] } });
    const token = await call(backend, 'clientToken', { query: { currency: 'hkd' } });
    expect([token.statusCode, (token.json() as { code: string }).code]).toEqual([503, 'PAYMENT_UNAVAILABLE']);
    const card = await call(backend, 'addPaymentMethod', {
      token: member.token,
      body: { currency: 'hkd', paymentMethodNonce: 'tokencc_of_a_typed_card', default: false },
    });
    expect((card.json() as { code: string }).code).toBe('PAYMENT_UNAVAILABLE');
  });

  it('that never stops sending is not read to the end', async () => {
    faults.set('huge');
    expect(await createAsk(settings())('query', {}, (data) => data)).toEqual({ kind: 'unanswered' });
  });
});
