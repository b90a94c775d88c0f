import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SessionKeeper } from '@/components/layout/session-keeper';
import { readCookie, writeCookie } from '@/lib/browser/cookies';
import { removeCookie } from '@/lib/browser/remove-cookie';
import layout from '@/locales/en/layout.json';
import { onTabMessage, notifyOtherTabs } from '@/services/auth/session-channel';
import { announceSession } from '@/services/auth/change-session';
import { sendCall } from '@/services/http/send-call';
import { onCall, startApiServer, no, ok } from '@/tests/setup/api-server';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { standIn } from '@/tests/setup/stand-in';

await standIn(import('next/router'), { useRouter: () => ({ asPath: '/account', pathname: '/account' }) });
const MEI = { kind: 'member', information: { user: { id: 'mei', email: 'mei@example.com' }, contacts: [], detailReferralCode: null } };
const loadSession = vi.fn();
await standIn(import('@/services/auth/load-session'), { loadSession });

const server = startApiServer();
beforeEach(() => {
  writeCookie('accessToken', 'a-token-of-mei', 60);
  loadSession.mockResolvedValue(MEI);
});
afterEach(() => removeCookie('accessToken'));

const open = async () => {
  renderWithTexts(<SessionKeeper />);
  await new Promise((resolve) => setTimeout(resolve));
};

it('a session that another tab has found ended is told here too, over the page as it stands', async () => {
  await open();
  notifyOtherTabs('ended');
  expect(await screen.findByText(layout.session.expiredTitle)).toBeInTheDocument();
  expect(readCookie('accessToken')).toBeNull();
});

it('one that is found ended here is told to the other tabs, after one call', async () => {
  await open();
  let asked = 0;
  server.use(onCall('sessions', () => ((asked += 1), no(401, 'UNAUTHENTICATED'))));
  const heard: string[] = [];
  const stop = onTabMessage((message) => heard.push(message));
  void sendCall('sessions');
  expect(await screen.findByText(layout.session.expiredTitle)).toBeInTheDocument();
  await waitFor(() => expect(heard).toEqual(['ended']));
  expect([asked, readCookie('accessToken')]).toEqual([1, null]);
  stop();
});

it('a call that is refused before the member is known asks nobody to log in: the page itself says it', async () => {
  loadSession.mockReturnValue(new Promise(() => undefined));
  await open();
  server.use(onCall('items', () => no(401, 'UNAUTHENTICATED')));
  expect(await sendCall('items')).toMatchObject({ kind: 'rejected' });
  expect(screen.queryByText(layout.session.expiredTitle)).toBeNull();
});

it('a press between the end of the session and the dialog waits for the login too', async () => {
  await open();
  const seen: (string | null)[] = [];
  server.use(
    onCall('sessions', () => no(401, 'UNAUTHENTICATED')),
    onCall('sendVerification', ({ request }) => {
      seen.push(request.headers.get('authorization'));
      return seen.length === 1 ? no(401, 'UNAUTHENTICATED') : ok({ sent: true });
    }),
  );
  void sendCall('sessions');
  await waitFor(() => expect(readCookie('accessToken')).toBeNull());
  const pressed = sendCall('sendVerification');
  await waitFor(() => expect(seen).toHaveLength(1));
  await act(async () => {
    writeCookie('accessToken', 'a-new-token-of-mei', 60);
    announceSession();
  });
  await act(async () => (await screen.findByRole('button', { name: layout.session.againAction })).click());
  expect(await pressed).toMatchObject({ kind: 'ok' });
  expect(seen).toEqual([null, 'Bearer a-new-token-of-mei']);
});
