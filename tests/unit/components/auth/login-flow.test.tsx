import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent as realUser } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCookie } from '@/lib/browser/cookies';
import { removeCookie } from '@/lib/browser/remove-cookie';
import { LoginFlow } from '@/components/auth/login-flow';
import { beginSession } from '@/services/auth/begin-session';
import { StoreRegistry } from '@/stores/create-store-context';
import { createPricingStore, pricingDefinition } from '@/stores/pricing-store';
import { createSettingStore, settingDefinition } from '@/stores/setting-store';
import { onCall, startApiServer, no, ok } from '@/tests/setup/api-server';
import { listen } from '@/tests/setup/listen';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { standIn } from '@/tests/setup/stand-in';

await standIn(import('@/services/region'), { getVisitorIp: () => Promise.resolve('203.0.113.7') });

const server = startApiServer();
const userEvent = realUser.setup({ delay: null });

function emailIs(answer: Partial<{ exists: boolean; loggedWithGoogle: boolean; loggedWithApple: boolean; hasPassword: boolean }>) {
  server.use(onCall('checkEmail', () => ok({ exists: false, loggedWithGoogle: false, loggedWithApple: false, ...answer })));
}

function renderLogin() {
  const registry = new StoreRegistry();
  registry.register(settingDefinition, createSettingStore('en'));
  const pricing = registry.register(pricingDefinition, createPricingStore());
  renderWithTexts(<LoginFlow />, { registry });
  return pricing;
}

