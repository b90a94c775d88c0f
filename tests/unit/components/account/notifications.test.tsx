import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PushSection } from '@/components/account/push-section';
import type { UserProfile } from '@/lib/contract/account';
import { registerPresence } from '@/services/presence/presence-handle';
import { useUserStore } from '@/stores/user-store';
import { AccountSections, NotificationsSection } from '@/components/account/account-sections';
import account from '@/locales/en/account.json';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { standIn } from '@/tests/setup/stand-in';

const device = {
  isPushConfigured: vi.fn(() => false),
  pushPermission: vi.fn(() => 'granted'),
  isThisDevice: vi.fn(async () => true),
};
const push = { askForPush: vi.fn(async () => true), turnPushOff: vi.fn(async () => true) };
const sendCall = vi.fn();
await standIn(import('@/services/presence/push-device'), device);
await standIn(import('@/services/presence/push-token'), push);
await standIn(import('@/services/http/send-call'), { sendCall });

const USER: UserProfile = {
  id: 'm1',
  email: 'mei@example.com',
  firstName: 'Mei',
  lastName: 'Chan',
  notifications: { 'email.sales': false, 'push.care': false },
};
let saved: UserProfile['notifications'];
type Sent = { body: { notifications: Record<string, boolean> } };

function taken({ body }: Sent) {
  saved = { ...saved, ...body.notifications };
  return { kind: 'ok', status: 200, data: { user: { ...USER, notifications: saved } } };
}

/** As on the page: what the store holds is what is shown. */
function Page({ Section }: { Section: typeof PushSection }) {
  const user = useUserStore((state) => state.user);
  return <Section user={user ?? USER} />;
}
const show = (Section: typeof PushSection) => renderWithTexts(<Page Section={Section} />);
const sent = () => sendCall.mock.calls.filter(([name]) => name === 'updateUser').map(([, options]) => (options as Sent).body.notifications);

const silent = () => Promise.resolve();

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    vi.fn(
      class {
        observe = vi.fn();
        disconnect = vi.fn();
      },
    ),
  );
  registerPresence({ uid: 'm1', database: {} as never, reconnect: vi.fn(), publishPushToken: vi.fn(), goOffline: silent, signOut: silent });
  saved = USER.notifications;
  device.pushPermission.mockReturnValue('granted');
  sendCall.mockImplementation(async (name: string, options: Sent) => {
    if (name === 'currentUser') {
      return { kind: 'ok', status: 200, data: { user: { id: 'm1', firebase_custom_token: '', fcmtoken: 'device-1' } } };
    }
    return taken(options);
  });
});
afterEach(() => vi.clearAllMocks());

describe('mails', () => {
  it('are on until switched off; what must be known cannot be', async () => {
    const user = userEvent.setup();
    show(NotificationsSection);
    expect(screen.getByRole('switch', { name: /Sales and payouts/ })).not.toBeChecked();
    expect(screen.getByRole('switch', { name: /Prices to approve/ })).toBeDisabled();
    const care = screen.getByRole('switch', { name: /Care and repairs/ });
    await user.click(care);
    expect(care).not.toBeChecked();
    await waitFor(() => expect(sent()).toEqual([{ 'email.care': false }]));
    expect(screen.queryByRole('region', { name: 'On this device' })).not.toBeInTheDocument();
  });

  it('moved while one is on its way go out together, and none is lost', async () => {
    const user = userEvent.setup();
    let answer: () => void = () => undefined;
    sendCall.mockImplementationOnce(
      (_: string, options: Sent) =>
        new Promise((resolve) => {
          answer = () => resolve(taken(options));
        }),
    );
    show(NotificationsSection);
    for (const name of [/Care and repairs/, /Deliveries/, /Messages/]) await user.click(screen.getByRole('switch', { name }));
    answer();
    await waitFor(() => expect(sent()).toEqual([{ 'email.care': false }, { 'email.deliveries': false, 'email.messages': false }]));
    await waitFor(() => expect(screen.getAllByRole('switch', { checked: false })).toHaveLength(4));
  });

  it('fall back when the server does not take it, and say so', async () => {
    const user = userEvent.setup();
    sendCall.mockResolvedValue({ kind: 'unreachable' });
    show(NotificationsSection);
    await user.click(screen.getByRole('switch', { name: /Care and repairs/ }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: /Care and repairs/ })).toBeChecked();
  });
});

