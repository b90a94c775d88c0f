import { screen, waitFor, within } from '@testing-library/react';
import { userEvent as realUser } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { BasketVisit } from '@/components/wardrobe/basket/basket-visit';
import type { RequestQuote } from '@/lib/contract/item-requests';
import { type BasketControl, newBasketDraft, type BasketDraft } from '@/components/wardrobe/basket/use-basket';
import { queryClient } from '@/services/http/query-client';
import { BLANK_BOOK_COLLECTION } from '@/stores/blank-book-collection';
import type { Booking } from '@/lib/contract/booking-calls';
import { createBooking } from '@/tests/builders/bookings';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { SITES } from '@/tests/builders/sites';
import { onCall, startApiServer, ok } from '@/tests/setup/api-server';

const server = startApiServer();
const user = realUser.setup({ delay: null });
let visits: Booking[] = [];
const asked: { call: string; country: string }[] = [];

beforeEach(() => {
  asked.length = 0;
  visits = [];
  server.use(
    onCall('priceService', async ({ request }) => {
      asked.push({ call: 'prices', country: ((await request.json()) as { country: string }).country });
      return ok({
        memberships: [],
        referralProgram: null,
        shoppingCarts: [
          { extra: 'late-change', price: 1_500 },
          { extra: 'no-lift', price: 1_600 },
        ],
        districts: [{ id: 'd09', name: 'Orchard', served: true, outlying: false, sectors: ['23'] }],
        timeslotInformation: [{ date: '2099-03-05', closed: null, slots: [{ id: '09-11', left: 4 }] }],
      });
    }),
    onCall('bookings', () => ok({ bookings: visits })),
    onCall('holdSlot', async ({ request }) => {
      const { country } = (await request.json()) as { country: string };
      asked.push({ call: 'hold', country });
      return ok({ holdId: 'hold-1', expiresAt: new Date(Date.now() + 300_000).toISOString(), extensionsLeft: 2 });
    }),
  );
});

function Page({
  terms,
  country = 'sg',
  onDone = () => undefined,
}: {
  terms?: RequestQuote['visit'];
  country?: 'hk' | 'sg';
  onDone?: () => void;
}) {
  const [draft, setDraft] = useState<BasketDraft>(() =>
    newBasketDraft({ lines: [{ itemId: 'a', action: 'deliver', note: '' }], isRush: false }),
  );
  const basket = { draft, change: (part: Partial<BasketDraft>) => setDraft((now) => ({ ...now, ...part })) } as BasketControl;
  return (
    <>
      <BasketVisit
        basket={basket}
        country={country}
        rushing={{ terms, onDay: (isRush) => basket.change({ basket: { ...draft.basket, isRush } }) }}
        failure={null}
        onDone={onDone}
      />
      <output>{draft.basket.isRush ? 'hurries' : 'waits'}</output>
      <output>
        {draft.booking ? `${draft.booking.date.date} ${draft.booking.date.time} ${draft.booking.address.addressOne}` : 'no time'}
      </output>
    </>
  );
}

async function fillInPlace() {
  await user.type(screen.getByRole('textbox', { name: /Postal code/ }), '238801');
  await user.type(screen.getByRole('textbox', { name: /Block and street/ }), '9 Orchard Road');
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Mei Ling');
  await user.type(screen.getByRole('textbox', { name: /^Phone/ }), '91234567');
}

it('of a member of Singapore on the site of Hong Kong asks for days, places and addresses of Singapore', async () => {
  renderWithTexts(<Page />);
  // All that is missing of address, contact and access is said with one press.
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  const summary = await screen.findByRole('group', { name: 'Please check these points' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Postal code is still missing',
    'Please choose a district',
    'Block and street is still missing',
    'Please tell us whether there is a lift',
    'Please tell us whether the van can park at the door',
    'Name is still missing',
    'Phone is still missing',
  ]);
  await fillInPlace();
  expect(screen.getByText('Fees for this visit').parentElement).toHaveTextContent(/No liftTo be confirmed/);
  for (const answer of screen.getAllByRole('radio', { name: /^Yes/ })) await user.click(answer);
  expect(screen.getByText('No extra fee at this address.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Other days and times' }));
  await user.click(await screen.findByRole('button', { name: /^Thu, 5 Mar/ }));
  expect(screen.getByText(/All times are Singapore time/)).toBeVisible();
  await user.click(await screen.findByRole('radio', { name: /^09:00/ }));
  expect(asked).toEqual([
    { call: 'prices', country: 'sg' },
    { call: 'hold', country: 'sg' },
  ]);
});

