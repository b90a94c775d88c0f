import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { PayoutPanel } from '@/components/wardrobe/payout/payout-panel';
import { StoreRegistry } from '@/stores/create-store-context';
import { userDefinition } from '@/stores/user-store';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { onCall, no, ok } from '@/tests/setup/api-server';
import { MEI, open, password, startPayouts } from './open-payout-panel';

const { server, user, sent, keep } = startPayouts();

describe('who chooses where the money goes', () => {
  const wrong =
    (code: string, path: string, status = 403) =>
    () =>
      HttpResponse.json({ statusCode: status, message: 'no', data: null, code, errors: [{ path, code: 'wrong' }] }, { status });
  const fillIn = async () => {
    await user.type(await screen.findByRole('textbox', { name: 'Name of the account holder' }), 'Mei');
    await user.type(screen.getByRole('textbox', { name: 'Mobile number or FPS identifier' }), '55501234');
  };
  const save = (name = 'Save') => user.click(screen.getByRole('button', { name }));
  const typedIn = () =>
    [
      screen.getByRole('textbox', { name: 'Name of the account holder' }),
      screen.getByRole('textbox', { name: 'Mobile number or FPS identifier' }),
    ].map((field) => (field as HTMLInputElement).value);
  let mailed = 0;
  const mails = (answer: () => Response = () => ok({})) =>
    server.use(
      onCall('sendPayoutCode', () => {
        mailed += 1;
        return answer();
      }),
    );
  beforeEach(() => (mailed = 0));

  it('is asked for the password in a way that password managers fill in, and says why', async () => {
    keep(null);
    const { container } = open();
    await fillIn();
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password()).toHaveAccessibleDescription('We ask for it so that nobody else can redirect your money.');
    expect(container.querySelector('input[autocomplete=username]')).toHaveValue('mei@example.com');
    await save();
    await waitFor(() => expect(password()).toHaveFocus());
    expect(password()).toHaveAccessibleDescription(/^Please enter your password|^Your password/);
    expect(sent).toEqual([]);
  });

  it('is told beside the field that the password is wrong, and keeps all that was typed', async () => {
    keep(null, wrong('PASSWORD_WRONG', 'password'));
    open();
    await fillIn();
    await user.type(password(), 'a slip');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your password is not correct');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await waitFor(() => expect(password()).toHaveFocus());
    expect(password()).toBeInvalid();
    expect(password()).toHaveValue('a slip');
    expect(typedIn()).toEqual(['Mei', '55501234']);
    await user.type(password(), '!');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is asked for the password for store credit too, of which there is no account to speak of', async () => {
    keep(null);
    open();
    await user.click(await screen.findByRole('radio', { name: /^Store credit/ }));
    expect(screen.queryByText(/^We use it only for your payouts/)).toBeNull();
    await user.type(password(), 'correct horse 7');
    await save();
    await screen.findByText(/••• 6838/);
    expect(sent).toEqual([{ method: 'credit', password: 'correct horse 7' }]);
  });

  it('reads it in Chinese as well', async () => {
    keep(null, wrong('PASSWORD_WRONG', 'password'));
    open('hk', { locale: 'zh' });
    await user.type(await screen.findByRole('textbox', { name: '戶口持有人姓名' }), '陳美玲');
    await user.type(screen.getByRole('textbox', { name: '手提電話號碼或轉數快識別碼' }), '55501234');
    await user.type(screen.getByLabelText('你的密碼'), 'a slip');
    await user.click(screen.getByRole('button', { name: '儲存' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('你的密碼不正確');
  });

  it('hears of too many guesses over the buttons', async () => {
    keep(null, () => no(429, 'TOO_MANY_REQUESTS'));
    open();
    await fillIn();
    await user.type(password(), 'a slip');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts');
    expect(typedIn()).toEqual(['Mei', '55501234']);
  });

  it('gets a code by mail without a password, once the account is filled in, and stays where they are', async () => {
    keep(null);
    mails();
    open('hk', { hasPassword: false });
    expect(await screen.findByText(/we will send a code to mei@example.com/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Your password')).toBeNull();
    await save('Send me a code');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name of the account holder' })).toHaveFocus());
    expect(mailed).toBe(0);
    await fillIn();
    await save('Send me a code');
    const code = await screen.findByRole('textbox', { name: 'Code from the email' });
    await waitFor(() => expect(code).toHaveFocus());
    expect(screen.getByRole('status')).toHaveTextContent('The code is on its way to mei@example.com. It is valid for ten minutes.');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect([mailed, sent]).toEqual([1, []]);
    await save();
    expect(code).toHaveFocus();
    await user.type(code, '1234 5678');
    await save();
    expect(await screen.findByText(/Bank transfer ••• 6838/)).toBeInTheDocument();
    expect(sent).toEqual([{ method: 'fast', holder: 'Mei', account: '55501234', code: '1234 5678' }]);
  });

  /** Of somebody whose every code will be wrong. @returns the field for it */
  async function askForCode() {
    keep(null, wrong('CODE_WRONG', 'code'));
    mails();
    open('hk', { hasPassword: false });
    await fillIn();
    await save('Send me a code');
    return screen.findByRole('textbox', { name: 'Code from the email' });
  }

  it('is told that a code is wrong or old, and asks for another one', async () => {
    const code = await askForCode();
    await user.type(code, '1234 5678');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is not correct or has expired.');
    expect(typedIn()).toEqual(['Mei', '55501234']);
    await save('Send a new code');
    await waitFor(() => expect(code).toHaveValue(''));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(mailed).toBe(2);
  });

  it('is told when the code could not be sent', async () => {
    keep(null);
    mails(() => no(429, 'TOO_MANY_REQUESTS'));
    open('hk', { hasPassword: false });
    await fillIn();
    await save('Send me a code');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts');
    expect(screen.queryByRole('textbox', { name: 'Code from the email' })).toBeNull();
    expect(typedIn()).toEqual(['Mei', '55501234']);
  });

  it('is asked for a code once their profile has come, and before it nothing keeps them from asking the server', async () => {
    keep(null, () => no(403, 'ACCOUNT_PROOF_REQUIRED'));
    const registry = new StoreRegistry();
    const { unmount } = renderWithTexts(<PayoutPanel region="hk" />, { registry });
    await fillIn();
    act(() =>
      registry
        .getOrCreate(userDefinition)
        .getState()
        .receiveUser({ ...MEI, hasPassword: false }),
    );
    expect(await screen.findByRole('button', { name: 'Send me a code' })).toBeInTheDocument();
    expect(typedIn()).toEqual(['Mei', '55501234']);
    unmount();
    renderWithTexts(<PayoutPanel region="hk" />);
    await fillIn();
    await save();
    expect(await screen.findByRole('button', { name: 'Send me a code' })).toBeInTheDocument();
  });

  it('is told of the last failure alone', async () => {
    const code = await askForCode();
    mails(() => no(429, 'TOO_MANY_REQUESTS'));
    await save('Send a new code');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts');
    await user.type(code, '1234 5678');
    await save();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This code is not correct or has expired.'));
    expect(screen.queryByText(/Too many attempts/)).toBeNull();
  });

  it('goes on by a code where the password is gone since the page was opened', async () => {
    keep(null, () => no(403, 'ACCOUNT_PROOF_REQUIRED'));
    open();
    await fillIn();
    await user.type(password(), 'correct horse 7');
    await save();
    expect(await screen.findByRole('button', { name: 'Send me a code' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(typedIn()).toEqual(['Mei', '55501234']);
  });
});