it.each([
  ['locale', /^Language$/, 'zh', 'en'],
  ['marketing', account.consents.label, true, false],
  ['is_ai_outfit_recommendation', account.ai.label, true, false],
])('shows %s as it was chosen last, and saves that', async (field, label, first, last) => {
  const given: object[] = [];
  let answer = () => {};
  sendCall.mockImplementation(async (name: string, { body }: { body: object }) => {
    if (name !== 'updateUser') return { kind: 'unreachable' };
    if (given.push(body) === 1) await new Promise<void>((resolve) => (answer = resolve));
    return { kind: 'ok', status: 200, data: { user: { ...USER, ...body } } };
  });
  show(({ user }) => <AccountSections user={user} logout={null} onDeleted={() => undefined} />);
  const control = screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label, { exact: false, selector: 'input, select' });
  const shown = () => (control.localName === 'select' ? control.value : (control as HTMLInputElement).checked);
  for (const next of [first, last]) {
    await (typeof next === 'string' ? userEvent.selectOptions(control, next) : userEvent.click(control));
    expect(shown()).toBe(next);
  }
  answer();
  await waitFor(() => expect(given).toEqual([{ [field]: first }, { [field]: last }]));
  expect(shown()).toBe(last);
});

describe('a device', () => {
  const region = () => screen.findByRole('region', { name: 'On this device' });

  it('that is on has a switch for each kind of news', async () => {
    const user = userEvent.setup();
    show(PushSection);
    const part = within(await region());
    expect(await part.findByRole('switch', { name: /Notifications on this device/ })).toBeChecked();
    expect(device.isThisDevice).toHaveBeenCalledWith('device-1');
    expect(part.getAllByRole('switch')).toHaveLength(7);
    expect(part.getByRole('switch', { name: /Care and repairs/ })).not.toBeChecked();
    await user.click(part.getByRole('switch', { name: /Prices to approve/ }));
    await waitFor(() => expect(sent()).toEqual([{ 'push.prices': false }]));
    await user.click(part.getByRole('switch', { name: /Notifications on this device/ }));
    await waitFor(() => expect(part.getAllByRole('switch')).toHaveLength(1));
    expect(push.turnPushOff).toHaveBeenCalledTimes(1);
  });

  it('that is off is asked by its browser; a no is explained', async () => {
    const user = userEvent.setup();
    device.pushPermission.mockReturnValue('default');
    push.askForPush.mockImplementationOnce(async () => {
      device.pushPermission.mockReturnValue('denied');
      return false;
    });
    show(PushSection);
    await user.click(await screen.findByRole('switch', { name: /Notifications on this device/ }));
    expect(await screen.findByText(/Your browser blocks notifications/)).toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it.each([
    ['absent', /cannot show notifications/],
    ['denied', /blocks notifications/],
  ])('whose browser says %s is told why', async (permission, text) => {
    device.pushPermission.mockReturnValue(permission);
    show(PushSection);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('has no switch where no realtime sign-in came about, because nobody could send anything; what is on can be turned off', async () => {
    device.pushPermission.mockReturnValue('default');
    registerPresence('unavailable');
    const { unmount } = show(PushSection);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'On this device' })).not.toBeInTheDocument());
    unmount();
    device.pushPermission.mockReturnValue('granted');
    show(PushSection);
    expect(await screen.findByRole('switch', { name: /Notifications on this device/ })).toBeChecked();
  });

  it.each([true, false])('has a link in the contents only where its section is shown: presence %s', async (isPresent) => {
    device.isPushConfigured.mockReturnValue(true);
    device.pushPermission.mockReturnValue('default');
    if (!isPresent) registerPresence('unavailable');
    show(({ user }) => <AccountSections user={user} logout={null} onDeleted={() => undefined} />);
    await waitFor(() => expect(screen.queryAllByRole('region', { name: account.push.title })).toHaveLength(isPresent ? 1 : 0));
    expect(screen.queryAllByRole('link', { name: account.push.title })).toHaveLength(isPresent ? 1 : 0);
    device.isPushConfigured.mockReturnValue(false);
  });

  it('that could not be turned on says so and stays off', async () => {
    const user = userEvent.setup();
    device.pushPermission.mockReturnValue('default');
    push.askForPush.mockResolvedValueOnce(false);
    show(PushSection);
    await user.click(await screen.findByRole('switch'));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not turn on notifications');
    expect(screen.getByRole('switch')).not.toBeChecked();
  });
});
