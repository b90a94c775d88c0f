import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DeleteAccountDialog } from '@/components/account/delete-account-dialog';
import type { UserProfile } from '@/lib/contract/account';
import auth from '@/locales/en/auth.json';
import { queryClient } from '@/services/http/query-client';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { standIn } from '@/tests/setup/stand-in';

const sendCall = vi.fn();
await standIn(import('@/services/http/send-call'), { sendCall });
await standIn(import('@/services/presence/pause-presence'), { pausePresence: async (work: () => Promise<unknown>) => void (await work()) });

const USER: UserProfile = { id: 'm1', email: 'mei@example.com', firstName: 'Mei', lastName: 'Chan', hasPassword: true };
const GOOGLE: UserProfile = { ...USER, hasPassword: false };
const rejected = (status: number, code: string, fields: object[] = []) => ({
  kind: 'rejected',
  status,
  code,
  message: null,
  fields,
  body: undefined,
  retryAfterSeconds: null,
});
const done = (data: object) => ({ kind: 'ok', status: 200, data });
const onDeleted = vi.fn();
let answers: Record<string, object>;

beforeEach(() => {
  answers = {
    accountDeletion: done({ blockers: [], credits: [] }),
    deleteAccount: done({}),
    sendDeletionLink: done({}),
    secondFactor: done({ since: null, codesLeft: 0 }),
  };
  sendCall.mockImplementation(async (name: string) => answers[name]);
});
afterEach(() => vi.clearAllMocks());

const show = (user: UserProfile, mailedToken: string | null = null) =>
  renderWithTexts(<DeleteAccountDialog user={user} mailedToken={mailedToken} onClose={vi.fn()} onDeleted={onDeleted} />);
const button = (name: string) => screen.findByRole('button', { name });
const sent = (name: string) =>
  sendCall.mock.calls.filter(([called]) => called === name).map(([, options]) => (options as { body?: object }).body);

it.each([
  ['the password', USER, null, {}],
  ['a mailed link', GOOGLE, 'a-token', { token: 'a-token' }],
])(
  'asks for a code beside %s where the second factor is on, and keeps the question until the code is right',
  async (_, user, token, proof) => {
    // Turned on elsewhere meanwhile: the server says so.
    answers.deleteAccount = rejected(403, 'SECOND_FACTOR_REQUIRED', [{ path: 'secondFactor', code: 'required' }]);
    show(user, token);
    const remove = await button('Delete for good');
    const password = token === null ? { password: 'quiet linen drawer' } : {};
    if (token === null) await userEvent.type(screen.getByLabelText('Your password'), 'quiet linen drawer');
    expect(screen.queryByLabelText(auth.code.label)).toBeNull();
    await userEvent.click(remove);
    const code = await screen.findByLabelText(auth.code.label);
    answers.deleteAccount = rejected(403, 'CODE_WRONG', [{ path: 'secondFactor', code: 'wrong' }]);
    await userEvent.type(code, '000000');
    await userEvent.click(remove);
    await waitFor(() => expect(code).toBeInvalid());
    answers.deleteAccount = done({});
    await userEvent.clear(code);
    await userEvent.type(code, '123456');
    await userEvent.click(remove);
    await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
    expect(sent('deleteAccount').at(-1)).toEqual({ ...proof, ...password, secondFactor: '123456' });
  },
);

it('names what would be lost before anything is pressed, and asks for the password', async () => {
  answers.accountDeletion = done({
    blockers: [],
    credits: [
      { currency: 'HKD', amount: 15_000 },
      { currency: 'SGD', amount: 750 },
    ],
  });
  show(USER);
  expect(await screen.findByText('You have HK$150 and S$7.50 of credit, which will be lost with the account.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Your password'), 'quiet linen drawer');
  await userEvent.click(await button('Delete for good'));
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  expect(sent('deleteAccount')).toEqual([{ password: 'quiet linen drawer' }]);
});

it('leads to what has to be settled first, and offers nothing else', async () => {
  answers.accountDeletion = done({ blockers: ['running-term', 'pieces-in-storage'], credits: [] });
  show(USER);
  expect(await screen.findByRole('alert')).toHaveTextContent('You have paid for a storage term.');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/plan', '/items']);
  expect(screen.queryByRole('button', { name: 'Delete for good' })).not.toBeInTheDocument();
});

