import { screen } from '@testing-library/react';
import { userEvent as realUser } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach } from 'vitest';
import { VisitDrawer } from '@/components/wardrobe/visits/visit-drawer';
import type { Booking } from '@/lib/contract/booking-calls';
import type { TimeslotDay } from '@/lib/contract/pricing';
import { createBooking } from '@/tests/builders/bookings';
import { createItemRequest } from '@/tests/builders/item-requests';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { onCall, startApiServer, ok } from '@/tests/setup/api-server';
import { standAt } from '@/tests/setup/memory-router';

export const no = (status: number, code: string, extra: object = {}) =>
  HttpResponse.json({ statusCode: status, message: 'no', data: null, code, ...extra }, { status });

export const DAYS = { hk: '2099-03-02', sg: '2099-03-05' };
export const slots = [
  { id: '09-11', left: 3 },
  { id: '11-13', left: 2 },
  { id: '14-16', left: 0 },
];

/** The drawer with a stand-in for the calls of visits inside one test file that mocks the router, and what somebody does in it. */
export function startVisits() {
  const server = startApiServer();
  const user = realUser.setup({ delay: null });
  /** The visits as the server has them (the calls below change them there), and how often the drawer was closed. */
  const kept: { visits: Booking[]; days: TimeslotDay[] | null; closed: number } = { visits: [], days: null, closed: 0 };
  const sent: { method: string; id: string; body: unknown; fee: string | null }[] = [];

  const stored = (id: unknown) => kept.visits.find((visit) => visit.id === id) ?? createBooking();
  function changes(apply: (visit: Booking, body: { date: string; time: string } | null) => Response | Promise<Response>) {
    const handle =
      (method: string) =>
      async ({ request, params }: { request: Request; params: { id?: unknown } }) => {
        const body = method === 'POST' ? ((await request.json()) as { date: string; time: string; fee: number }) : null;
        sent.push({ method, id: String(params.id), body, fee: new URL(request.url).searchParams.get('fee') });
        return apply(stored(params.id), body);
      };
    server.use(onCall('changeBooking', handle('POST')), onCall('cancelBooking', handle('DELETE')));
  }
  /** The server does what was asked. */
  const grant = (visit: Booking, body: { date: string; time: string } | null): Booking => {
    const changed: Booking = body ? { ...visit, ...body } : { ...visit, status: 'cancelled' };
    kept.visits = kept.visits.map((one) => (one.id === visit.id ? changed : one));
    return changed;
  };
  /** The same, and its answer gets lost. */
  const lose = (visit: Booking, body: { date: string; time: string } | null) => {
    grant(visit, body);
    return HttpResponse.error();
  };

  beforeEach(() => {
    standAt('/items?visit=all');
    kept.visits = [createBooking()];
    kept.days = null;
    sent.length = 0;
    kept.closed = 0;
    server.use(
      onCall('bookings', () => ok({ bookings: kept.visits })),
      onCall('itemRequests', () => ok({ requests: [createItemRequest({ id: 'visit-1' })], nextCursor: null })),
      onCall('priceService', async ({ request }) => {
        const { country } = (await request.json()) as { country: 'hk' | 'sg' };
        return ok({
          memberships: [],
          shoppingCarts: [],
          districts: [],
          referralProgram: null,
          timeslotInformation: kept.days ?? [{ date: DAYS[country], closed: null, slots }],
        });
      }),
    );
  });

  const open = (startId: string | null = 'visit-1') =>
    renderWithTexts(<VisitDrawer startId={startId} onClose={() => (kept.closed += 1)} />);
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
  async function moveTo(time: string, button: string | RegExp = 'Move the visit') {
    await press('Move the visit');
    await user.click(await screen.findByRole('radio', { name: new RegExp(`^${time}`) }));
    await press(button);
  }
  async function cancel(button: string | RegExp = 'Cancel the visit') {
    await press('Cancel the visit');
    await screen.findByRole('dialog', { name: 'Cancel this visit?' });
    await press(button);
  }

  return { server, user, kept, sent, changes, grant, lose, open, press, moveTo, cancel };
}