it('offers the days that only a rush can have with their price, and agrees to it by choosing one', async () => {
  const terms = {
    lateChangeFee: 1_500,
    rush: { price: 5_000, days: [{ date: '2099-03-03', closed: null, slots: [{ id: '14-16', left: 4 }] }] },
  };
  renderWithTexts(<Page terms={terms} />);
  await screen.findByRole('textbox', { name: /Postal code/ });
  await fillInPlace();
  for (const answer of screen.getAllByRole('radio', { name: /^Yes/ })) await user.click(answer);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Tue, 3 Mar: rush delivery' }));
  expect(await screen.findByRole('radio', { name: /^14:00/ })).toBeEnabled();
  expect(screen.getByText('Rush · S$50')).toBeVisible();
  expect(screen.getByText('hurries')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Thu, 5 Mar/ }));
  expect(screen.queryByText(/^Rush/)).not.toBeInTheDocument();
  expect(screen.getByText('waits')).toBeInTheDocument();
});

const address = {
  ...BLANK_BOOK_COLLECTION.address,
  flat: '#08-11',
  addressOne: '9 Orchard Road',
  district: 'd09',
  zipCode: '238801',
  haveLift: true,
  parkingBay: true,
};

it('has the address of the last visit filled in, and speaks of a visit, not of a collection', async () => {
  visits = [
    createBooking({
      country: 'sg',
      address,
    }),
  ];
  renderWithTexts(<Page />);
  await waitFor(() => expect(queryClient().isFetching()).toBe(0));
  expect(await screen.findByRole('heading', { name: 'Where shall we come?' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Block and street/ })).toHaveValue('9 Orchard Road'));
  expect(screen.getByText('No extra fee at this address.')).toBeVisible();
});

it('of a known place shows it in one line, asks for the time alone, and changes the place on a press', async () => {
  visits = [
    createBooking({
      country: 'sg',
      status: 'done',
      contact: { contactName: 'Mei Ling', contactPhoneCode: '+65', contactPhone: '91234567' },
      address,
    }),
  ];
  const left = vi.fn();
  renderWithTexts(<Page onDone={left} />);
  const change = await screen.findByRole('button', { name: 'Change address or contact' });
  expect(screen.getByText(/9 Orchard Road/)).toBeVisible();
  expect(screen.getByText('Mei Ling')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'When shall we come?' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  // No bar of steps for one step.
  expect(screen.queryByRole('list', { name: 'Steps of the collection booking' })).toBeNull();
  await user.click(change);
  expect(await screen.findByRole('textbox', { name: /Block and street/ })).toHaveValue('9 Orchard Road');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'When shall we come?' })).toBeVisible();
  expect(left).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(left).toHaveBeenCalledOnce();
});

it.each(SITES)('offers the visits to $country that are booked anyway: one press is time, door and contact', async ({ country }) => {
  const door = { ...createBooking().address, addressOne: '9 Orchard Road' };
  visits = [
    createBooking({ id: 'ours', country, address: door, date: '2099-03-07', time: '09-11', requestId: 'ours', feeNow: 0 }),
    createBooking({ id: 'too-late', country, date: '2099-03-06', requestId: 'too-late', feeNow: null }),
    createBooking({ id: 'elsewhere', country: country === 'sg' ? 'hk' : 'sg', date: '2099-03-08', requestId: 'elsewhere', feeNow: 0 }),
  ];
  const onDone = vi.fn();
  renderWithTexts(<Page country={country} onDone={onDone} />);
  const offered = within(await screen.findByRole('region', { name: 'Add to a booked visit' }));
  await user.click(offered.getByRole('button', { name: /7 Mar/ }));
  expect(offered.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByText('2099-03-07 09-11 9 Orchard Road')).toBeInTheDocument();
  expect(onDone).toHaveBeenCalledOnce();
});
