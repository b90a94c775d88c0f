import { act, screen, waitFor } from '@testing-library/react';
import { userEvent as realUser } from '@testing-library/user-event';
import { HttpResponse, type HttpResponseResolver } from 'msw';
import { expect, it } from 'vitest';
import { CouponField } from '@/components/pricing/order/coupon-field';
import type { Quote } from '@/lib/domain/pricing/quote-basket';
import { checkCoupon } from '@/services/pricing/prices';
import { ok, onCall, startApiServer } from '@/tests/setup/api-server';
import { listen } from '@/tests/setup/listen';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import order from '@/locales/en/order.json';
import { standIn } from '@/tests/setup/stand-in';

await standIn(import('next/router'), { useRouter: () => ({ locale: 'en' }) });

const server = startApiServer();
const user = realUser.setup({ delay: null });
const BASKET = { packages: [], service: { paktTotalMonthSelect: 6, totalPrice: 90_000 } } as unknown as Pick<Quote, 'packages' | 'service'>;

const coupon = (code: string) => ok({ couponCode: { code, kind: 'percent', value: 10, discount: 9_000 } });

const open = (arriving: string | null = null, answer: HttpResponseResolver = () => coupon('LINEN10')) => {
  server.use(onCall('checkCouponCode', answer));
  renderWithTexts(<CouponField basket={BASKET} arriving={arriving} onRemoved={() => undefined} />);
};
const applied = order.coupon.applied.replace('{{code}}', 'LINEN10');

it('says aloud that a code is applied, in a status that stood there before, and goes back to the field without it', async () => {
  open();
  const spoken = listen();
  await user.type(screen.getByRole('textbox'), 'linen10');
  await user.click(screen.getByRole('button', { name: order.coupon.apply }));
  await waitFor(() => expect(spoken()).toContain(applied));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: order.coupon.remove }));
  expect(spoken()).toBe('');
  expect(screen.getByRole('textbox')).toHaveValue('');
});

it('says it of a code that came with the address, too', async () => {
  open('LINEN10');
  const spoken = listen();
  await waitFor(() => expect(spoken()).toContain(applied));
});

it('says that a code is missing where the button is pressed without one', async () => {
  open();
  await user.click(screen.getByRole('button', { name: order.coupon.apply }));
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(`${order.coupon.label} is still missing`);
});

it('says that a code is being checked, and keeps the one that was typed last where the answer about an earlier one is late', async () => {
  let answerNow = () => {};
  const late = new Promise<void>((resolve) => (answerNow = resolve));
  open('LATE10', async ({ request }) => {
    const { couponCode } = (await request.json()) as { couponCode: string };
    if (couponCode === 'LATE10') await late;
    return coupon(couponCode);
  });
  await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true'));
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), 'LINEN10');
  await user.click(screen.getByRole('button', { name: order.coupon.apply }));
  expect(await screen.findByText(applied)).toBeInTheDocument();
  answerNow();
  // By the time that a later call is answered, the late answer has come.
  await act(() => checkCoupon('ANY', 'hk', { basket: BASKET }));
  expect(screen.getByText(applied)).toBeInTheDocument();
});

it.each([408, 429, 503])('keeps a code that is applied where the check for another basket is answered with %i', async (statusCode) => {
  let asked = 0;
  server.use(
    onCall('checkCouponCode', () => {
      asked += 1;
      return asked === 1 ? coupon('LINEN10') : HttpResponse.json({ statusCode, message: 'not now', data: null }, { status: statusCode });
    }),
  );
  const field = (basket: typeof BASKET) => <CouponField basket={basket} arriving="LINEN10" onRemoved={() => undefined} />;
  const { rerender } = renderWithTexts(field(BASKET));
  expect(await screen.findByText(applied)).toBeInTheDocument();
  rerender(field({ ...BASKET, service: { ...BASKET.service, paktTotalMonthSelect: 3 } }));
  await waitFor(() => expect(asked).toBeGreaterThan(1));
  // By the time that a later call is answered, this answer has come.
  await act(() => checkCoupon('ANY', 'hk', { basket: BASKET }));
  expect(screen.getByText(applied)).toBeInTheDocument();
});
