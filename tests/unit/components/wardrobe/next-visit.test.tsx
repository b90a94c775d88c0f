import { screen, waitFor } from '@testing-library/react';
import { userEvent as realUser } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { NextVisit, OpenedVisit } from '@/components/wardrobe/visits/next-visit';
import { VisitDrawer } from '@/components/wardrobe/visits/visit-drawer';
import { bookingsQuery } from '@/services/booking/visits';
import { queryClient } from '@/services/http/query-client';
import { createBooking } from '@/tests/builders/bookings';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { onCall, startApiServer } from '@/tests/setup/api-server';
import { standAt } from '@/tests/setup/memory-router';

const server = startApiServer();
const user = realUser.setup({ delay: null });
const visit = createBooking();
const next = { id: visit.id, kind: visit.kind, date: visit.date, time: visit.time, itemCount: null };
const shown = (of: typeof next | null) => (
  <>
    <NextVisit next={of} count={1} nothing={<p>Nothing is booked.</p>} />
    <OpenedVisit />
  </>
);

/** How often the visits were read. */
let looks: number;
/** Lets the visits be read again after the cancellation. */
let answer: () => void;

/** The visit is cancelled, and the answer that says so gets lost. */
beforeEach(() => {
  standAt('/items');
  looks = 0;
  let isCancelled = false;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    onCall('priceService', () => HttpResponse.error()),
    onCall('cancelBooking', () => {
      isCancelled = true;
      return HttpResponse.error();
    }),
    onCall('bookings', async () => {
      looks += 1;
      if (isCancelled) await answered;
      return HttpResponse.json({
        statusCode: 200,
        message: 'OK',
        data: { bookings: [isCancelled ? { ...visit, status: 'cancelled' } : visit] },
      });
    }),
  );
});

async function cancel() {
  await user.click(await screen.findByRole('button', { name: 'Cancel the visit' }));
  await screen.findByRole('dialog', { name: 'Cancel this visit?' });
  await user.click(screen.getByRole('button', { name: 'Cancel the visit' }));
  await waitFor(() => expect(looks).toBe(2));
}

it('the last visit leaves its drawer open until it is known what became of it', async () => {
  const { rerender } = renderWithTexts(shown(next));
  await user.click(screen.getByRole('button', { name: 'Move or cancel' }));
  await cancel();
  rerender(shown(null));
  expect(screen.getByText('Nothing is booked.')).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  answer();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Your visit has been cancelled.')).toBeInTheDocument();
});

it('a drawer that is closed meanwhile takes no answer with it', async () => {
  const { rerender } = renderWithTexts(<VisitDrawer startId={visit.id} onClose={() => undefined} />);
  await cancel();
  rerender(<p />);
  answer();
  expect(await screen.findByText('Your visit has been cancelled.')).toBeInTheDocument();
  // Nobody shows the visits: none are kept, whose fees change with the hour.
  await waitFor(() => expect(queryClient().getQueryData(bookingsQuery().queryKey)).toBeUndefined());
});

it('what cannot be moved any more offers no move: it can be looked at', () => {
  renderWithTexts(<NextVisit next={{ ...next, isOpen: false }} count={1} nothing={<p>Nothing</p>} />);
  expect(screen.queryByRole('button', { name: 'Move or cancel' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Your visit' })).toBeInTheDocument();
});

it('from a visit of the list it leads to the list, and what is closed from a step is not opened at that step again', async () => {
  standAt('/items?visit=all');
  renderWithTexts(shown(null));
  await user.click(await screen.findByRole('button', { name: /9/ }));
  await screen.findByRole('dialog', { name: 'Your visit' });
  await user.click(await screen.findByRole('button', { name: 'Move the visit' }));
  await screen.findByRole('dialog', { name: 'Another time' });
  window.history.back();
  await screen.findByRole('dialog', { name: 'Your visit' });
  window.history.back();
  await screen.findByRole('dialog', { name: 'Your visits' });
  await user.click(await screen.findByRole('button', { name: /9/ }));
  await user.click(await screen.findByRole('button', { name: 'Cancel the visit' }));
  await screen.findByRole('dialog', { name: 'Cancel this visit?' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.pathname + window.location.search).toBe('/items');
  window.history.back();
  await waitFor(() => expect(window.location.search).toBe(`?visit=all&step=visit-shown&of=${visit.id}`));
  await screen.findByRole('dialog', { name: 'Your visit' });
});
