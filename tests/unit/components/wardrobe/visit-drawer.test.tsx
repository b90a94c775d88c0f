import { configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent as realUser } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { VisitDrawer } from '@/components/wardrobe/visit-drawer';
import { ToastProvider } from '@/components/ui/toast-provider';
import type { Booking } from '@/lib/contract/booking-calls';
import type { TimeslotDay } from '@/lib/contract/pricing';
import { queryClient } from '@/services/http/query-client';
import { createBooking } from '@/tests/builders/bookings';
import { createItemRequest } from '@/tests/builders/item-requests';
import { inLocale } from '@/tests/builders/in-locale';
import { API, startApiServer } from '@/tests/setup/api-server';

vi.mock('next/link', () => ({ default: ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a> }));
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 60_000 });

const server = startApiServer();
const user = realUser.setup({ delay: null });
const english = await inLocale('en');
const ok = (data: object) => HttpResponse.json({ statusCode: 200, message: 'OK', data });
const no = (status: number, code: string, extra: object = {}) => HttpResponse.json({ statusCode: status, message: 'no', data: null, code, ...extra }, { status });

const DAYS = { hk: '2099-03-02', sg: '2099-03-05' };
const slots = [{ id: '09-11', left: 3 }, { id: '11-13', left: 2 }, { id: '14-16', left: 0 }];
/** As the server has them: the calls below change them there. */
let visits: Booking[];
let days: TimeslotDay[] | null;
let sent: { method: string; id: string; body: unknown; fee: string | null }[];
let closed: number;

const stored = (id: unknown) => visits.find((visit) => visit.id === id) ?? createBooking();
function changes(apply: (visit: Booking, body: { date: string; time: string } | null) => Response | Promise<Response>) {
  const handle = (method: string) => async ({ request, params }: { request: Request; params: { id?: unknown } }) => {
    const body = method === 'POST' ? ((await request.json()) as { date: string; time: string; fee: number }) : null;
    sent.push({ method, id: String(params.id), body, fee: new URL(request.url).searchParams.get('fee') });
    return apply(stored(params.id), body);
  };
  server.use(http.post(`${API}/ext/bookings/:id`, handle('POST')), http.delete(`${API}/ext/bookings/:id`, handle('DELETE')));
}
/** The server does what was asked. */
const grant = (visit: Booking, body: { date: string; time: string } | null): Booking => {
  const changed: Booking = body ? { ...visit, ...body } : { ...visit, status: 'cancelled' };
  visits = visits.map((one) => (one.id === visit.id ? changed : one));
  return changed;
};
/** The same, and its answer gets lost. */
const lose = (visit: Booking, body: { date: string; time: string } | null) => {
  grant(visit, body);
  return HttpResponse.error();
};

beforeEach(() => {
  queryClient().clear();
  visits = [createBooking()];
  days = null;
  sent = [];
  closed = 0;
  server.use(
    http.get(`${API}/ext/bookings`, () => ok({ bookings: visits })),
    http.get(`${API}/ext/item-requests`, () => ok({ requests: [createItemRequest({ id: 'visit-1' })], nextCursor: null })),
    http.post(`${API}/users/price-service`, async ({ request }) => {
      const { country } = (await request.json()) as { country: 'hk' | 'sg' };
      return ok({ memberships: [], shoppingCarts: [], districts: [], referralProgram: null, timeslotInformation: days ?? [{ date: DAYS[country], closed: null, slots }] });
    }),
  );
});

const open = (startId: string | null = 'visit-1') => render(<ToastProvider><VisitDrawer startId={startId} onClose={() => (closed += 1)} /></ToastProvider>, { wrapper: english });
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

