import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onCall, startApiServer } from '@/tests/setup/api-server';
import contact from '@/locales/en/contact.json';
import errors from '@/locales/en/errors.json';
import { field, fillIn, open, send } from './open-contact-form';

// jsdom has none; the picker asks whether a finger points.
vi.stubGlobal('matchMedia', (media: string) => ({
  matches: false,
  media,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));

const server = startApiServer();

beforeEach(() => window.history.replaceState(null, '', '/contact-us'));

/** Opens the picker and types both ends of a call-back time. */
async function chooseCallBack(from: string, to: string) {
  await userEvent.click(screen.getByRole('button', { name: /Start time/ }));
  const start = await screen.findByPlaceholderText('Start time');
  expect(start).toHaveFocus();
  await userEvent.type(start, `${from}{Enter}`);
  await userEvent.type(screen.getByPlaceholderText('End time'), `${to}{Enter}`);
}

describe('the contact form', () => {
  it('names everything that is missing, at the fields and in a summary that takes the focus', async () => {
    open();
    await send();
    const summary = await screen.findByRole('group', { name: 'Please check these points' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(summary.querySelectorAll('a')).toHaveLength(5);
    expect(field(/Message/)).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getAllByText('Please choose what it is about').length).toBe(2);
  });

  it('judges a field when it is left, with the numbering plan of the country', async () => {
    open();
    await userEvent.type(field(/^Phone/), '123');
    await userEvent.tab();
    expect(await screen.findByText(contact.error.phone)).toBeInTheDocument();
    await userEvent.clear(field(/^Phone/));
    await userEvent.type(field(/^Phone/), '5123 4567');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByText(contact.error.phone)).not.toBeInTheDocument());
  });

  it('sends once, shows the reference and forgets the draft', async () => {
    const bodies: unknown[] = [];
    server.use(
      onCall('contactUs', async ({ request }) => {
        bodies.push(await request.json());
        await delay(30);
        return HttpResponse.json(
          { statusCode: 201, message: 'OK', data: { reference: 'HK-2611-ABCDEF', respondWithinHours: 24 } },
          { status: 201 },
        );
      }),
    );
    open();
    await fillIn();
    await send();
    await userEvent.click(screen.getByRole('button', { name: /Send|Sending/ }));
    expect(await screen.findByText('HK-2611-ABCDEF')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: contact.success.heading })).toHaveFocus();
    // What an editor has written, whatever the call says beside it.
    expect(screen.getByText('We answer before the second tea.')).toBeInTheDocument();
    expect(screen.queryByText(/24/)).not.toBeInTheDocument();
    expect(bodies).toEqual([
      { name: 'Wing', email: 'wing@example.com', topic: 'order', message: 'How do I store a coat?', consent: true, country: 'hk' },
    ]);
    expect(window.localStorage.getItem('draft:contact')).toBeNull();
  });

  it('is sent where a provider says nothing but that it is', async () => {
    server.use(onCall('contactUs', () => HttpResponse.json({ statusCode: 201, message: 'OK' }, { status: 201 })));
    open();
    await fillIn();
    await send();
    expect(await screen.findByRole('heading', { name: contact.success.heading })).toHaveFocus();
    expect(screen.queryByText(contact.success.reference)).toBeNull();
  });

  it('sends a message whose answer was lost under the same key, also after a reload, and the next one under another', async () => {
    const keys: (string | null)[] = [];
    let isLost = true;
    server.use(
      onCall('contactUs', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return isLost
          ? HttpResponse.error()
          : HttpResponse.json(
              { statusCode: 201, message: 'OK', data: { reference: 'HK-2611-ABCDEF', respondWithinHours: 24 } },
              { status: 201 },
            );
      }),
    );
    const { unmount } = open();
    await fillIn();
    await send();
    await screen.findByRole('alert');
    await send();
    await waitFor(() => expect(keys).toHaveLength(2));
    unmount();
    isLost = false;
    open();
    await waitFor(() => expect(field(/Message/)).toHaveValue('How do I store a coat?'));
    await userEvent.click(screen.getByRole('checkbox'));
    await send();
    await userEvent.click(await screen.findByRole('button', { name: contact.success.again }));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);

    await fillIn();
    await send();
    await screen.findByText('HK-2611-ABCDEF');
    expect(keys[3]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it("shows the server's errors at their fields and keeps the text", async () => {
    server.use(
      onCall('contactUs', () =>
        HttpResponse.json(
          { statusCode: 400, message: 'No', data: null, code: 'VALIDATION', errors: [{ path: 'email', code: 'pattern' }] },
          { status: 400 },
        ),
      ),
    );
    open();
    await fillIn();
    await send();
    expect((await screen.findAllByText('Email must look like name@example.com')).length).toBe(2);
    expect(field(/Message/)).toHaveValue('How do I store a coat?');
  });

  it.each([
    [
      'a server that fails',
      () => HttpResponse.json({ statusCode: 500, message: 'x', data: null, code: 'INTERNAL' }, { status: 500 }),
      errors.INTERNAL,
    ],
    ['an answer that is no JSON', () => HttpResponse.html('<p>Bad gateway</p>', { status: 502 }), errors.unknown],
    ['no answer', () => HttpResponse.error(), errors.unreachable],
    [
      'words of a provider',
      () => HttpResponse.json({ statusCode: 409, message: 'We are on holiday' }, { status: 409 }),
      'We are on holiday',
    ],
  ])('keeps the text and says why after %s', async (_name, answer, reason) => {
    server.use(onCall('contactUs', answer));
    open();
    await fillIn();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(reason);
    expect(field(/Message/)).toHaveValue('How do I store a coat?');
    expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled();
  });

  it.each([
    ['1800', 'Please try again in 30 minutes.'],
    ['86300', 'Please try again in 24 hours.'],
  ])('keeps the text and says when it can be sent again: after %s s', async (seconds, said) => {
    server.use(
      onCall('contactUs', () =>
        HttpResponse.json(
          { statusCode: 429, message: 'x', data: null, code: 'TOO_MANY_REQUESTS' },
          { status: 429, headers: { 'retry-after': seconds } },
        ),
      ),
    );
    open();
    await fillIn();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(field(/Message/)).toHaveValue('How do I store a coat?');
  });

  it('sends the times of a call, typed into a picker that comes when it is opened', async () => {
    const bodies: unknown[] = [];
    server.use(
      onCall('contactUs', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ statusCode: 201, message: 'OK' }, { status: 201 });
      }),
    );
    open();
    await fillIn();
    expect(screen.queryByPlaceholderText('Start time')).toBeNull();
    await chooseCallBack('9:30', '10:00');
    await send();
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({ callBackTime: { from: '09:30', to: '10:00' } });
  });

  it('asks for an end after the start of the call', async () => {
    open();
    await fillIn();
    await chooseCallBack('09:30', '09:30');
    await send();
    expect((await screen.findAllByText(contact.error.callBack)).length).toBeGreaterThan(0);
  });
});
