import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { SendLookForm } from '@/components/outfit/send-look-form';
import { useSendSteps } from '@/components/outfit/use-send-steps';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { ACCESS_QUESTIONS } from '@/lib/domain/booking/address-fields';
import { BLANK_BOOK_COLLECTION } from '@/stores/blank-book-collection';
import { createBooking } from '@/tests/builders/bookings';
import { createItem } from '@/tests/builders/wardrobe-items';
import { standAt } from '@/tests/setup/memory-router';
import { standIn } from '@/tests/setup/stand-in';

const sendCall = vi.fn();
await standIn(import('@/services/http/send-call'), { sendCall });
// When and where has tests of its own.
await standIn(import('@/components/wardrobe/basket/basket-visit'), {
  BasketVisit: ({ basket, onDone }: { basket: { change: (part: object) => void }; onDone: () => void }) => (
    <button
      type="button"
      onClick={() => {
        basket.change({
          answered: ACCESS_QUESTIONS,
          booking: {
            ...BLANK_BOOK_COLLECTION,
            date: { date: '2099-03-05', time: '09-11' },
            address: { ...createBooking().address, district: 'wan-chai' },
            contact: { contactName: 'Mei', contactPhoneCode: '+852', contactPhone: '5123 4567' },
          },
        });
        onDone();
      }}
    >
      Booked
    </button>
  ),
});

const QUOTE = {
  kind: 'ok',
  status: 200,
  data: {
    quote: {
      lines: [{ itemId: 'shirt', price: 0, problem: null }],
      extras: [],
      total: 9_000,
      currency: 'HKD',
      usesFreeDelivery: false,
      usesFreeRush: false,
    },
  },
};

function Sending() {
  const steps = useSendSteps();
  const stored = [createItem(0, { id: 'shirt', state: 'stored' })];
  return <SendLookForm stored={stored} elsewhere={[]} earliest={null} steps={steps} onSent={() => undefined} />;
}

beforeEach(() => {
  standAt('/outfit?step=send');
  sendCall.mockReset();
});

/** @returns the user, before the confirmation */
async function comeToTheSum() {
  const user = userEvent.setup();
  renderWithTexts(<Sending />);
  await user.click(await screen.findByRole('button', { name: 'Choose a time' }));
  await user.click(await screen.findByRole('button', { name: 'Booked' }));
  return user;
}

/** @returns the keys under which the look was sent */
async function sendTwice(first: object): Promise<unknown[]> {
  const answers = [first, { kind: 'unreachable' }];
  const keys: unknown[] = [];
  sendCall.mockImplementation(async (name: string, { idempotencyKey }: { idempotencyKey?: string }) => {
    if (name === 'quoteItemRequests') return QUOTE;
    if (name !== 'createItemRequests') return { kind: 'unreachable' };
    keys.push(idempotencyKey);
    return answers.shift();
  });
  const user = await comeToTheSum();
  await user.click(await screen.findByRole('button', { name: 'Confirm delivery' }));
  await screen.findByRole('alert');
  await user.click(await screen.findByRole('button', { name: 'Confirm delivery' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  return keys;
}

const no = (status: number, body: unknown) => ({
  kind: 'rejected',
  status,
  body,
  code: null,
  message: null,
  fields: [],
  retryAfterSeconds: null,
});

it.each([
  ['a broken server', no(502, '<h1>Bad gateway</h1>')],
  ['a page with 200', no(200, '<title>Room number?</title>')],
  ['no answer', { kind: 'unreachable' }],
])('asks for the same delivery again after %s, for the first may have been booked', async (_, answer) => {
  const [first, second] = await sendTwice(answer);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

it('asks for another one after a refusal', async () => {
  const [first, second] = await sendTwice(no(409, { statusCode: 409 }));
  expect(second).toBeTruthy();
  expect(second).not.toBe(first);
});

it('goes a step back by Back of the browser, from the confirmation to the sum', async () => {
  sendCall.mockImplementation(async (name: string) => (name === 'quoteItemRequests' ? QUOTE : { kind: 'unreachable' }));
  await comeToTheSum();
  await screen.findByRole('button', { name: 'Confirm delivery' });
  window.history.back();
  expect(await screen.findByRole('button', { name: 'Booked' })).toBeVisible();
  window.history.back();
  expect(await screen.findByRole('button', { name: 'Choose a time' })).toBeVisible();
  expect(window.location.search).toBe('?step=send');
});