describe('a visit', () => {
  it('is moved to the time that was chosen, at the fee that was shown', async () => {
    changes((visit, body) => ok({ booking: grant(visit, body) }));
    open();
    await moveTo('11:00');
    expect(await screen.findByText('Your visit is moved to Mon, 2 Mar, 11:00 to 13:00.')).toBeInTheDocument();
    expect(sent).toEqual([{ method: 'POST', id: 'visit-1', body: { date: '2099-03-02', time: '11-13', fee: 0 }, fee: null }]);
    expect(closed).toBe(1);
  });

  it('does not offer the time that it has, nor one that is full', async () => {
    open();
    await press('Move the visit');
    const time = (name: RegExp) => screen.findByRole('radio', { name });
    expect(await time(/^09:00/)).toBeDisabled();
    expect(screen.getByText('Your time now')).toBeVisible();
    expect(await time(/^14:00/)).toBeDisabled();
    expect(await time(/^11:00/)).toBeEnabled();
  });

  it('stands on a day that others find full: its own calendar says so instead of closing it', async () => {
    days = [{ date: DAYS.hk, closed: 'full', slots: slots.map((slot) => ({ ...slot, left: 0 })) }, { date: '2099-03-03', closed: 'full', slots: [] }];
    open();
    await press('Move the visit');
    const own = await screen.findByRole('button', { name: 'Mon, 2 Mar: your visit is on this day' });
    expect(own).not.toHaveAttribute('aria-disabled');
    expect(screen.getByRole('status')).toHaveTextContent('Mon, 2 Mar: your visit is on this day');
    expect(screen.getByRole('button', { name: 'Tue, 3 Mar: fully booked' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('radio', { name: /^09:00/ })).toBeDisabled();
    expect(screen.getByText('Your time now')).toBeVisible();
  });

  it('has days in Chinese with a colon of Chinese', async () => {
    days = [{ date: DAYS.hk, closed: 'full', slots: slots.map((slot) => ({ ...slot, left: 0 })) }, { date: '2099-03-03', closed: 'full', slots: [] }];
    render(<ToastProvider><VisitDrawer startId="visit-1" onClose={() => undefined} /></ToastProvider>, { wrapper: await inLocale('zh') });
    await press('更改時間');
    expect(await screen.findByRole('button', { name: /^3月2日.*：你的預約就在這天$/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^3月3日.*：已約滿$/ })).toBeVisible();
  });

  it('is moved by nobody who chose no time: the focus goes to what is missing', async () => {
    open();
    await press('Move the visit');
    await screen.findByRole('radio', { name: /^11:00/ });
    // The button that led here is not the one that sends.
    expect(screen.queryByRole('group', { name: 'Please check these points' })).not.toBeInTheDocument();
    await press('Move the visit');
    const summary = await screen.findByRole('group', { name: /problem|check|correct/i });
    expect(summary).toHaveFocus();
    expect(within(summary).getByRole('link', { name: 'Please choose a day and a time' })).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('is cancelled after a question that says the fee first, or kept', async () => {
    visits = [createBooking({ feeNow: 10_000 })];
    changes((visit, body) => ok({ booking: grant(visit, body), feeInvoice: { id: 'i', amount: 10_000 } }));
    open();
    await press('Cancel the visit');
    const question = await screen.findByRole('dialog', { name: 'Cancel this visit?' });
    expect(question).toHaveFocus();
    expect(within(question).getByText(/costs HK\$100, which comes as an invoice/)).toBeVisible();
    await press('Keep the visit');
    expect(sent).toEqual([]);
    await cancel('Cancel it for HK$100');
    expect(await screen.findByText('Your visit is cancelled. The invoice of HK$100 is under Billing.')).toBeInTheDocument();
    expect(sent).toEqual([{ method: 'DELETE', id: 'visit-1', body: null, fee: '10000' }]);
  });

  it('of a basket says that it goes whole, and is only moved when something of it has begun', async () => {
    visits = [createBooking({ requestId: 'visit-1', isCancellable: true, kind: 'delivery' })];
    const { unmount } = open();
    await press('Cancel the visit');
    expect(await screen.findByText(/Everything in its basket is taken back/)).toBeVisible();
    unmount();
    queryClient().clear();
    visits = [createBooking({ requestId: 'visit-1', isCancellable: false, kind: 'delivery' })];
    open();
    expect(await screen.findByText(/can be moved but not cancelled/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel the visit' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Move the visit' })).toBeEnabled();
  });

  it('that is closed leads to somebody who can be asked', async () => {
    visits = [createBooking({ feeNow: null })];
    open();
    expect(await screen.findByText(/can no longer be changed here/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/chat?about=booking:visit-1');
  });

  it('in Singapore shows the days and the clock of Singapore on the site of Hong Kong', async () => {
    visits = [createBooking({ country: 'sg', date: '2099-03-04' })];
    open();
    expect(await screen.findByText('Singapore time')).toBeVisible();
    await press('Move the visit');
    expect(await screen.findByRole('button', { name: /^Thu, 5 Mar/ })).toBeEnabled();
    expect(screen.getByText(/All times are Singapore time/)).toBeVisible();
  });
});

describe('all visits', () => {
  it('stand in one list, each with its own way to be changed', async () => {
    visits = [createBooking(), createBooking({ id: 'visit-2', date: '2099-03-09', time: '14-16', kind: 'delivery', requestId: 'visit-2' }), createBooking({ id: 'visit-0', status: 'cancelled' })];
    changes((visit, body) => ok({ booking: grant(visit, body) }));
    open(null);
    expect(await screen.findAllByRole('button', { name: /2099|Mar ·/ })).toHaveLength(2);
    await press(/Mon, 9 Mar/);
    await cancel();
    await waitFor(() => expect(sent).toEqual([{ method: 'DELETE', id: 'visit-2', body: null, fee: '0' }]));
  });
});

describe('a change that did not come about', () => {
  it('for a place that is lost says so, offers the others and keeps the day', async () => {
    changes(() => no(409, 'SLOT_GONE'));
    open();
    await moveTo('11:00');
    const summary = await screen.findByRole('group', { name: /problem|check|correct/i });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(within(summary).getByRole('link', { name: 'This time is no longer free. Please choose another.' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /^11:00/ })).not.toBeChecked();
    expect(closed).toBe(0);
  });

  it.each([
    ['closed meanwhile', 'move', no(409, 'BOOKING_CLOSED'), 'This booking can no longer be changed.'],
    ['at another fee', 'cancel', no(409, 'PRICE_CHANGED'), 'The price has changed. Please check the new total; nothing was charged.'],
    ['of a basket that has begun', 'cancel', no(409, 'UNDO_OVER'), 'This can no longer be undone: it is already on its way.'],
    ['of a member who is not logged in any more', 'cancel', no(401, 'UNAUTHENTICATED'), 'Please log in to continue.'],
  ] as const)('because it is %s: said, with the focus on it, and nothing was changed', async (_why, wish, answer, words) => {
    changes(() => answer.clone());
    open();
    await (wish === 'move' ? moveTo('11:00') : cancel());
    const trouble = await screen.findByRole('group', { name: 'What became of your change' });
    expect(trouble).toHaveFocus();
    expect(trouble).toHaveTextContent(words);
    expect(trouble).toHaveTextContent('The visit stands as it was, and nothing was charged.');
    expect(closed).toBe(0);
  });

  it('shows the new fee before it is asked again', async () => {
    changes((visit, body) => {
      if (sent.length > 1) return ok({ booking: grant(visit, body), feeInvoice: { id: 'i', amount: 10_000 } });
      visits = [createBooking({ feeNow: 10_000 })];
      return no(409, 'PRICE_CHANGED');
    });
    open();
    await cancel();
    await press('Cancel it for HK$100');
    await waitFor(() => expect(sent.map(({ fee }) => fee)).toEqual(['0', '10000']));
  });

  it.each([['no answer', () => HttpResponse.error()], ['an answer of a broken server', () => no(500, 'INTERNAL')]])('after %s looks whether it arrived: it had not', async (_name, answer) => {
    changes(answer);
    open();
    await moveTo('11:00');
    const trouble = await screen.findByRole('group', { name: 'What became of your change' });
    expect(trouble).toHaveTextContent('We have looked: the visit stands as it was.');
    await waitFor(() => expect(trouble).toHaveFocus());
    expect(closed).toBe(0);
  });

  it.each([['moved', () => moveTo('11:00'), /^Your visit is moved to/], ['cancelled', () => cancel(), 'Your visit is cancelled.']])('after a lost answer looks whether it arrived: the visit was %s', async (_name, act, words) => {
    changes(lose);
    open();
    await act();
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect([closed, sent.length]).toEqual([1, 1]);
  });

  it('when nothing can be reached says that it is not known, and looks again when asked', async () => {
    let isCut = false;
    changes((visit, body) => {
      isCut = true;
      return lose(visit, body);
    });
    server.use(http.get(`${API}/ext/bookings`, () => (isCut ? HttpResponse.error() : ok({ bookings: visits }))));
    open();
    await cancel();
    const trouble = await screen.findByRole('group', { name: 'What became of your change' });
    expect(trouble).toHaveTextContent('We do not know whether the visit was changed');
    await waitFor(() => expect(trouble).toHaveFocus());
    expect(trouble).not.toHaveTextContent('nothing was charged');
    isCut = false;
    await user.click(within(trouble).getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Your visit is cancelled.')).toBeInTheDocument();
    expect([closed, sent.length]).toEqual([1, 1]);
  });

  it('is asked once, however often it is pressed', async () => {
    changes(async (visit, body) => {
      await delay(50);
      return ok({ booking: grant(visit, body) });
    });
    open();
    await press('Cancel the visit');
    await screen.findByRole('dialog', { name: 'Cancel this visit?' });
    await user.dblClick(screen.getByRole('button', { name: 'Cancel the visit' }));
    await waitFor(() => expect(closed).toBe(1));
    expect(sent).toHaveLength(1);
  });
});

it('visits that did not load are asked for again', async () => {
  let isBroken = true;
  queryClient().setDefaultOptions({ queries: { retry: false } });
  server.use(http.get(`${API}/ext/bookings`, () => (isBroken ? no(500, 'INTERNAL') : ok({ bookings: visits }))));
  open();
  const failed = await screen.findByRole('alert');
  isBroken = false;
  await user.click(within(failed).getByRole('button'));
  expect(await screen.findByRole('button', { name: 'Move the visit' })).toBeVisible();
});
