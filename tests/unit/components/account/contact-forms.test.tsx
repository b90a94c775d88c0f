import { screen, within } from '@testing-library/react';
import { userEvent as realUser } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { ContactForms } from '@/components/account/contact-forms';
import type { UserProfile } from '@/lib/contract/account';
import { useUserStore } from '@/stores/user-store';
import { onCall, startApiServer, ok } from '@/tests/setup/api-server';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import account from '@/locales/en/account.json';
import booking from '@/locales/en/booking.json';
import errors from '@/locales/en/errors.json';

const server = startApiServer();
const userEvent = realUser.setup({ delay: null });
const USER: UserProfile = { id: 'u1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Lo', country: 'hk' };
let sent: unknown[];

beforeEach(() => {
  sent = [];
  server.use(
    onCall('priceService', () =>
      ok({
        memberships: [],
        timeslotInformation: [],
        shoppingCarts: [],
        referralProgram: null,
        districts: [{ id: 'wan-chai', name: 'Wan Chai', served: true, outlying: false }],
      }),
    ),
    onCall('updateUser', async ({ request }) => (sent.push(await request.json()), ok({ user: USER }))),
    onCall('saveAddress', async ({ request }) => (sent.push(await request.json()), ok({ contacts: [] }))),
  );
});

/** What a booking would be filled in with. */
function Known() {
  const contact = useUserStore((state) => state.contacts[0]);
  return <output>{JSON.stringify(contact ?? null)}</output>;
}

function show() {
  return renderWithTexts(
    <>
      <ContactForms />
      <Known />
    </>,
  );
}

describe('phone and address of an account', () => {
  it('judges the number by its country, keeps what was typed, and hands the saved one to the next booking', async () => {
    show();
    const number = await screen.findByRole('textbox', { name: /phone/i });
    await userEvent.type(number, '1234');
    await userEvent.click(screen.getByRole('button', { name: account.contact.savePhone }));
    expect(await screen.findAllByText(booking.error.phone)).not.toHaveLength(0);
    expect(sent).toEqual([]);
    expect(number).toHaveValue('1234');
    await userEvent.clear(number);
    await userEvent.type(number, '5123 4567');
    await userEvent.click(screen.getByRole('button', { name: account.contact.savePhone }));
    expect(await screen.findByText(account.profile.saved)).toBeVisible();
    expect(sent).toEqual([{ contactPhoneCode: '+852', contactPhone: '5123 4567' }]);
    expect(screen.getByText(/"contactPhone":"5123 4567"/)).toBeInTheDocument();
    // What is typed now is not saved.
    await userEvent.type(number, '{Backspace}8');
    expect(screen.queryByText(account.profile.saved)).toBeNull();
  });

  it('keeps a typed address when the server cannot be reached, also through a reload, and says so', async () => {
    server.use(onCall('saveAddress', () => HttpResponse.error()));
    const { unmount } = show();
    const street = await screen.findByRole('textbox', { name: new RegExp(booking.field.hk.addressOne) });
    await userEvent.type(street, '1 Queen’s Road East');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: new RegExp(booking.field.district) }), 'wan-chai');
    await userEvent.click(screen.getByRole('button', { name: account.contact.saveAddress }));
    // No answer is taken for a no, which would cost a fee.
    expect(await screen.findAllByText(booking.error.haveLift)).not.toHaveLength(0);
    for (const question of [booking.access.haveLift, booking.access.parkingBay]) {
      const group = screen.getByRole('group', { name: new RegExp(question.replace('?', '')) });
      await userEvent.click(within(group).getByRole('radio', { name: new RegExp(`^${booking.access.yes}`) }));
    }
    await userEvent.click(screen.getByRole('button', { name: account.contact.saveAddress }));
    expect(await screen.findByText(errors.unreachable)).toBeVisible();
    expect(street).toHaveValue('1 Queen’s Road East');
    server.use(onCall('saveAddress', async ({ request }) => (sent.push(await request.json()), ok({ contacts: [] }))));
    unmount();
    show();
    await screen.findByDisplayValue('1 Queen’s Road East');
    await userEvent.click(screen.getByRole('button', { name: account.contact.saveAddress }));
    expect(await screen.findByText(account.profile.saved)).toBeVisible();
    expect(sent).toMatchObject([{ address: { addressOne: '1 Queen’s Road East', district: 'wan-chai' } }]);
    expect(screen.getByText(/"district":"wan-chai"/)).toBeInTheDocument();
  });
});
