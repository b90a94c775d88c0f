import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { VisitDrawer } from '@/components/wardrobe/visits/visit-drawer';
import { queryClient } from '@/services/http/query-client';
import { createBooking } from '@/tests/builders/bookings';
import { onCall, ok } from '@/tests/setup/api-server';
import { DAYS, no, slots, startVisits } from './open-visit-drawer';
import { renderWithTexts } from '@/tests/setup/render-with-texts';

const { server, user, kept, sent, changes, grant, open, press, moveTo, cancel } = startVisits();

describe('a visit', () => {
  it('is moved to the time that was chosen, at the fee that was shown', async () => {
    changes((visit, body) => ok({ booking: grant(visit, body) }));
    open();
    await moveTo('11:00');
    expect(await screen.findByText('Your visit has been moved to Mon, 2 Mar, 11:00 to 13:00.')).toBeInTheDocument();
    expect(sent).toEqual([{ method: 'POST', id: 'visit-1', body: { date: '2099-03-02', time: '11-13', fee: 0 }, fee: null }]);
    expect(kept.closed).toBe(1);
  });

  it('does not offer the time that it has, nor one that is full', async () => {
    open();
    await press('Move the visit');
    const time = (name: RegExp) => screen.findByRole('radio', { name });
    expect(await time(/^09:00/)).toBeDisabled();
    expect(screen.getByText('Your current time')).toBeVisible();
    expect(await time(/^14:00/)).toBeDisabled();
    expect(await time(/^11:00/)).toBeEnabled();
  });

  it('stands on a day that others find full: its own calendar says so instead of closing it', async () => {
    kept.days = [
      { date: DAYS.hk, closed: 'full', slots: slots.map((slot) => ({ ...slot, left: 0 })) },
      { date: '2099-03-03', closed: 'full', slots: [] },
    ];
    open();
    await press('Move the visit');
    const own = await screen.findByRole('button', { name: 'Mon, 2 Mar: your visit is on this day' });
    expect(own).not.toHaveAttribute('aria-disabled');
    expect(screen.getByRole('status')).toHaveTextContent('Mon, 2 Mar: your visit is on this day');
    expect(screen.getByRole('button', { name: 'Tue, 3 Mar: fully booked' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Sun, 1 Mar: too little notice' })).toBeInTheDocument();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-03-02T02:00:00Z') });
    await press(/^Tue, 3 Mar/);
    vi.useRealTimers();
    expect(screen.getByRole('button', { name: 'Sun, 1 Mar: in the past' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /^09:00/ })).toBeDisabled();
    expect(screen.getByText('Your current time')).toBeVisible();
  });

  it('has days in Chinese with a colon of Chinese', async () => {
    kept.days = [
      { date: DAYS.hk, closed: 'full', slots: slots.map((slot) => ({ ...slot, left: 0 })) },
      { date: '2099-03-03', closed: 'full', slots: [] },
    ];
    renderWithTexts(<VisitDrawer startId="visit-1" onClose={() => undefined} />, { locale: 'zh' });
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
    kept.visits = [createBooking({ feeNow: 10_000 })];
    changes((visit, body) => ok({ booking: grant(visit, body), feeInvoice: { id: 'i', amount: 10_000 } }));
    open();
    await press('Cancel the visit');
    const question = await screen.findByRole('dialog', { name: 'Cancel this visit?' });
    expect(question).toHaveFocus();
    expect(within(question).getByText(/costs HK\$100\. You will get an invoice/)).toBeVisible();
    await press('Keep the visit');
    expect(sent).toEqual([]);
    await cancel('Cancel it for HK$100');
    expect(await screen.findByText('Your visit has been cancelled. The invoice for HK$100 is under Billing.')).toBeInTheDocument();
    expect(sent).toEqual([{ method: 'DELETE', id: 'visit-1', body: null, fee: '10000' }]);
  });

  it.each([
    ['order', /^Your order is paused/],
    ['plan', /^The places in your plan stay free/],
    ['sale', /^Your pieces to sell stay with you/],
  ] as const)(
    'that fetches for %s says for how many pieces and how much it comes, and what its end means for that alone',
    async (fetches, says) => {
      kept.visits = [createBooking({ fetches, itemCount: 3, invoice: { id: 'i-1', amount: 21_000 } })];
      open();
      expect(await screen.findByText('Collection of 3 pieces')).toBeVisible();
      expect(screen.getByRole('link', { name: 'HK$210' })).toHaveAttribute('href', '/billings/i-1');
      await press('Cancel the visit');
      expect(await screen.findByText(says)).toBeVisible();
    },
  );

  it('of a basket says that it goes whole, and is only moved when something of it has begun', async () => {
    kept.visits = [createBooking({ requestId: 'visit-1', isCancellable: true, kind: 'delivery' })];
    const { unmount } = open();
    await press('Cancel the visit');
    expect(await screen.findByText(/other services you booked with it are cancelled/)).toBeVisible();
    unmount();
    queryClient().clear();
    kept.visits = [createBooking({ requestId: 'visit-1', isCancellable: false, kind: 'delivery' })];
    open();
    expect(await screen.findByText(/can still move the visit, but you can no longer cancel it/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel the visit' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Move the visit' })).toBeEnabled();
  });

  it('that is closed leads to somebody who can be asked', async () => {
    kept.visits = [createBooking({ feeNow: null })];
    open();
    expect(await screen.findByText(/can no longer be changed here/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/chat?about=booking:visit-1');
  });

  it('in Singapore shows the days and the clock of Singapore on the site of Hong Kong', async () => {
    kept.visits = [createBooking({ country: 'sg', date: '2099-03-04' })];
    open();
    expect(await screen.findByText('Singapore time')).toBeVisible();
    await press('Move the visit');
    expect(await screen.findByRole('button', { name: /^Thu, 5 Mar/ })).toBeEnabled();
    expect(screen.getByText(/All times are Singapore time/)).toBeVisible();
  });
});

describe('all visits', () => {
  it('stand in one list, each with its own way to be changed', async () => {
    kept.visits = [
      createBooking(),
      createBooking({ id: 'visit-2', date: '2099-03-09', time: '14-16', kind: 'delivery', requestId: 'visit-2' }),
      createBooking({ id: 'visit-0', status: 'cancelled' }),
    ];
    changes((visit, body) => ok({ booking: grant(visit, body) }));
    open(null);
    expect(await screen.findAllByRole('button', { name: /2099|Mar\s·/ })).toHaveLength(2);
    await press(/Mon, 9 Mar/);
    await cancel();
    await waitFor(() => expect(sent).toEqual([{ method: 'DELETE', id: 'visit-2', body: null, fee: '0' }]));
  });
});

it('visits that did not load are asked for again', async () => {
  let isBroken = true;
  queryClient().setDefaultOptions({ queries: { retry: false } });
  server.use(onCall('bookings', () => (isBroken ? no(500, 'INTERNAL') : ok({ bookings: kept.visits }))));
  open();
  const failed = await screen.findByRole('alert');
  isBroken = false;
  await user.click(within(failed).getByRole('button'));
  expect(await screen.findByRole('button', { name: 'Move the visit' })).toBeVisible();
});
