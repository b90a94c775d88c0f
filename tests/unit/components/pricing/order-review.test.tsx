import { screen, waitFor } from '@testing-library/react';
import { userEvent as realUser } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FieldError } from '@/lib/contract/envelope';
import { reportOutcome, type CallCallbacks, type Outcome } from '@/services/http/outcome';
import type { PlacedOrder } from '@/services/pricing/place-order';
import { onCall, startApiServer, ok } from '@/tests/setup/api-server';
import auth from '@/locales/en/auth.json';
import errors from '@/locales/en/errors.json';
import order from '@/locales/en/order.json';
import payments from '@/locales/en/payments.json';
import { COLLECTION, openOrderReview, payButton, reviewAnswers, reviewPrices } from './open-order-review';
import { standIn } from '@/tests/setup/stand-in';

const [refreshPriceService, placeOrder, checkCard] = [vi.fn(), vi.fn(), vi.fn()];
await standIn(import('@/services/pricing/prices'), { refreshPriceService });
await standIn(import('@/services/pricing/place-order'), {
  useOrderAndPaymentSignup:
    (callbacks: CallCallbacks<PlacedOrder>) =>
    async (...sent: unknown[]) => {
      const outcome = (await placeOrder(...sent)) as Outcome<PlacedOrder>;
      reportOutcome(outcome, callbacks);
      return outcome;
    },
});
await standIn(import('@/services/payments/open-card-form'), {
  openCardForm: async () => ({
    tokenise: async () => ({ kind: 'nonce', nonce: 'a-nonce', card: null }),
    check: checkCard,
    tearDown: () => undefined,
  }),
});

const server = startApiServer();
const user = realUser.setup({ delay: null });

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
  refreshPriceService.mockReset().mockResolvedValue(reviewPrices);
  placeOrder.mockReset();
  server.use(...reviewAnswers);
});

describe('the last step of an order', () => {
  it('says what a piece is covered for, before anything is paid', async () => {
    openOrderReview();
    await payButton();
    expect(screen.getByText('Pakt x Basic: up to HK$8,000 per piece')).toBeVisible();
  });

  it('pays what the server counts, once that was agreed to, and says so on the button and in the summary', async () => {
    openOrderReview({ friendReward: 30_000 });
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
    server.use(onCall('paymentIntent', () => new HttpResponse(null, { status: 503 })));
    await pressPay();
    await waitFor(() => expect(placeOrder).toHaveBeenCalledTimes(2));
    expect(placeOrder.mock.calls[1]?.[0]).toMatchObject({ price: 88_000, service: { totalPrice: 88_000 } });
    // The refusal came after its payment had begun: what was agreed to is another one.
    expect(placeOrder.mock.calls[1]?.[1]).not.toBe(placeOrder.mock.calls[0]?.[1]);
  });

  it.each([
    ['EMAIL_TAKEN', () => screen.findByText(errors.EMAIL_TAKEN)],
    ['PASSWORD_POLICY', () => screen.findByText(errors.PASSWORD_POLICY)],
  ] as const)('goes back to the account for %s, says that nothing was taken, and keeps the rest', async (code, said) => {
    window.localStorage.setItem(
      'draft:order.hk',
      JSON.stringify({
        bookCollection: COLLECTION,
        hold: null,
        holdKey: 'a'.repeat(32),
        isPhoneCodeSettled: true,
        answered: ['haveLift', 'parkingBay'],
        account: { email: 'mei@example.com', firstName: 'Mei', lastName: 'Ling', marketing: true },
      }),
    );
    server.use(onCall('checkEmail', () => ok({ exists: false, loggedWithGoogle: false, loggedWithApple: false })));
    server.use(http.get('/region-suggestion', () => new HttpResponse(null, { status: 404 })));
    server.use(onCall('externalProviders', () => ok({ providers: [] })));
    server.use(onCall('passwordPolicy', () => ok({ minLength: 6, maxLength: 128 })));
    openOrderReview({}, { isMember: false });
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
    expect(code === 'EMAIL_TAKEN' ? screen.getByText('mei@example.com') : screen.getByDisplayValue('mei@example.com')).toBeVisible();
    expect(await screen.findByLabelText(auth.field.password, { selector: 'input' })).toHaveValue('');
    if (code === 'EMAIL_TAKEN') return;
    expect(screen.getByRole('textbox', { name: auth.field.firstName })).toHaveValue('Mei');
    await typePassword('another linen drawer');
    server.use(onCall('paymentIntent', () => new HttpResponse(null, { status: 503 })));
    placeOrder.mockResolvedValueOnce({ kind: 'unreachable' });
    await pressPay();
    expect(placeOrder.mock.calls[1]?.[0]).toMatchObject({
      user: { email: 'mei@example.com', password: 'another linen drawer', marketing: true },
      bookCollection: { contact: COLLECTION.contact },
    });
  });

  it('shows with one press all that is missing: the terms here, the card in its form', async () => {
    openOrderReview();
    await waitFor(() => expect(screen.getByTestId('card-form')).toHaveAttribute('data-state', 'open'));
    await user.click(await payButton());
    expect(screen.getAllByText(order.review.termsMissing)).not.toHaveLength(0);
    expect(checkCard).toHaveBeenCalledTimes(1);
    expect(placeOrder).not.toHaveBeenCalled();
  });

  it('asks first what became of a press that was not answered when the page was opened anew', async () => {
    server.use(onCall('paymentIntent', () => new HttpResponse(null, { status: 503 })));
    const { paymentDraft } = await import('@/components/payments/payment-draft');
    const draft = paymentDraft('order.hk');
    draft.key();
    draft.markStarted(true);
    openOrderReview();
    expect(await screen.findByText(payments.doing.checking)).toBeVisible();
  });
});
