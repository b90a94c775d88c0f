import { screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SessionExpiredDialog } from '@/components/layout/session-expired-dialog';
import { SessionKeeper } from '@/components/layout/session-keeper';
import { listen } from '@/tests/setup/listen';
import { renderWithTexts, textsOf } from '@/tests/setup/render-with-texts';
import auth from '@/locales/en/auth.json';
import layout from '@/locales/en/layout.json';
import { standIn } from '@/tests/setup/stand-in';

const loadSession = vi.fn();
await standIn(import('@/services/auth/load-session'), { loadSession });
await standIn(import('@/services/auth/session'), {
  onSessionMark: () => () => undefined,
  readAccessToken: () => 'a-token',
  syncSessionMark: () => undefined,
  isMarkedIn: () => true,
});

it('says aloud that nobody could be asked about the session, in our fonts, and nothing while it asks again', async () => {
  document.documentElement.dataset.fonts = 'late';
  let answer = (_session: object) => undefined as void;
  loadSession.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  renderWithTexts(<SessionKeeper />);
  const spoken = listen();
  expect(spoken()).toBe('');
  answer({ kind: 'unreachable' });
  expect(await screen.findByText(layout.session.unreachable)).toBeInTheDocument();
  expect(spoken()).toContain(layout.session.unreachable);
  expect(document.documentElement.dataset.fonts).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: layout.session.retry }));
  expect(loadSession).toHaveBeenCalledTimes(2);
  expect(spoken()).toBe('');
});

it('asks for the password in words on a page that has not those of the login', async () => {
  const fetched = vi.fn(async (path: string) => Response.json(path.includes('/auth.') ? auth : {}));
  vi.stubGlobal('fetch', fetched);
  const ended = { stage: 'login', email: 'mei@example.com', hasPassword: true } as const;
  renderWithTexts(
    <I18nextProvider i18n={textsOf('en', ['common', 'layout'])}>
      <SessionExpiredDialog ended={ended} onAbandon={() => undefined} onResume={() => undefined} />
    </I18nextProvider>,
  );
  expect(await screen.findByLabelText(auth.field.password, { selector: 'input' })).toBeVisible();
  expect(screen.getByRole('button', { name: auth.password.submit })).toBeVisible();
  expect(fetched).toHaveBeenCalledWith('/locales/en/auth.json', expect.anything());
});
