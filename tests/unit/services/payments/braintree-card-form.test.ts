// @vitest-environment jsdom
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CardForm, CardFormOptions } from '@/services/payments/card-form';
import { openCardForm } from '@/services/payments/open-card-form';

/** A stand-in of Braintree's browser SDK: its three modules as far as we call them, with their error codes. */
const sdk = vi.hoisted(() => {
  type Handler = (event: { emittedBy: string; fields: Record<string, { isValid: boolean; isEmpty: boolean }> }) => void;
  const good = () => ({ isValid: true, isEmpty: false });
  const state = {
    fields: { number: good(), expirationDate: good(), cvv: good() } as Record<string, { isValid: boolean; isEmpty: boolean }>,
    handlers: new Map<string, Handler>(),
    focused: [] as string[],
    createClient: vi.fn(),
    tokenize: vi.fn(),
    createSecure: vi.fn(),
    verifyCard: vi.fn(),
    tornDown: [] as string[],
    frames: [] as { container: HTMLElement; iframeTitle?: string }[],
  };
  return {
    state,
    reset() {
      state.fields = { number: good(), expirationDate: good(), cvv: good() };
      Object.assign(state, { focused: [], tornDown: [], frames: [] });
      state.handlers.clear();
      state.createClient.mockReset().mockResolvedValue({ teardown: async () => void state.tornDown.push('client') });
      state.tokenize.mockReset().mockResolvedValue({
        nonce: 'tokencc_1',
        details: { bin: '411111', cardType: 'Visa', lastFour: '1111', expirationMonth: '08', expirationYear: '2039' },
      });
      state.createSecure.mockReset().mockRejectedValue({ code: 'THREEDS_NOT_ENABLED' });
      state.verifyCard.mockReset();
    },
  };
});
vi.mock('braintree-web/client', () => ({ create: sdk.state.createClient }));
vi.mock('braintree-web/hosted-fields', () => ({
  create: async ({ fields }: { fields: Record<string, { container: HTMLElement; iframeTitle?: string }> }) => {
    sdk.state.frames = Object.values(fields);
    return {
      tokenize: sdk.state.tokenize,
      getState: () => ({ fields: sdk.state.fields }),
      focus: (name: string) => sdk.state.focused.push(name),
      on: (event: string, handler: never) => sdk.state.handlers.set(event, handler),
      teardown: async () => void sdk.state.tornDown.push('fields'),
    };
  },
}));
vi.mock('braintree-web/three-d-secure', () => ({ create: sdk.state.createSecure }));
const embedded = vi.hoisted(() => ({ mount: vi.fn() }));
vi.mock('@/services/payments/embedded-card-form', () => ({ mountEmbeddedCardForm: embedded.mount }));

const LABELS = { form: '信用卡資料', number: '信用卡號碼', expiry: '到期日', cvv: '安全碼', invalid: '請檢查這一欄' };
const AMOUNT = 88_000;
const tokenOf = (content: object) => btoa(JSON.stringify(content));

let target: HTMLElement;
const onSubmit = vi.fn();
const onChallenge = vi.fn();

async function open(fields: Partial<CardFormOptions> = {}): Promise<CardForm> {
  const form = await openCardForm({
    target,
    clientToken: tokenOf({ version: 2, environment: 'sandbox' }),
    locale: 'zh',
    labels: LABELS,
    onSubmit,
    ...fields,
  });
  if (!form) throw new Error('The form could not be opened');
  return form;
}
const errorsShown = () => [...target.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);
const secureAnswers = (answer: object, lookup: object = {}) => {
  sdk.state.createSecure.mockResolvedValue({
    verifyCard: sdk.state.verifyCard,
    teardown: async () => void sdk.state.tornDown.push('secure'),
  });
  sdk.state.verifyCard.mockImplementation(async ({ onLookupComplete }: { onLookupComplete: (data: unknown, next: () => void) => void }) => {
    await new Promise<void>((resolve) => onLookupComplete(lookup, resolve));
    return answer;
  });
};

beforeEach(() => {
  sdk.reset();
  embedded.mount.mockReset().mockResolvedValue(null);
  onSubmit.mockReset();
  onChallenge.mockReset();
  document.body.replaceChildren((target = document.createElement('div')));
});
afterAll(() => document.body.replaceChildren());

describe('which adapter is opened', () => {
  it('is the one that the client token names, and the other stays out of it', async () => {
    await openCardForm({
      target,
      clientToken: tokenOf({ gateway: 'embedded', cardFormUrl: 'http://localhost:4000/gateway/card-form' }),
      locale: 'en',
      labels: LABELS,
      onSubmit,
    });
    expect(embedded.mount).toHaveBeenCalledWith(expect.anything(), 'http://localhost:4000/gateway/card-form');
    expect(sdk.state.createClient).not.toHaveBeenCalled();
  });

  it.each([
    ['a client token of Braintree', tokenOf({ version: 2 })],
    ['a tokenisation key', 'sandbox_abc_123'],
  ])('is the hosted fields for %s', async (_name, clientToken) => {
    await open({ clientToken });
    expect(sdk.state.createClient).toHaveBeenCalledWith({ authorization: clientToken });
    expect(embedded.mount).not.toHaveBeenCalled();
  });
});

