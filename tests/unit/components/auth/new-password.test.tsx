import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { NewPassword } from '@/components/auth/reset-password-view';
import errors from '@/locales/en/errors.json';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { standIn } from '@/tests/setup/stand-in';

const answers = [] as object[];
const link = { answer: { kind: 'unreachable' } as object };
await standIn(import('@/services/http/send-call'), {
  sendCall: async (name: string, { body }: { body?: { password?: string } }) => {
    if (name !== 'passwordResetConfirm') return { kind: 'unreachable' };
    return body?.password === undefined ? link.answer : answers.shift();
  },
});

const onAskAgain = vi.fn();
const SPENT = { kind: 'rejected', status: 400, code: 'TOKEN_EXPIRED', message: null, fields: [], body: undefined, retryAfterSeconds: null };

async function press(...given: object[]) {
  answers.push(...given);
  renderWithTexts(<NewPassword token="t" onAskAgain={onAskAgain} />);
  await userEvent.type(screen.getByLabelText('New password'), 'a linen drawer of mine');
  for (let count = 0; count < given.length; count += 1) await userEvent.click(await screen.findByRole('button', { name: 'Save password' }));
}

beforeEach(() => {
  answers.splice(0);
  link.answer = { kind: 'unreachable' };
  onAskAgain.mockClear();
});

it('a link that is spent says so before a password is typed, with the way to another', async () => {
  link.answer = SPENT;
  renderWithTexts(<NewPassword token="t" onAskAgain={onAskAgain} />);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'This link no longer works' })).toHaveFocus());
  expect(screen.queryByLabelText('New password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
  await userEvent.click(screen.getByRole('button', { name: 'Ask for a new link' }));
  expect(onAskAgain).toHaveBeenCalledOnce();
});

it('a link that is spent after a try that nobody answered: the password is probably set, and both ways on are there', async () => {
  await press({ kind: 'unreachable' }, SPENT);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your new password is probably set' })).toHaveFocus());
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  await userEvent.click(screen.getByRole('button', { name: 'Ask for a new link' }));
  expect(onAskAgain).toHaveBeenCalledOnce();
});

it('a link that was spent before is just that', async () => {
  await press(SPENT);
  expect(await screen.findByRole('button', { name: 'Ask for a new link' })).toBeVisible();
  expect(screen.queryByText('Your new password is probably set')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(errors.TOKEN_EXPIRED);
});
