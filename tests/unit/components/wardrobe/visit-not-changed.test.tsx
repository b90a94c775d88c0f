import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createBooking } from '@/tests/builders/bookings';
import { onCall, ok } from '@/tests/setup/api-server';
import { no, startVisits } from './open-visit-drawer';

const { server, user, kept, sent, changes, grant, lose, open, press, moveTo, cancel } = startVisits();

describe('a change that did not come about', () => {
  it('for a place that is lost says so, offers the others and keeps the day', async () => {
    changes(() => no(409, 'SLOT_GONE'));
    open();
    await moveTo('11:00');
    const summary = await screen.findByRole('group', { name: /problem|check|correct/i });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(within(summary).getByRole('link', { name: 'This time is no longer available. Please choose another.' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /^11:00/ })).not.toBeChecked();
    expect(kept.closed).toBe(0);
  });

  it.each([
    ['closed meanwhile', 'move', no(409, 'BOOKING_CLOSED'), 'This booking can no longer be changed here.'],
    ['at another fee', 'cancel', no(409, 'PRICE_CHANGED'), 'The price has changed, and nothing was charged. Please check the new total.'],
    ['of a basket that has begun', 'cancel', no(409, 'UNDO_OVER'), 'If you need us to stop, please write to us.'],
    ['of a member who is not logged in any more', 'cancel', no(401, 'UNAUTHENTICATED'), 'Please log in to continue.'],
  ] as const)('because it is %s: said, with the focus on it, and nothing was changed', async (_why, wish, answer, words) => {
    changes(() => answer.clone());
    open();
    await (wish === 'move' ? moveTo('11:00') : cancel());
    const trouble = await screen.findByRole('group', { name: 'There was a problem with your change' });
    expect(trouble).toHaveFocus();
    expect(trouble).toHaveTextContent(words);
    expect(trouble).toHaveTextContent('Your visit is unchanged, and nothing was charged.');
    expect(kept.closed).toBe(0);
  });

  it('shows the new fee before it is asked again', async () => {
    changes((visit, body) => {
      if (sent.length > 1) return ok({ booking: grant(visit, body), feeInvoice: { id: 'i', amount: 10_000 } });
      kept.visits = [createBooking({ feeNow: 10_000 })];
      return no(409, 'PRICE_CHANGED');
    });
    open();
    await cancel();
    await press('Cancel it for HK$100');
    await waitFor(() => expect(sent.map(({ fee }) => fee)).toEqual(['0', '10000']));
  });

  it.each([
    ['no answer', () => HttpResponse.error()],
    ['an answer of a broken server', () => no(500, 'INTERNAL')],
  ])('after %s looks whether it arrived: it had not', async (_name, answer) => {
    changes(answer);
    open();
    await moveTo('11:00');
    const trouble = await screen.findByRole('group', { name: 'There was a problem with your change' });
    expect(trouble).toHaveTextContent('we checked: your visit is as it was.');
    await waitFor(() => expect(trouble).toHaveFocus());
    expect(kept.closed).toBe(0);
  });

  it.each([
    ['moved', () => moveTo('11:00'), /^Your visit has been moved to/],
    ['cancelled', () => cancel(), 'Your visit has been cancelled.'],
  ])('after a lost answer looks whether it arrived: the visit was %s', async (_name, act, words) => {
    changes(lose);
    open();
    await act();
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect([kept.closed, sent.length]).toEqual([1, 1]);
  });

  it('when nothing can be reached says that it is not known, and looks again when asked', async () => {
    let isCut = false;
    changes((visit, body) => {
      isCut = true;
      return lose(visit, body);
    });
    server.use(onCall('bookings', () => (isCut ? HttpResponse.error() : ok({ bookings: kept.visits }))));
    open();
    await cancel();
    const trouble = await screen.findByRole('group', { name: 'There was a problem with your change' });
    expect(trouble).toHaveTextContent('We do not know whether the visit was changed');
    await waitFor(() => expect(trouble).toHaveFocus());
    expect(trouble).not.toHaveTextContent('nothing was charged');
    isCut = false;
    await user.click(within(trouble).getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Your visit has been cancelled.')).toBeInTheDocument();
    expect([kept.closed, sent.length]).toEqual([1, 1]);
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
    await waitFor(() => expect(kept.closed).toBe(1));
    expect(sent).toHaveLength(1);
  });
});