describe('the hosted fields', () => {
  it('stand under labels and titles in the language of the page', async () => {
    await open();
    expect(target.textContent).toContain(LABELS.number);
    expect(sdk.state.frames.map(({ iframeTitle }) => iframeTitle)).toEqual([LABELS.number, LABELS.expiry, LABELS.cvv]);
    expect(sdk.state.frames.every(({ container }) => target.contains(container))).toBe(true);
  });

  it('give a nonce and what may be printed of the card, and nothing else', async () => {
    expect(await (await open()).tokenise(AMOUNT, onChallenge)).toEqual({
      kind: 'nonce',
      nonce: 'tokencc_1',
      card: { brand: 'Visa', last4: '1111', expiry: '08/39' },
    });
  });

  it('say at each field that is not right that it is not, and go to the first', async () => {
    const form = await open();
    sdk.state.fields = { ...sdk.state.fields, expirationDate: { isValid: false, isEmpty: true }, cvv: { isValid: false, isEmpty: false } };
    expect(await form.tokenise(AMOUNT, onChallenge)).toEqual({ kind: 'incomplete' });
    expect(errorsShown()).toEqual(['', LABELS.invalid, LABELS.invalid]);
    expect(sdk.state.focused).toEqual(['expirationDate']);
    expect(sdk.state.tokenize).not.toHaveBeenCalled();
    sdk.state.fields = {
      number: { isValid: true, isEmpty: false },
      expirationDate: { isValid: true, isEmpty: false },
      cvv: { isValid: true, isEmpty: false },
    };
    expect((await form.tokenise(AMOUNT, onChallenge)).kind).toBe('nonce');
  });

  it('judge a field when it is left, not one that nobody has filled in', async () => {
    await open();
    const blur = (name: string, state: { isValid: boolean; isEmpty: boolean }) =>
      sdk.state.handlers.get('blur')?.({ emittedBy: name, fields: { [name]: state } });
    blur('number', { isValid: false, isEmpty: true });
    expect(errorsShown()).toEqual(['', '', '']);
    blur('number', { isValid: false, isEmpty: false });
    expect(errorsShown()).toEqual([LABELS.invalid, '', '']);
    blur('number', { isValid: true, isEmpty: false });
    expect(errorsShown()).toEqual(['', '', '']);
  });

  it.each([
    ['HOSTED_FIELDS_FAILED_TOKENIZATION', [LABELS.invalid, LABELS.invalid, LABELS.invalid]],
    ['HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED', ['', '', LABELS.invalid]],
  ])('that Braintree refuses by %s are shown as such', async (code, shown) => {
    sdk.state.tokenize.mockRejectedValue({ type: 'CUSTOMER', code });
    expect(await (await open()).tokenise(AMOUNT, onChallenge)).toEqual({ kind: 'incomplete' });
    expect(errorsShown()).toEqual(shown);
  });

  it('that cannot reach Braintree say that the gateway did not answer', async () => {
    sdk.state.tokenize.mockRejectedValue({ type: 'NETWORK', code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' });
    expect(await (await open()).tokenise(AMOUNT, onChallenge)).toEqual({ kind: 'unavailable' });
    expect(errorsShown()).toEqual(['', '', '']);
  });

  it('hand Enter on to the page, and leave nothing behind', async () => {
    const form = await open();
    sdk.state.handlers.get('inputSubmitRequest')?.({ emittedBy: 'cvv', fields: {} });
    expect(onSubmit).toHaveBeenCalledOnce();
    form.tearDown();
    expect(target.childElementCount).toBe(0);
    await expect.poll(() => sdk.state.tornDown).toEqual(['fields', 'client']);
  });

  it('that cannot be set up leave the place empty for the error', async () => {
    sdk.state.createClient.mockRejectedValue({ type: 'NETWORK', code: 'CLIENT_REQUEST_ERROR' });
    expect(await openCardForm({ target, clientToken: 'sandbox_abc_123', locale: 'zh', labels: LABELS, onSubmit })).toBeNull();
    expect(target.childElementCount).toBe(0);
  });
});

describe('3-D Secure', () => {
  it('asks for the amount in major units, and gives the verified nonce', async () => {
    secureAnswers({ nonce: 'verified', liabilityShifted: true, threeDSecureInfo: { liabilityShiftPossible: true } });
    expect(await (await open()).tokenise(AMOUNT, onChallenge)).toMatchObject({ kind: 'nonce', nonce: 'verified' });
    expect(sdk.state.verifyCard).toHaveBeenCalledWith(expect.objectContaining({ amount: '880.00', nonce: 'tokencc_1', bin: '411111' }));
  });

  it('leaves the page to the customer while the bank asks', async () => {
    secureAnswers(
      { nonce: 'verified', liabilityShifted: true, threeDSecureInfo: { liabilityShiftPossible: true } },
      { requiresUserAuthentication: true },
    );
    expect((await (await open()).tokenise(AMOUNT, onChallenge)).kind).toBe('nonce');
    expect(onChallenge).toHaveBeenCalledOnce();
  });

  it('marks what is missing without asking for a nonce', async () => {
    const form = await open();
    sdk.state.fields = { ...sdk.state.fields, cvv: { isValid: false, isEmpty: true } };
    form.check();
    expect(errorsShown()).toEqual(['', '', LABELS.invalid]);
    expect(sdk.state.focused).toEqual([]);
    expect(sdk.state.tokenize).not.toHaveBeenCalled();
  });

  it('refuses a card whose bank could have confirmed the customer and did not', async () => {
    secureAnswers({ nonce: 'verified', liabilityShifted: false, threeDSecureInfo: { liabilityShiftPossible: true } });
    expect(await (await open()).tokenise(AMOUNT, onChallenge)).toEqual({ kind: 'three-d-secure' });
  });

  it('takes a card that knows no confirmation, and asks nobody when a card is only kept', async () => {
    secureAnswers({ nonce: 'verified', liabilityShifted: false, threeDSecureInfo: { liabilityShiftPossible: false } });
    const form = await open();
    expect((await form.tokenise(AMOUNT, onChallenge)).kind).toBe('nonce');
    expect(await form.tokenise(null, onChallenge)).toMatchObject({ nonce: 'tokencc_1' });
    expect(sdk.state.verifyCard).toHaveBeenCalledOnce();
  });
});
