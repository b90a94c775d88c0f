import { screen } from '@testing-library/react';
import { userEvent as realUser } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { AddPieces } from '@/components/wardrobe/basket/add-pieces';
import { RoomHead } from '@/components/wardrobe/room/room-head';
import { LOCALE_CODES } from '@/lib/config/locales';
import type { SummaryQuery } from '@/services/wardrobe/items';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { standAt } from '@/tests/setup/memory-router';
import { onCall, startApiServer, ok } from '@/tests/setup/api-server';

const server = startApiServer();
const user = realUser.setup({ delay: null });
const ORDER = { kind: 'order', orderId: 'o-1', orderNumber: 'O-HK-1', pieces: 20 };
const summary = (collection: object | null) => ({ data: { collection, currency: 'HKD' } }) as unknown as SummaryQuery;
const WAITING = { isPending: true } as unknown as SummaryQuery;
const adding = (of: SummaryQuery, look: 'welcome' | 'head') => <AddPieces summary={of} look={look} />;

it.each(['welcome', 'head'] as const)('in the %s keeps the drawer that is open when the booking has taken the last place', async (look) => {
  standAt('/items');
  server.use(onCall('quoteCollection', () => ok({ purpose: ORDER, extras: [], total: 0, currency: 'HKD' })));
  const { rerender } = renderWithTexts(adding(summary(ORDER), look));
  await user.click(screen.getByRole('button'));
  const dialog = await screen.findByRole('dialog', { name: 'Book a collection' });
  rerender(adding(summary(null), look));
  expect(screen.getByRole('dialog')).toBe(dialog);
});

it('asks for the days of the member’s own region, also before anything is known of the plan', async () => {
  standAt('/items?step=collect-visit');
  const asked: unknown[] = [];
  server.use(
    onCall('bookings', () => ok({ bookings: [] })),
    onCall('quoteCollection', () => ok({ purpose: ORDER, extras: [], total: 0, currency: 'SGD' })),
    onCall('priceService', async ({ request }) => {
      asked.push(await request.json());
      return ok({ memberships: [], referralProgram: null, shoppingCarts: [], districts: [], timeslotInformation: [] });
    }),
  );
  renderWithTexts(adding(WAITING, 'head'), { locale: 'en-SG' });
  expect(await screen.findByRole('textbox', { name: /^Postal code/ })).toBeVisible();
  expect(asked).toEqual([{ country: 'sg' }]);
});

it('leads a member to no visitor’s prices before it is known whether the plan has room', () => {
  standAt('/items');
  renderWithTexts(adding(WAITING, 'head'));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
});

it.each(LOCALE_CODES)('shows a phone in %s each button’s sign with a short word of its name', (locale) => {
  standAt('/items');
  renderWithTexts(<RoomHead firstName="Mei" itemCount={3} ownCount={0} summary={summary(ORDER)} />, { locale });
  const shown = screen
    .getAllByRole('button')
    .map((button) => [...button.querySelectorAll('small, span:not([data-words])')].map((word) => word.textContent));
  expect(shown).toEqual(Array(3).fill([expect.stringMatching(/^(\p{L}{3,6}|\p{Script=Han}{2})$/u)]));
  for (const [index, [word]] of shown.entries()) expect(screen.getAllByRole('button')[index]).toHaveAccessibleName(new RegExp(word ?? '-'));
});
