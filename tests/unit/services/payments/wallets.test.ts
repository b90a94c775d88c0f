// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openWallets, type Wallet } from '@/services/payments/wallets';

/** A stand-in of Braintree's browser SDK, of Apple's session and of Google's client, as far as we call them. */
const sdk = vi.hoisted(() => ({
  createApplePay: vi.fn(),
  createGooglePay: vi.fn(),
  createSecure: vi.fn(),
  verifyCard: vi.fn(),
  teardown: vi.fn(async () => undefined),
}));
vi.mock('braintree-web/client', () => ({
  create: async () => ({
    teardown: sdk.teardown,
    getConfiguration: () => ({ gatewayConfiguration: { environment: 'sandbox' } }),
  }),
}));
vi.mock('braintree-web/apple-pay', () => ({ create: sdk.createApplePay }));
vi.mock('braintree-web/google-payment', () => ({ create: sdk.createGooglePay }));
vi.mock('braintree-web/three-d-secure', () => ({ create: sdk.createSecure }));
vi.mock('braintree-web/hosted-fields', () => ({ create: vi.fn() }));

const BRAINTREE = btoa(JSON.stringify({ version: 2, environment: 'sandbox' }));
const AMOUNT = 88_000;
const asked = vi.fn();

async function opened(names: readonly Wallet['name'][]) {
  return openWallets(names, {
    clientToken: BRAINTREE,
    currency: 'HKD',
    country: 'hk',
    locale: 'zh',
    labelOf: (name) => `Pay with ${name}`,
  });
}
async function only(name: Wallet['name']): Promise<Wallet> {
  const [wallet] = (await opened([name])).wallets;
  if (!wallet) throw new Error(`${name} is not offered`);
  return wallet;
}

/** The sheet of Apple Pay; the tests play its owner. */
class Sheet {
  static readonly STATUS_SUCCESS = 0;
  static readonly STATUS_FAILURE = 1;
  static readonly supportsVersion = () => true;
  static canMakePayments = () => true;
  static last: Sheet;
  onvalidatemerchant: (event: { validationURL: string }) => void = () => undefined;
  onpaymentauthorized: (event: { payment: { token: object } }) => void = () => undefined;
  oncancel: () => void = () => undefined;
  readonly begin = vi.fn();
  readonly abort = vi.fn();
  readonly completeMerchantValidation = vi.fn();
  readonly completePayment = vi.fn();
  constructor(
    readonly version: number,
    readonly request: object,
  ) {
    Sheet.last = this;
  }
}

const google = { isReadyToPay: vi.fn(), loadPaymentData: vi.fn(), createButton: vi.fn() };
const PAID_AT_GOOGLE = { apiVersion: 2 };

beforeEach(() => {
  vi.stubGlobal('ApplePaySession', Sheet);
  Sheet.canMakePayments = () => true;
  sdk.createApplePay.mockReset().mockResolvedValue({
    createPaymentRequest: (request: object) => ({ supportedNetworks: ['visa'], ...request }),
    performValidation: async () => ({ merchant: 'session' }),
    tokenize: async () => ({ nonce: '9b1c3a2f-0000-0000-0000-00000000abcd' }),
  });
  const parseResponse = vi.fn().mockResolvedValue({ nonce: 'google-nonce', details: { isNetworkTokenized: true, bin: '411111' } });
  sdk.createGooglePay.mockReset().mockResolvedValue({
    createPaymentDataRequest: (request: object) => ({ apiVersion: 2, apiVersionMinor: 0, allowedPaymentMethods: [], ...request }),
    parseResponse,
  });
  sdk.createSecure.mockReset().mockRejectedValue({ code: 'THREEDS_NOT_ENABLED' });
  google.isReadyToPay.mockReset().mockResolvedValue({ result: true });
  google.loadPaymentData.mockReset().mockResolvedValue(PAID_AT_GOOGLE);
  google.createButton.mockReset().mockImplementation(({ onClick }: { onClick: () => void }) => {
    const button = document.createElement('button');
    button.addEventListener('click', onClick);
    return button;
  });
  vi.stubGlobal('google', {
    payments: {
      api: {
        PaymentsClient: vi.fn(function client() {
          return google;
        }),
      },
    },
  });
  const script = document.createElement('script');
  script.setAttribute('src', 'https://pay.google.com/gp/p/js/pay.js');
  document.head.append(script);
  asked.mockReset();
});
afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

