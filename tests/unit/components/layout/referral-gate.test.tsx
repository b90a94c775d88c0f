import { act, render } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptReferralCode } from '@/lib/domain/referral/referral-code';
import { readStored, REFERRAL_STORAGE_KEY } from '@/lib/browser/storage';
import { writeCookie } from '@/lib/browser/cookies';
import { removeCookie } from '@/lib/browser/remove-cookie';
import { onCall, startApiServer, ok } from '@/tests/setup/api-server';

const server = startApiServer();
const page = vi.hoisted(() => ({ asPath: '/' }));
vi.mock('next/router', () => ({ useRouter: () => page }));
vi.mock('@/components/layout/friend-offer', () => ({ FriendOffer: () => null }));

/** Codes that the server was asked for, with the bearer of each request. */
let asked: [string | null, string | null][] = [];
let answer: () => Response = () => HttpResponse.error();
const offer = (valid: boolean) => () => ok({ user: null, contacts: [], detailReferralCode: { valid } });
const kept = () => keptReferralCode(readStored(REFERRAL_STORAGE_KEY), Date.now());

/** A document of its own: what it remembers lives in its modules. */
async function open(address: string) {
  vi.resetModules();
  const { ReferralGate } = await import('@/components/layout/referral-gate');
  window.history.replaceState(null, '', address);
  page.asPath = address;
  const view = render(<ReferralGate />);
  await act(async () => vi.dynamicImportSettled());
  return async (next: string) => {
    window.history.replaceState(null, '', next);
    page.asPath = next;
    view.rerender(<ReferralGate />);
    await act(async () => vi.dynamicImportSettled());
  };
}

const settled = () => act(async () => new Promise((resolve) => setTimeout(resolve, 50)));

beforeEach(() => {
  asked = [];
  answer = offer(true);
  removeCookie('accessToken');
  server.use(
    onCall('userInformation', ({ request }) => {
      asked.push([new URL(request.url).searchParams.get('referralCode'), request.headers.get('authorization')]);
      return answer() as never;
    }),
  );
});

describe('a friend’s link', () => {
  it.each(['/faqs?ref=meiling', '/services-pricing?type=sell&ref=MEILING', '/zh/about-us?utm_source=chat&ref=MeiLing#team'])(
    'is asked for when a guest comes to %s, and its code kept',
    async (address) => {
      await open(address);
      await expect.poll(() => asked).toEqual([['MEILING', null]]);
      expect(kept()).toBe('MEILING');
    },
  );

  it('is asked for once, however often the address changes', async () => {
    const goTo = await open('/faqs?ref=MEILING');
    await goTo('/faqs?ref=MEILING&q=coat');
    await goTo('/about-us');
    await goTo('/?ref=meiling');
    await expect.poll(() => asked).toHaveLength(1);
    await goTo('/press?ref=ROSA');
    await expect.poll(() => asked.map(([code]) => code)).toEqual(['MEILING', 'ROSA']);
    expect(kept()).toBe('ROSA');
  });

  it('that the server does not know gives way to the one before, on any page', async () => {
    const goTo = await open('/faqs?ref=MEILING');
    await expect.poll(() => asked).toHaveLength(1);
    answer = offer(false);
    await goTo('/press?ref=NOBODY');
    await expect.poll(() => asked).toHaveLength(2);
    await expect.poll(() => kept()).toBe('MEILING');
    // A filter or a search changes the address, and `?ref=` stays in it.
    await goTo('/press?ref=NOBODY&q=coat');
    await settled();
    expect(kept()).toBe('MEILING');
  });

  it('that the server does not know stays where there is no other: the price list is asked with it', async () => {
    answer = offer(false);
    await open('/press?ref=NOBODY');
    await expect.poll(() => asked).toHaveLength(1);
    await settled();
    expect(kept()).toBe('NOBODY');
  });

  it('is kept where nobody answers, and asked for again with the next address', async () => {
    answer = () => HttpResponse.error();
    const goTo = await open('/press?ref=MEILING');
    await expect.poll(() => asked).toHaveLength(1);
    await settled();
    expect(kept()).toBe('MEILING');
    await goTo('/press?ref=MEILING&page=2');
    await expect.poll(() => asked).toHaveLength(2);
  });

  it.each(['/faqs', '/faqs?ref=', '/faqs?ref=%3Cscript%3E', '/faqs?href=MEILING', '/faqs?ref=a'])('is none in %s', async (address) => {
    await open(address);
    await settled();
    expect(asked).toEqual([]);
    expect(kept()).toBeNull();
  });

  it('of a member is the session’s to ask for', async () => {
    writeCookie('accessToken', 'a-token', 60);
    await open('/faqs?ref=MEILING');
    await settled();
    expect(asked).toEqual([]);
  });
});
