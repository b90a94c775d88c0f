import { act, screen } from '@testing-library/react';
import { userEvent as realUser } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { couponPlace } from '@/components/pricing/saved-draft';
import { readStored, writeStored } from '@/lib/browser/storage';
import { no, onCall, startApiServer, ok } from '@/tests/setup/api-server';
import auth from '@/locales/en/auth.json';
import errors from '@/locales/en/errors.json';
import order from '@/locales/en/order.json';
import payments from '@/locales/en/payments.json';
import { openOrderReview, payButton, reviewAnswers, reviewPrices } from './open-order-review';
import { standIn } from '@/tests/setup/stand-in';

const refreshPriceService = vi.fn();
await standIn(import('@/services/pricing/prices'), { refreshPriceService });
await standIn(import('@/services/payments/open-card-form'), {
  openCardForm: async () => ({
    tokenise: async () => ({ kind: 'nonce', nonce: 'a-nonce', card: null }),
    check: () => undefined,
    tearDown: () => undefined,
  }),
});

const server = startApiServer();
const user = realUser.setup({ delay: null });

beforeEach(() => {
  refreshPriceService.mockReset().mockResolvedValue(reviewPrices);
  server.use(...reviewAnswers);
});

describe('a kept code at the last step of an order', () => {
  it('waits for the code that was kept before it names a price', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      onCall('checkCouponCode', async () => {
        await asked;
        return ok({ couponCode: { code: 'WELCOME10', kind: 'percent', value: 10, discount: 8_800 } });
      }),
    );
    openOrderReview({ couponCode: 'WELCOME10' });
    await screen.findByRole('heading', { name: order.review.pay });
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    answer();
    expect(await payButton()).toHaveAccessibleName('Pay HK$792');
    // Taken away, it does not come back with the next step.
    await user.click(screen.getByRole('button', { name: order.coupon.remove }));
    expect(await payButton()).toHaveAccessibleName('Pay HK$880');
  });

  it('keeps a kept code when its check breaks down, which is no word about the code', async () => {
    server.use(onCall('checkCouponCode', () => new HttpResponse('Bad gateway', { status: 502 })));
    writeStored(couponPlace('hk'), 'WELCOME10');
    openOrderReview({ couponCode: 'WELCOME10' });
    expect(await screen.findByText(errors.unknown)).toBeVisible();
    expect(readStored(couponPlace('hk'))).toBe('WELCOME10');
    expect(screen.getByRole('textbox', { name: order.coupon.label })).toHaveValue('WELCOME10');
  });

  it('pays without a kept code that is refused, and says why', async () => {
    server.use(
      onCall('checkCouponCode', () =>
        HttpResponse.json({ statusCode: 409, message: 'no', code: 'COUPON_EXPIRED', errors: [] }, { status: 409 }),
      ),
    );
    openOrderReview({ couponCode: 'SUMMER' });
    expect(await payButton()).toHaveAccessibleName('Pay HK$880');
    expect(await screen.findByText(errors.COUPON_EXPIRED)).toBeVisible();
  });
});

describe('a code while its buyer types an address', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    return () => vi.useRealTimers();
  });

  const judged: unknown[] = [];
  beforeEach(() => {
    judged.length = 0;
    server.use(
      http.get('/region-suggestion', () => new HttpResponse(null, { status: 404 })),
      onCall('passwordPolicy', () => ok({ minLength: 6, maxLength: 128 })),
      onCall('externalProviders', () => no(404, 'NOT_FOUND')),
      onCall('checkEmail', () => ok({ exists: false, loggedWithGoogle: false, loggedWithApple: false })),
      onCall('checkCouponCode', async ({ request }) => {
        const { emailAddress } = (await request.json()) as { emailAddress?: string };
        judged.push(emailAddress);
        if (emailAddress === 'mei@example.co') return no(409, 'COUPON_PERSONAL');
        return ok({ couponCode: { code: 'HELLO-10', kind: 'percent', value: 10, discount: 8_800 } });
      }),
    );
  });
  const applied = order.coupon.applied.replace('{{code}}', 'HELLO-10');

  it('is not judged by half of it, and a personal one that another address cost comes back with the right one', async () => {
    openOrderReview({ couponCode: 'HELLO-10' }, { isMember: false });
    expect(await screen.findByText(applied)).toBeVisible();
    const address = screen.getByRole('textbox', { name: auth.field.email });
    for (const part of ['mei@exam', 'ple.co']) {
      await user.type(address, part);
      await act(() => vi.advanceTimersByTimeAsync(1_000));
      expect(judged.filter((email) => email !== undefined)).toEqual([]);
    }
    await user.tab();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(await screen.findByText(order.coupon.personal)).toBeVisible();
    await user.type(address, 'm');
    await user.tab();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(await screen.findByText(applied)).toBeVisible();
    expect(judged.at(-1)).toBe('mei@example.com');
  });

  it('comes back with the right address where it was typed by hand, and is asked once for each address', async () => {
    openOrderReview({}, { isMember: false });
    const address = await screen.findByRole('textbox', { name: auth.field.email });
    await user.type(address, 'mei@example.co');
    await user.tab();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await user.type(screen.getByRole('textbox', { name: order.coupon.label }), 'HELLO-10{Enter}');
    expect(await screen.findByText(order.coupon.personal)).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(judged).toEqual(['mei@example.co']);
    await user.type(address, 'm');
    await user.tab();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(await screen.findByText(applied)).toBeVisible();
    expect(judged).toEqual(['mei@example.co', 'mei@example.com']);
  });
});

describe('what becomes of the card after an order', () => {
  it('stands before the button: it is kept, what is charged to it when, and how it goes', async () => {
    openOrderReview();
    const after = await screen.findByRole('region', { name: order.review.after.card });
    const button = await payButton();
    expect(after.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(after).toHaveTextContent(order.review.after.keptMember);
    expect(after).toHaveTextContent(/From 1 January 2027 the plan continues at HK\$880 a month/);
    expect(after).toHaveTextContent(order.review.after.remove);
    expect(screen.getByText(payments.card.noteKept)).toBeVisible();
    expect(screen.queryByText(payments.card.note)).toBeNull();
  });
});
