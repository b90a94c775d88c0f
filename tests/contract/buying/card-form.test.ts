import { beforeAll, describe, expect, it } from 'vitest';
import { LOCALE_CODES } from '@/lib/config/locales';
import { dataOf } from '@/tests/setup/member';
import { createTestBackend, post, testBackend } from '@/tests/setup/test-backend';

const backend = testBackend();

beforeAll(async () => {
  await backend.listen();
});

const HK = 'http://hk.localhost:3000';
const form = (query: string) => backend.app.inject({ url: `/gateway/card-form?${query}` });
const tokenise = async (card: Record<string, string>, headers: Record<string, string> = {}) =>
  post(backend, '/gateway/tokenise', { number: '4111111111111111', expiry: '08/39', cvc: '123', name: 'Ada Lo', ...card }, headers);

describe('the card form', () => {
  it('is named by the client token', async () => {
    const { clientToken } = dataOf('clientToken', await backend.app.inject({ url: '/ext/client-token?currency=hkd' }));
    expect(JSON.parse(Buffer.from(clientToken, 'base64').toString())).toEqual({
      gateway: 'embedded',
      cardFormUrl: expect.stringMatching(/^http.*\/gateway\/card-form$/),
      walletUrl: expect.stringMatching(/^http.*\/gateway\/wallet$/),
      currency: 'HKD',
    });
  });

  it.each(LOCALE_CODES)('speaks %s, and may be framed by the two sites only', async (locale) => {
    const answer = await form(`parent=${HK}&locale=${locale}`);
    expect(answer.statusCode).toBe(200);
    const policy = String(answer.headers['content-security-policy']);
    expect(/(?:^|; ?)frame-ancestors ([^;]*)/.exec(policy)?.[1]).toBe(`${HK} http://sg.localhost:3000`);
    expect(policy).not.toContain('unsafe');
    expect(answer.headers['x-frame-options']).toBeUndefined();
    expect(answer.body).not.toMatch(/<script(?! src)|<style| style=| on\w+=/);
    for (const hint of ['cc-number', 'cc-exp', 'cc-csc', 'cc-name']) expect(answer.body).toContain(`autocomplete="${hint}"`);
  });

  it('talks to no other origin', async () => {
    for (const parent of ['https://evil.example', 'http://hk.localhost:3001', 'null', '']) {
      expect((await form(`parent=${encodeURIComponent(parent)}`)).statusCode).toBe(403);
    }
  });

  it('lets the bank ask first: confirmed, refused and left, once each', async () => {
    const asked = async () => (await tokenise({ number: '4000 0000 0000 1091' })).json() as { kind: string; nonce: string };
    const answer = async (nonce: string, isConfirmed: boolean) =>
      (await post(backend, '/gateway/challenge', { nonce, isConfirmed })).json() as object;
    const [confirmed, refused, left] = [await asked(), await asked(), await asked()];
    expect(confirmed.kind).toBe('challenge');
    expect(await answer(confirmed.nonce, true)).toEqual({ isTaken: true });
    expect(await answer(refused.nonce, false)).toEqual({ isTaken: true });
    // An answer is final.
    expect(await answer(refused.nonce, true)).toEqual({ isTaken: false });
    const { gateway } = backend.context;
    expect(await gateway.keepCard(confirmed.nonce, 'HKD')).toMatchObject({ kind: 'kept' });
    for (const { nonce } of [refused, left]) {
      expect(await gateway.keepCard(nonce, 'HKD')).toEqual({ kind: 'declined', code: 'PAYMENT_THREE_D_SECURE' });
    }
  });

  it('says what is missing without a nonce', async () => {
    const check = (card: object) =>
      backend.app.inject({ method: 'POST', url: '/gateway/check', headers: { 'content-type': 'application/json' }, payload: card });
    expect((await check({ number: '', expiry: '', cvc: '', name: '' })).json()).toEqual({
      problems: { number: 'numberMissing', expiry: 'expiryMissing', cvc: 'cvcMissing', name: 'nameMissing' },
    });
    expect((await check({ number: '4111111111111111', expiry: '08/39', cvc: '123', name: 'Ada Lo' })).json()).toEqual({ problems: {} });
  });

  it('takes published test cards and refuses a real one by its own words', async () => {
    expect((await tokenise({})).json()).toMatchObject({ kind: 'nonce', card: { brand: 'Visa', last4: '1111', expiry: '08/39' } });
    expect((await tokenise({ number: '4539 1488 0343 6467' })).json()).toEqual({ kind: 'invalid', problems: { number: 'numberReal' } });
    expect((await tokenise({ number: '4111111111111112', expiry: '13/29', cvc: '12', name: ' ' })).json()).toEqual({
      kind: 'invalid',
      problems: { number: 'numberWrong', expiry: 'expiryWrong', cvc: 'cvcWrong', name: 'nameMissing' },
    });
    expect((await tokenise({ expiry: '01/20' })).json()).toEqual({ kind: 'invalid', problems: { expiry: 'expiryPast' } });
    expect((await tokenise({ number: '378282246310005', cvc: '1234' })).json()).toMatchObject({ kind: 'nonce' });
  });

  it.each([
    ['full width', { number: '４１１１－１１１１　１１１１　１１１１', expiry: '０８／３９', cvc: '１２３' }],
    ['of Arabic keyboards, with direction marks', { number: '\u202b٤١١١١١١١١١١١١١١١\u202c', expiry: '٠٨/٣٩', cvc: '۱۲۳' }],
  ])('reads digits %s', async (_, card) => {
    expect((await tokenise(card)).json()).toMatchObject({ kind: 'nonce', card: { brand: 'Visa', last4: '1111', expiry: '08/39' } });
  });

  it('answers no other page', async () => {
    expect((await tokenise({}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(400);
  });

  it('has a sheet for each wallet, in every language and framed by the two sites only, whose nonce pays once or is declined', async () => {
    const sheet = (query: string) => backend.app.inject({ url: `/gateway/wallet?${query}` });
    for (const locale of LOCALE_CODES) {
      const page = await sheet(`parent=${HK}&wallet=google-pay&amount=88000&currency=HKD&locale=${locale}`);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('HK$880.00');
      expect(page.body).not.toMatch(/<script(?! src)|<style| style=| on\w+=|\{\{/);
      expect(String(page.headers['content-security-policy'])).toContain(`frame-ancestors ${HK} http://sg.localhost:3000`);
    }
    expect((await sheet('parent=https://evil.example&wallet=apple-pay&amount=1&currency=HKD')).statusCode).toBe(403);
    expect((await sheet(`parent=${HK}&wallet=payme&amount=1&currency=HKD`)).statusCode).toBe(403);
    const answer = async (isGood: boolean, headers = {}) => post(backend, '/gateway/wallet', { wallet: 'apple-pay', isGood }, headers);
    expect((await answer(true, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(400);
    const { gateway } = backend.context;
    const { nonce } = (await answer(true)).json() as { nonce: string };
    const charge = { nonce, amount: 88_000, currency: 'HKD' as const, keepCard: true };
    expect(await gateway.charge({ ...charge, key: 'wallet-1' })).toMatchObject({ kind: 'charged', card: { brand: 'Visa (Apple Pay)' } });
    expect(await gateway.charge({ ...charge, key: 'wallet-2' })).toEqual({ kind: 'declined', code: 'PAYMENT_NONCE_CONSUMED' });
    const declined = (await answer(false)).json() as { nonce: string };
    const tried = await gateway.charge({ ...charge, nonce: declined.nonce, key: 'wallet-3' });
    expect(tried).toEqual({ kind: 'declined', code: 'PAYMENT_DECLINED' });
  });

  it('is not there when Braintree is configured', async () => {
    const braintree = {
      environment: 'sandbox' as const,
      merchantId: 'm',
      publicKey: 'p',
      privateKey: 'k',
      merchantAccounts: { HKD: 'hkd', SGD: 'sgd' },
      apiUrl: 'http://127.0.0.1:9',
    };
    const other = await createTestBackend({ braintree });
    expect((await other.app.inject({ url: `/gateway/card-form?parent=${HK}` })).statusCode).toBe(404);
    expect((await other.app.inject({ url: '/ext/client-token?currency=hkd' })).statusCode).toBe(503);
    await other.remove();
  });
});
