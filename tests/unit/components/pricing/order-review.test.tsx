import { useState, type ReactNode } from 'react';
import { configure, screen, waitFor } from '@testing-library/react';
import { userEvent as realUser } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DISTRICTS_HK } from '@/backend/db/seed/districts-hk';
import { extrasOf, MEMBERSHIPS, priceListOf } from '@/backend/db/seed/price-list';
import type { Calculator } from '@/components/pricing/calculator-state';
import { OrderSteps } from '@/components/pricing/order/order-steps';
import type { FieldError } from '@/lib/contract/envelope';
import { createPackages } from '@/tests/builders/basket';
import { quoteOrder } from '@/lib/domain/pricing/quote-order';
import { BLANK_BOOK_COLLECTION } from '@/stores/blank-book-collection';
import { usePricingStoreApi } from '@/stores/pricing-store';
import { couponPlace } from '@/components/pricing/saved-draft';
import { readStored, writeStored } from '@/lib/storage';
import type { CallCallbacks } from '@/services/http/call-callbacks';
import type { Outcome } from '@/services/http/outcome';
import type { PlacedOrder } from '@/services/pricing/place-order';
import { StoresProvider } from '@/stores/stores-provider';
import { useUserStoreApi } from '@/stores/user-store';
import { API, startApiServer } from '@/tests/setup/api-server';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import auth from '@/locales/en/auth.json';
import booking from '@/locales/en/booking.json';
import errors from '@/locales/en/errors.json';
import layout from '@/locales/en/layout.json';
import order from '@/locales/en/order.json';
import payments from '@/locales/en/payments.json';
import pricing from '@/locales/en/pricing.json';

const { refreshPriceService, placeOrder } = vi.hoisted(() => ({ refreshPriceService: vi.fn(), placeOrder: vi.fn() }));
vi.mock('next/router', () => ({ useRouter: () => ({ asPath: '/' }) }));
vi.mock('next/link', () => ({ default: ({ children, href }: { children: ReactNode; href: string }) => <a href={href}>{children}</a> }));
vi.mock('@/services/pricing/refresh-price-service', () => ({ refreshPriceService }));
vi.mock('@/services/pricing/place-order', async () => {
  const { reportOutcome } = await import('@/services/http/call-callbacks');
  const useOrderAndPaymentSignup =
    (callbacks: CallCallbacks<PlacedOrder>) =>
    async (...sent: unknown[]) => {
      const outcome = (await placeOrder(...sent)) as Outcome<PlacedOrder>;
      reportOutcome(outcome, callbacks);
      return outcome;
    };
  return { useOrderAndPaymentSignup };
});
vi.mock('@/services/payments/open-card-form', () => ({
  openCardForm: async () => ({ tokenise: async () => ({ kind: 'nonce', nonce: 'a-nonce', card: null }), tearDown: () => undefined }),
}));

configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });
const server = startApiServer();
const user = realUser.setup({ delay: null });
const ok = (data: object) => HttpResponse.json({ statusCode: 200, message: 'OK', data });

const FRIEND_REWARD = 30_000;
const PRICES = { shoppingCarts: [...priceListOf('hk'), ...extrasOf('hk')], memberships: MEMBERSHIPS, districts: [] };
const PACKAGES = createPackages({ x: { numberItems: 20, totalPrice: 0, xType: 'basic' } });
const DRAFT = { packages: PACKAGES, months: 1, visitFees: [], extraDeliveries: 0, exitAfterMonths: null };
const COLLECTION = {
  ...BLANK_BOOK_COLLECTION,
  date: { date: '2026-12-01', time: '09-11' },
  address: {
    ...BLANK_BOOK_COLLECTION.address,
    flat: '12A',
    addressOne: '1 Queen’s Road Central',
    building: 'Exchange House',
    district: DISTRICTS_HK[0]?.id ?? '',
    haveLift: true,
    parkingBay: true,
  },
  contact: { contactName: 'Mei Ling', contactPhoneCode: '+852', contactPhone: '91234567' },
};

function calculator(part: Partial<Calculator>): Calculator {
  const quote = quoteOrder({
    country: 'hk',
    packages: PACKAGES,
    months: 1,
    prices: PRICES,
    address: null,
    coupon: null,
    friendReward: null,
    collectionDate: null,
  });
  return {
    draft: DRAFT,
    change: () => undefined,
    priceList: PRICES.shoppingCarts,
    memberships: PRICES.memberships,
    quote: quote.kind === 'priced' ? quote : null,
    friendReward: null,
    couponCode: null,
    dropCoupon: () => undefined,
    isArriving: false,
    link: 'none',
    ...part,
  };
}

