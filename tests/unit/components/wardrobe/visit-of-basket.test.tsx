import { screen } from '@testing-library/react';
import { userEvent as realUser } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { VisitDrawer } from '@/components/wardrobe/visits/visit-drawer';
import type { Booking } from '@/lib/contract/booking-calls';
import { createBooking } from '@/tests/builders/bookings';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { createItemRequest } from '@/tests/builders/item-requests';
import { onCall, startApiServer, ok } from '@/tests/setup/api-server';

const server = startApiServer();
let visits: Booking[];

beforeEach(() => {
  server.use(
    onCall('bookings', () => ok({ bookings: visits })),
    onCall('itemRequests', () => ok({ requests: [createItemRequest({ id: 'visit-1' })], nextCursor: null })),
    onCall('priceService', () =>
      ok({
        memberships: [],
        shoppingCarts: [],
        districts: [],
        referralProgram: null,
        timeslotInformation: [{ date: '2099-03-02', closed: null, slots: [{ id: '11-13', left: 2 }] }],
      }),
    ),
  );
});

const open = () => renderWithTexts(<VisitDrawer startId="visit-1" onClose={() => undefined} />);
const press = async (name: string) => realUser.setup({ delay: null }).click(await screen.findByRole('button', { name }));

it('a visit of a basket shows what was confirmed with it: pieces, notes, fees and the total', async () => {
  visits = [createBooking({ requestId: 'visit-1', kind: 'delivery' })];
  open();
  expect(await screen.findByText('Camel wool coat')).toBeVisible();
  expect(screen.getByText('The left cuff')).toBeVisible();
  expect(screen.getByText('Trip fee')).toBeVisible();
  expect(screen.getByText('Total').parentElement).toHaveTextContent('HK$260');
});

it('says before a rush is moved that its fee falls away', async () => {
  visits = [createBooking({ rushFee: 28_000 })];
  open();
  await press('Move the visit');
  expect(await screen.findByText(/the HK\$280 rush fee comes off your total/)).toBeInTheDocument();
});
