import { screen, waitFor } from '@testing-library/react';
import { userEvent as realUser } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, expect, it } from 'vitest';
import { CouponField } from '@/components/pricing/order/coupon-field';
import type { Quote } from '@/lib/domain/pricing/quote-basket';
import { StoresProvider } from '@/stores/stores-provider';
import { onCall, startApiServer } from '@/tests/setup/api-server';
import { listen } from '@/tests/setup/listen';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import errors from '@/locales/en/errors.json';
import order from '@/locales/en/order.json';
import { standIn } from '@/tests/setup/stand-in';

await standIn(import('next/router'), { useRouter: () => ({ locale: 'en' }) });

const server = startApiServer();
const user = realUser.setup({ delay: null });
const BASKET = { packages: [], service: { paktTotalMonthSelect: 6, totalPrice: 90_000 } } as unknown as Pick<Quote, 'packages' | 'service'>;

const open = (arriving: string | null = null) => {
  server.use(
    onCall('checkCouponCode', () =>
      HttpResponse.json({
        statusCode: 200,
        message: 'OK',
        data: { couponCode: { code: 'LINEN10', kind: 'percent', value: 10, discount: 9_000 } },
      }),
    ),
  );
  renderWithTexts(
    <StoresProvider locale="en" promoBanner={null}>
      <CouponField basket={BASKET} arriving={arriving} onRemoved={() => undefined} />
    </StoresProvider>,
    { namespaces: { order, errors } },
  );
};
const applied = order.coupon.applied.replace('{{code}}', 'LINEN10');
afterEach(() => window.localStorage.clear());

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