it('says so when it cannot look, and looks again', async () => {
  answers.accountDeletion = rejected(403, 'FORBIDDEN');
  queryClient().setDefaultOptions({ queries: { ...queryClient().getDefaultOptions().queries, retryDelay: 10 } });
  show(USER);
  expect(await screen.findByRole('alert')).toHaveTextContent('so nothing was deleted.');
  answers.accountDeletion = done({ blockers: [], credits: [] });
  await userEvent.click(await button('Retry'));
  expect(await screen.findByLabelText('Your password')).toBeVisible();
});

it('pressed again after an answer that was lost, it finds out that the account is gone', async () => {
  answers.deleteAccount = { kind: 'unreachable' };
  show(USER);
  await userEvent.type(await screen.findByLabelText('Your password'), 'quiet linen drawer');
  await userEvent.click(await button('Delete for good'));
  expect(await screen.findByRole('alert')).toBeVisible();
  Object.assign(answers, { currentUser: rejected(401, 'UNAUTHENTICATED'), checkEmail: done({ exists: false }) });
  await userEvent.click(await button('Delete for good'));
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  expect(sent('deleteAccount')).toHaveLength(1);
});

it.each([
  ['the session holds', { currentUser: done({ user: USER }), checkEmail: done({ exists: false }) }],
  ['the session has ended and the account has not', { currentUser: rejected(401, 'UNAUTHENTICATED'), checkEmail: done({ exists: true }) }],
  ['nobody can say', { currentUser: { kind: 'unreachable' }, checkEmail: { kind: 'unreachable' } }],
])('pressed again after an answer that was lost, it is asked for again where %s', async (_, then) => {
  answers.deleteAccount = { kind: 'unreachable' };
  show(USER);
  await userEvent.type(await screen.findByLabelText('Your password'), 'quiet linen drawer');
  await userEvent.click(await button('Delete for good'));
  expect(await screen.findByRole('alert')).toBeVisible();
  Object.assign(answers, then);
  await userEvent.click(await button('Delete for good'));
  await waitFor(() => expect(sent('deleteAccount')).toHaveLength(2));
  expect(onDeleted).not.toHaveBeenCalled();
});

it('goes on where the provider tells nothing beforehand', async () => {
  answers.accountDeletion = rejected(404, 'NOT_FOUND');
  answers.deleteAccount = rejected(409, 'ACCOUNT_DELETION_BLOCKED', [{ path: 'account', code: 'open-invoice' }]);
  show(USER);
  await userEvent.type(await screen.findByLabelText('Your password'), 'quiet linen drawer');
  await userEvent.click(await button('Delete for good'));
  expect(await screen.findByRole('alert')).toHaveTextContent('An invoice has not been paid yet.');
});

it('mails a link where there is no password, and deletes nothing by itself', async () => {
  show(GOOGLE);
  expect(await screen.findByText(/We will send a link to mei@example.com instead/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete for good' })).not.toBeInTheDocument();
  await userEvent.click(await button('Send me the link'));
  expect(await screen.findByText(/The link is on its way to mei@example.com/)).toBeVisible();
  answers.sendDeletionLink = rejected(429, 'TOO_MANY_REQUESTS');
  await userEvent.click(await button('Send it again'));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect([sent('sendDeletionLink').length, sent('deleteAccount')]).toEqual([2, []]);
});

it('asks once more behind the link, and for a new one when it is too old', async () => {
  answers.deleteAccount = rejected(400, 'TOKEN_EXPIRED');
  show(GOOGLE, 'a-token');
  await userEvent.click(await button('Delete for good'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired');
  expect(sent('deleteAccount')).toEqual([{ token: 'a-token' }]);
  await userEvent.click(await button('Send me the link'));
  expect(await screen.findByText(/The link is on its way/)).toBeVisible();
  expect(onDeleted).not.toHaveBeenCalled();
});

it('deletes the account behind a mailed link, without a password', async () => {
  show(GOOGLE, 'a-token');
  await userEvent.click(await button('Delete for good'));
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
});