/** A member at the last step of an order. */
function AtReview({ isMember, children }: { isMember: boolean; children: ReactNode }) {
  const pricingStore = usePricingStoreApi();
  const userStore = useUserStoreApi();
  useState(() => {
    if (isMember) {
      userStore.getState().receiveInformation({
        user: { id: 'u1', email: 'mei@example.com', firstName: 'Mei', lastName: 'Ling', country: 'hk', locale: 'en' } as never,
        contacts: [],
        detailReferralCode: null,
      });
    }
    pricingStore.getState().editBookCollection(COLLECTION);
    pricingStore.getState().goToStep(4);
    return null;
  });
  return children;
}

function open(part: Partial<Calculator> = {}, { isMember = true } = {}) {
  return renderWithTexts(
    <StoresProvider locale="en" promoBanner={null}>
      <AtReview isMember={isMember}>
        <OrderSteps
          calculator={calculator(part)}
          packageTitles={{ x: 'X', lite: 'Lite', luxe: 'Luxe', pix: 'Pix', consignment: 'Consignment', serviceApartment: 'Apartment' }}
          termsVersion="2026-09-01"
        />
      </AtReview>
    </StoresProvider>,
    { namespaces: { pricing, order, booking, payments, errors, layout, auth } },
  );
}

const payButton = () => screen.findByRole('button', { name: /^Pay HK\$/ });
const refused = (fields: FieldError[]) => ({
  kind: 'rejected',
  status: 409,
  body: null,
  code: 'PRICE_CHANGED',
  message: null,
  fields,
  retryAfterSeconds: null,
});

async function pressPay() {
  await waitFor(() => expect(screen.getByTestId('card-form')).toHaveAttribute('data-state', 'open'));
  const terms = screen.getByRole('checkbox', { name: order.review.terms });
  if (!(terms as HTMLInputElement).checked) await user.click(terms);
  await user.click(await payButton());
}

