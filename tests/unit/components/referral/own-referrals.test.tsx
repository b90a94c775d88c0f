import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OwnReferrals } from '@/components/referral/own/own-referrals';
import type { DetailReferralCode } from '@/lib/contract/account';
import { StoreRegistry } from '@/stores/create-store-context';
import { createUserStore, userDefinition } from '@/stores/user-store';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { standIn } from '@/tests/setup/stand-in';

const announceSession = vi.fn();
const texts = { status: 'ready', retry: vi.fn() };
await standIn(import('@/services/auth/change-session'), { announceSession });
await standIn(import('@/services/content/lazy-texts'), { useLazyTexts: () => texts });

const SHARE = { message: 'I keep half my wardrobe here. {{link}}', subject: 'A credit for your wardrobe' };
const LINK = 'http://hk.localhost:3000/?ref=AB12CD34';
const CODE: DetailReferralCode = {
  code: 'AB12CD34',
  valid: true,
  link: LINK,
  currency: 'HKD',
  friendReward: 30_000,
  referrerReward: 20_000,
  earned: 40_000,
  credit: 15_000,
  referrals: [
    { name: 'Kim', status: 'joined', reason: 'no-order-yet', date: '2026-03-01' },
    { name: 'Lee', status: 'pending', reason: 'awaiting-first-payment', date: '2026-02-11' },
    { name: 'Mona', status: 'rewarded', date: '2026-01-05' },
    { name: 'Nora', status: 'refused', reason: 'same-address', date: '2026-01-04' },
    { name: '', status: 'refused', reason: 'left-before-payment', date: '2026-01-03' },
    { name: 'Olga', status: 'pending', reason: 'a-reason-of-tomorrow', date: '2026-01-02' },
  ],
};

type State = { session: 'loading' | 'unreachable' } | { code: DetailReferralCode | null };

function show(state: State) {
  const registry = new StoreRegistry();
  const store = registry.register(userDefinition, createUserStore());
  if ('code' in state) {
    store.getState().receiveInformation({ user: { id: 'm1', email: 'mei@example.com' }, contacts: [], detailReferralCode: state.code });
  } else if (state.session === 'loading') store.getState().startLoading();
  else store.getState().loseContact();
  renderWithTexts(<OwnReferrals share={SHARE} />, { registry });
}

afterEach(() => {
  texts.status = 'ready';
  vi.clearAllMocks();
});

describe('a member with a link', () => {
  it('sees code and link, and hands them on by copying, WhatsApp, email and a QR code', async () => {
    const user = userEvent.setup();
    show({ code: CODE });
    expect(screen.getByText('AB12CD34')).toBeVisible();
    expect(screen.getByText(LINK)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(LINK);
    expect(screen.getAllByRole('status').some((status) => status.textContent === 'Copied')).toBe(true);
    const whatsapp = new URL(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '');
    expect(whatsapp.searchParams.get('text')).toBe(`I keep half my wardrobe here. ${LINK}`);
    const mail = new URL(screen.getByRole('link', { name: 'Email' }).getAttribute('href') ?? '');
    expect(mail.searchParams.get('subject')).toBe('A credit for your wardrobe');
    expect(mail.searchParams.get('body')).toContain(LINK);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show QR code', expanded: false }));
    expect(await screen.findByRole('img', { name: 'QR code of your link' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide QR code', expanded: true }));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('sees what it has brought, in the currency of the account', () => {
    show({ code: { ...CODE, currency: 'SGD' } });
    const rewards = within(screen.getByRole('region', { name: 'Your rewards' }));
    expect(rewards.getByText('S$400')).toBeVisible();
    const figures = rewards.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toEqual(['6', '3', '1', 'S$150']);
    expect(rewards.getByRole('link', { name: 'See my invoices' })).toHaveAttribute('href', '/billings');
  });

  it('sees each friend with what holds the reward; a reason without words of ours shows none', () => {
    show({ code: CODE });
    const rows = within(screen.getByRole('region', { name: 'Your friends' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent ?? '');
    expect(rows).toHaveLength(6);
    expect(rows[0]).toMatch(/^KimJoined.*not ordered yet/);
    expect(rows[1]).toMatch(/^LeePending.*after the first month your friend pays for/);
    expect(rows[2]).toMatch(/^MonaRewardedYour reward has been credited/);
    expect(rows[3]).toMatch(/^NoraNo reward.*one household/);
    expect(rows[4]).toMatch(/^Account deletedNo rewardLeft before/);
    expect(rows[5]).toMatch(/^OlgaPending\d/);
  });

  it('whose provider keeps neither list nor sums is shown no invented figures', () => {
    show({ code: { code: 'AB12CD34', valid: true, link: LINK } });
    expect(screen.getByText(/Nobody has joined through your link yet/)).toBeVisible();
    expect(screen.queryByText('Earned so far')).not.toBeInTheDocument();
    expect(screen.queryByText('Left to use')).not.toBeInTheDocument();
  });
});

describe('a member without one', () => {
  it('is told so, with a way to ask', () => {
    show({ code: null });
    expect(screen.getByRole('heading', { name: 'Your account has no link yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact-us');
  });

  it('because it was closed still sees the rewards, and nothing to hand on', () => {
    show({ code: { ...CODE, valid: false } });
    expect(screen.getByText('Your link is closed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
    expect(screen.getByText('HK$400')).toBeVisible();
  });
});

describe('before it is known', () => {
  it('says that it loads', () => {
    show({ session: 'loading' });
    expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  });

  it('offers a retry when nobody could be asked', async () => {
    show({ session: 'unreachable' });
    expect(screen.getByRole('alert')).toHaveTextContent('Your referrals did not load');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(announceSession).toHaveBeenCalledOnce();
  });

  it('says when its own words do not come, in those of the shell', async () => {
    texts.status = 'failed';
    show({ code: CODE });
    expect(screen.getByRole('alert')).toHaveTextContent('This did not load');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(texts.retry).toHaveBeenCalledOnce();
  });

  it('waits for them', () => {
    texts.status = 'loading';
    show({ code: CODE });
    expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('AB12CD34')).not.toBeInTheDocument();
  });
});