async function begin(typed = 'mei@example.com') {
  const pricing = renderLogin();
  if (typed) await userEvent.type(screen.getByLabelText('Email address'), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  return pricing;
}

beforeEach(() => server.use(onCall('passwordPolicy', () => ok({ minLength: 8, maxLength: 128 }))));
afterEach(() => {
  removeCookie('accessToken');
});

describe('the login', () => {
  it('has the address and the names again after a reload, and nothing of them once somebody is in', async () => {
    emailIs({ exists: false });
    await begin();
    await userEvent.type(await screen.findByLabelText('First name'), 'Mei');
    cleanup();
    await begin('');
    expect(await screen.findByLabelText('First name')).toHaveValue('Mei');
    beginSession('token-of-mei');
    cleanup();
    renderLogin();
    expect(screen.getByLabelText('Email address')).toHaveValue('');
  });

  it('asks a known address for its password, sends the ip and keeps the token', async () => {
    emailIs({ exists: true });
    let sent: unknown;
    server.use(onCall('login', async ({ request }) => ((sent = await request.json()), ok({ accessToken: 'token-of-mei' }))));
    await begin();
    await userEvent.type(await screen.findByLabelText('Password'), 'secret words');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(readCookie('accessToken')).toBe('token-of-mei'));
    expect(sent).toEqual({ email: 'mei@example.com', password: 'secret words', ip: '203.0.113.7' });
  });

  it('lets a member with Google who has set a password use that, also while Google is closed', async () => {
    emailIs({ exists: true, loggedWithGoogle: true, hasPassword: true });
    server.use(
      onCall('externalProviders', () => ok({ providers: [] })),
      onCall('login', () => ok({ accessToken: 'token-of-mei' })),
    );
    await begin();
    await userEvent.click(await screen.findByRole('button', { name: 'Use my password instead' }));
    await userEvent.type(await screen.findByLabelText('Password'), 'secret words');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(readCookie('accessToken')).toBe('token-of-mei'));
  });

  it('offers no password to a member with Google who has none', async () => {
    emailIs({ exists: true, loggedWithGoogle: true });
    server.use(onCall('externalProviders', () => ok({ providers: [] })));
    await begin();
    await screen.findByText(/which is not available on this site/);
    expect(screen.queryByRole('button', { name: 'Use my password instead' })).toBeNull();
  });

  it('stays neutral about wrong details', async () => {
    emailIs({ exists: true });
    server.use(onCall('login', () => no(401, 'CREDENTIALS_WRONG')));
    await begin();
    await userEvent.type(await screen.findByLabelText('Password'), 'wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The email address or the password is not correct.');
    expect(readCookie('accessToken')).toBeNull();
  });

  it('opens an account for a new address, with the policy of the server and marketing unticked', async () => {
    emailIs({});
    let sent: unknown;
    const program = { code: 'FRIEND', valid: true, friendReward: 100, referrerReward: 100, firstName: 'Ann' };
    server.use(
      onCall(
        'signup',
        async ({ request }) => ((sent = await request.json()), ok({ accessToken: 'token-of-mei', referralProgram: program })),
      ),
    );
    const pricing = await begin();
    expect(await screen.findByText(/At least 8 characters/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('First name'), 'Mei');
    await userEvent.type(screen.getByLabelText(/^Last name/), 'Chan');
    await userEvent.type(screen.getByLabelText('Password'), 'short');
    await userEvent.click(screen.getByRole('button', { name: 'Open account' }));
    const summary = await screen.findByRole('group', { name: 'Please check these points' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(sent).toBeUndefined();
    await userEvent.type(screen.getByLabelText('Password'), ' and longer');
    await userEvent.click(screen.getByRole('button', { name: 'Open account' }));
    await waitFor(() => expect(readCookie('accessToken')).toBe('token-of-mei'));
    expect(sent).toEqual({
      email: 'mei@example.com',
      password: 'short and longer',
      firstName: 'Mei',
      lastName: 'Chan',
      country: 'hk',
      locale: 'en',
      marketing: false,
    });
    expect(pricing.getState().referralProgram).toEqual(program);
  });

  it('leads an account that was taken meanwhile to its password', async () => {
    emailIs({});
    server.use(onCall('signup', () => no(409, 'EMAIL_TAKEN')));
    await begin();
    await userEvent.type(await screen.findByLabelText('First name'), 'Mei');
    await userEvent.type(screen.getByLabelText(/^Last name/), 'Chan');
    await userEvent.type(screen.getByLabelText('Password'), 'long enough words');
    await userEvent.click(screen.getByRole('button', { name: 'Open account' }));
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('already exists');
  });

  it('leads whoever never heard the answer of their own sign-up to the password that they chose, and in', async () => {
    emailIs({});
    let account: { email: string; password: string } | null = null;
    server.use(
      onCall('signup', async ({ request }) => {
        if (account) return no(409, 'EMAIL_TAKEN');
        account = (await request.json()) as { email: string; password: string };
        return HttpResponse.error();
      }),
      onCall('login', async ({ request }) => {
        const { email, password } = (await request.json()) as { email: string; password: string };
        return email === account?.email && password === account.password
          ? ok({ accessToken: 'token-of-mei' })
          : no(401, 'CREDENTIALS_WRONG');
      }),
    );
    await begin();
    await userEvent.type(await screen.findByLabelText('First name'), 'Mei');
    await userEvent.type(screen.getByLabelText(/^Last name/), 'Chan');
    await userEvent.type(screen.getByLabelText('Password'), 'long enough words');
    await userEvent.click(screen.getByRole('button', { name: 'Open account' }));
    await screen.findByRole('alert');
    expect(screen.getByLabelText('Password')).toHaveValue('long enough words');
    await userEvent.click(screen.getByRole('button', { name: 'Open account' }));

    // The address stands, and what has happened is said; the password is the one that was just chosen.
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('already exists');
    expect(screen.getByText('mei@example.com')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Password'), 'long enough words');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(readCookie('accessToken')).toBe('token-of-mei'));
  });

  it('says so when a provider that the account needs is not open here', async () => {
    emailIs({ exists: true, loggedWithGoogle: true });
    let answer = () => undefined as void;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(onCall('externalProviders', async () => (await answered, no(404, 'NOT_FOUND'))));
    await begin();
    await screen.findByRole('button', { name: /Email address$/ });
    const spoken = listen();
    expect(spoken()).not.toContain('not open');
    answer();
    expect(await screen.findByText(/This account logs in with Google, which is not available/)).toBeVisible();
    expect(spoken()).toContain('This account logs in with Google, which is not available');
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  it('does not call a provider closed that nobody could be asked about, and asks again', async () => {
    emailIs({ exists: true, loggedWithGoogle: true });
    server.use(onCall('externalProviders', () => no(500, 'INTERNAL')));
    await begin();
    const again = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByText(/which is not available on this site/)).toBeNull();
    server.use(
      onCall('externalProviders', () =>
        ok({
          providers: [
            {
              provider: 'google',
              authorizationUrl: 'https://provider.example/authorize',
              clientId: 'client',
              scope: 'openid',
              responseMode: 'query',
            },
          ],
        }),
      ),
    );
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
  });

  it('offers the provider that the account needs, and no other', async () => {
    emailIs({ exists: true, loggedWithApple: true });
    const offer = (provider: string) => ({
      provider,
      authorizationUrl: 'https://provider.example/authorize',
      clientId: 'client',
      scope: 'openid',
      responseMode: 'query',
    });
    server.use(onCall('externalProviders', () => ok({ providers: [offer('google'), offer('apple')] })));
    await begin();
    expect(await screen.findByRole('button', { name: 'Continue with Apple' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
  });

  it('keeps the address when nobody can be reached', async () => {
    server.use(onCall('checkEmail', () => HttpResponse.error()));
    await begin();
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach our service.');
    expect(screen.getByLabelText('Email address')).toHaveValue('mei@example.com');
  });
});