describe('Apple Pay', () => {
  it('opens in the press, with the sum in the currency of the site, and is done when the charge is', async () => {
    const wallet = await only('apple-pay');
    const answer = wallet.pay(AMOUNT, asked);
    const sheet = Sheet.last;
    expect(sheet.begin).toHaveBeenCalledOnce();
    expect(sheet.request).toMatchObject({ countryCode: 'HK', currencyCode: 'HKD', total: { amount: '880.00' } });
    sheet.onvalidatemerchant({ validationURL: 'https://apple.example' });
    await expect.poll(() => sheet.completeMerchantValidation).toHaveBeenCalledWith({ merchant: 'session' });
    sheet.onpaymentauthorized({ payment: { token: {} } });
    const given = await answer;
    expect(given).toMatchObject({ kind: 'nonce', nonce: '9b1c3a2f-0000-0000-0000-00000000abcd' });
    expect(sheet.completePayment).not.toHaveBeenCalled();
    if (given.kind === 'nonce') given.finish?.(false);
    expect(sheet.completePayment).toHaveBeenCalledWith(Sheet.STATUS_FAILURE);
  });

  it('says whether it was closed or did not work', async () => {
    const wallet = await only('apple-pay');
    const closed = wallet.pay(AMOUNT, asked);
    Sheet.last.oncancel();
    expect(await closed).toEqual({ kind: 'cancelled' });
    sdk.createApplePay.mockResolvedValue({
      createPaymentRequest: (request: object) => request,
      performValidation: () => Promise.reject(new Error('The domain is not registered')),
      tokenize: vi.fn(),
    });
    const broken = (await only('apple-pay')).pay(AMOUNT, asked);
    Sheet.last.onvalidatemerchant({ validationURL: 'https://apple.example' });
    expect(await broken).toEqual({ kind: 'wallet' });
    expect(Sheet.last.abort).toHaveBeenCalledOnce();
  });
});

describe('Google Pay', () => {
  it('has the button that Google draws, and a nonce', async () => {
    const wallet = await only('google-pay');
    const target = document.createElement('div');
    const press = vi.fn();
    wallet.draw?.(target, press);
    target.querySelector('button')?.click();
    expect(press).toHaveBeenCalledOnce();
    expect(await wallet.pay(AMOUNT, asked)).toEqual({ kind: 'nonce', nonce: 'google-nonce', card: null });
    expect(google.loadPaymentData).toHaveBeenCalledWith(
      expect.objectContaining({
        transactionInfo: { currencyCode: 'HKD', countryCode: 'HK', totalPriceStatus: 'FINAL', totalPrice: '880.00' },
      }),
    );
  });

  it('lets the bank of a card that the device has not authenticated ask', async () => {
    sdk.createSecure.mockResolvedValue({ verifyCard: sdk.verifyCard, teardown: vi.fn() });
    sdk.createGooglePay.mockResolvedValue({
      createPaymentDataRequest: (request: object) => request,
      parseResponse: async () => ({ nonce: 'google-nonce', details: { isNetworkTokenized: false, bin: '411111' } }),
    });
    sdk.verifyCard.mockImplementation(async ({ onLookupComplete }: { onLookupComplete: (data: object, next: () => void) => void }) => {
      onLookupComplete({ requiresUserAuthentication: true }, vi.fn());
      return { nonce: 'verified', liabilityShifted: true, threeDSecureInfo: { liabilityShiftPossible: true } };
    });
    expect(await (await only('google-pay')).pay(AMOUNT, asked)).toEqual({ kind: 'nonce', nonce: 'verified', card: null });
    expect(asked).toHaveBeenCalledOnce();
  });

  it('says whether it was closed or did not work', async () => {
    const wallet = await only('google-pay');
    google.loadPaymentData.mockRejectedValueOnce({ statusCode: 'CANCELED' });
    expect(await wallet.pay(AMOUNT, asked)).toEqual({ kind: 'cancelled' });
    google.loadPaymentData.mockRejectedValueOnce({ statusCode: 'DEVELOPER_ERROR' });
    expect(await wallet.pay(AMOUNT, asked)).toEqual({ kind: 'wallet' });
  });
});

describe('what is offered', () => {
  it('leaves out what the browser, the account or the configuration does not have', async () => {
    const namesOf = async (names: readonly Wallet['name'][]) => (await opened(names)).wallets.map(({ name }) => name);
    expect(await namesOf(['apple-pay', 'google-pay'])).toEqual(['apple-pay', 'google-pay']);
    expect(await namesOf([])).toEqual([]);
    Sheet.canMakePayments = () => false;
    expect(await namesOf(['apple-pay', 'google-pay'])).toEqual(['google-pay']);
    google.isReadyToPay.mockResolvedValue({ result: false });
    expect(await namesOf(['apple-pay', 'google-pay'])).toEqual([]);
    vi.stubGlobal('ApplePaySession', undefined);
    sdk.createGooglePay.mockRejectedValue({ code: 'GOOGLE_PAYMENT_NOT_ENABLED' });
    expect(await namesOf(['apple-pay', 'google-pay'])).toEqual([]);
  });
});