beforeEach(() => {
  refreshPriceService.mockReset().mockResolvedValue({ ...PRICES, districts: DISTRICTS_HK, timeslotInformation: [], referralProgram: null });
  placeOrder.mockReset();
  server.use(
    http.get(`${API}/ext/client-token`, () => ok({ clientToken: 'token' })),
    http.get(`${API}/users/payment-methods`, () => ok({ paymentMethods: [] })),
    http.get(`${API}/ext/payment-intents/:key`, () => ok({ status: 'failed', code: 'PRICE_CHANGED' })),
  );
});
afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('the last step of an order', () => {
  it('pays what the server counts, once that was agreed to, and says so on the button and in the summary', async () => {
    open({ friendReward: FRIEND_REWARD });
    expect(await payButton()).toHaveAccessibleName('Pay HK$580');
    placeOrder.mockResolvedValueOnce(
      refused([
        { path: 'price', code: 'changed', params: { was: 58_000, now: 88_000 } },
        { path: 'service.totalPrice', code: 'changed', params: { was: 58_000, now: 88_000 } },
        { path: 'chargedToday', code: 'figure', params: { now: 88_000 } },
        { path: 'chargedLater', code: 'figure', params: { now: 0 } },
        { path: 'promotion', code: 'none', params: { now: 0 } },
      ]),
    );
    await pressPay();
    expect(await screen.findByText(order.priceChanged.title)).toBeVisible();
    // The prices are asked for again and nothing comes of it: the question stands until it is answered.
    await waitFor(() => expect(refreshPriceService).toHaveBeenLastCalledWith('hk', { isForced: true }));
    expect(screen.getAllByText(/HK\$580.*HK\$880/).length).toBeGreaterThanOrEqual(2);
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();

    await user.click(screen.getByRole('button', { name: order.priceChanged.accept }));
    expect(await payButton()).toHaveAccessibleName('Pay HK$880');
    const summary = screen.getByRole('complementary', { name: order.summary.heading });
    expect(summary).toHaveTextContent(/HK\$880/);
    expect(summary).not.toHaveTextContent(/HK\$580/);
    placeOrder.mockResolvedValueOnce({ kind: 'unreachable' });
    server.use(http.get(`${API}/ext/payment-intents/:key`, () => new HttpResponse(null, { status: 503 })));
    await pressPay();
    await waitFor(() => expect(placeOrder).toHaveBeenCalledTimes(2));
    expect(placeOrder.mock.calls[1]?.[0]).toMatchObject({ price: 88_000, service: { totalPrice: 88_000 } });
    // The refusal came after its payment had begun: what was agreed to is another one.
    expect(placeOrder.mock.calls[1]?.[1]).not.toBe(placeOrder.mock.calls[0]?.[1]);
  });

  it('waits for the code that was kept before it names a price', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.post(`${API}/users/check-coupon-code`, async () => {
        await asked;
        return ok({ couponCode: { code: 'WELCOME10', kind: 'percent', value: 10, discount: 8_800 } });
      }),
    );
    open({ couponCode: 'WELCOME10' });
    await screen.findByText(order.review.pay);
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    answer();
    expect(await payButton()).toHaveAccessibleName('Pay HK$792');
    // Taken away, it does not come back with the next step.
    await user.click(screen.getByRole('button', { name: order.coupon.remove }));
    expect(await payButton()).toHaveAccessibleName('Pay HK$880');
  });

  it('keeps a kept code when its check breaks down, which is no word about the code', async () => {
    server.use(http.post(`${API}/users/check-coupon-code`, () => new HttpResponse('Bad gateway', { status: 502 })));
    writeStored(couponPlace('hk'), 'WELCOME10');
    open({ couponCode: 'WELCOME10' });
    expect(await screen.findByText(errors.unknown)).toBeVisible();
    expect(readStored(couponPlace('hk'))).toBe('WELCOME10');
    expect(screen.getByRole('textbox', { name: order.coupon.label })).toHaveValue('WELCOME10');
  });

  it('pays without a kept code that is refused, and says why', async () => {
    server.use(
      http.post(`${API}/users/check-coupon-code`, () =>
        HttpResponse.json({ statusCode: 409, message: 'no', code: 'COUPON_EXPIRED', errors: [] }, { status: 409 }),
      ),
    );
    open({ couponCode: 'SUMMER' });
    expect(await payButton()).toHaveAccessibleName('Pay HK$880');
    expect(await screen.findByText(errors.COUPON_EXPIRED)).toBeVisible();
  });

  it.each([
    ['EMAIL_TAKEN', () => screen.findByText(errors.EMAIL_TAKEN)],
    ['PASSWORD_POLICY', () => screen.findByText(errors.PASSWORD_POLICY)],
  ] as const)('goes back to the account for %s, says that nothing was taken, and keeps the rest', async (code, said) => {
    window.localStorage.setItem(
      'draft:order.hk',
      JSON.stringify({
        step: 4,
        stepBookCollection: 4,
        bookCollection: COLLECTION,
        hold: null,
        holdKey: 'a'.repeat(32),
        isPhoneCodeSettled: true,
        account: { email: 'mei@example.com', firstName: 'Mei', lastName: 'Ling', marketing: true },
      }),
    );
    server.use(http.get(`${API}/ext/password-policy`, () => ok({ minLength: 6, maxLength: 128 })));
    open({}, { isMember: false });
    // The password is never kept: it is asked for again, and nothing else.
    const typePassword = async (text: string) => {
      await user.type(await screen.findByLabelText(auth.field.password, { selector: 'input' }), text);
      await user.click(screen.getByRole('button', { name: auth.continue }));
    };
    await typePassword('quiet linen drawer');
    placeOrder.mockResolvedValueOnce({ ...refused([]), code });
    await pressPay();
    expect(await said()).toBeVisible();
    expect(screen.getByText(order.account.notPlaced)).toBeVisible();
    expect(screen.getByText('mei@example.com')).toBeVisible();
    expect(await screen.findByLabelText(auth.field.password, { selector: 'input' })).toHaveValue('');
    if (code === 'EMAIL_TAKEN') return;
    expect(screen.getByRole('textbox', { name: auth.field.firstName })).toHaveValue('Mei');
    await typePassword('another linen drawer');
    server.use(http.get(`${API}/ext/payment-intents/:key`, () => new HttpResponse(null, { status: 503 })));
    placeOrder.mockResolvedValueOnce({ kind: 'unreachable' });
    await pressPay();
    expect(placeOrder.mock.calls[1]?.[0]).toMatchObject({
      user: { email: 'mei@example.com', password: 'another linen drawer', marketing: true },
      bookCollection: { contact: COLLECTION.contact },
    });
  });

  it('asks first what became of a press that was not answered when the page was opened anew', async () => {
    server.use(http.get(`${API}/ext/payment-intents/:key`, () => new HttpResponse(null, { status: 503 })));
    const { paymentDraft } = await import('@/components/payments/payment-draft');
    const draft = paymentDraft('order.hk');
    draft.key();
    draft.markStarted(true);
    open();
    expect(await screen.findByText(payments.doing.checking)).toBeVisible();
  });
});

describe('what becomes of the card after an order', () => {
  it('stands before the button: it is kept, what is charged to it when, and how it goes', async () => {
    open();
    const after = await screen.findByRole('region', { name: order.review.after.card });
    const button = await payButton();
    expect(after.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(after).toHaveTextContent(order.review.after.keptMember);
    expect(after).toHaveTextContent(/From 1 January 2027 the plan goes on at HK\$880 a month/);
    expect(after).toHaveTextContent(order.review.after.remove);
    expect(screen.getByText(payments.card.noteKept)).toBeVisible();
    expect(screen.queryByText(payments.card.note)).toBeNull();
  });
});
