import { DEMO_PASSWORD } from '@/backend/api/identity/seed-demo-accounts';
import type { CallName } from '@/lib/contract/calls';
import type { Shop } from './shop';

type Kind = 'read' | 'write' | 'login';

export interface Member {
  email: string;
  token: string;
}

interface Mix {
  kind: Kind;
  ask: () => Promise<boolean>;
}

/** Calls of a member's pages. */
const READS: readonly { name: CallName; query?: Record<string, string>; body?: unknown }[] = [
  { name: 'currentUser' },
  { name: 'userInformation' },
  { name: 'items', query: { take: '24' } },
  { name: 'wardrobeSummary' },
  { name: 'invoices', query: { page: '1', take: '10' } },
  { name: 'bookings' },
  { name: 'outfits' },
  { name: 'paymentMethods', query: { currency: 'hkd' } },
  { name: 'priceService', body: { country: 'hk' } },
];
/** Of 50 requests: 40 reads, 9 writes, 1 login. */
const ROUND = 50;
const LOGIN_AT = 25;
const WRITES_AT = new Set([2, 7, 13, 18, 22, 29, 34, 40, 46]);

/** The n-th request of the mix; members alternate. */
export function requestOf(shop: Shop, members: readonly Member[], at: number): Mix {
  const member = members[at % members.length];
  if (!member) throw new Error('There are no members.');
  const { token, email } = member;
  const place = at % ROUND;
  const good = (answer: Promise<{ kind: string }>) => answer.then(({ kind }) => kind === 'ok');
  if (place === LOGIN_AT) {
    return { kind: 'login', ask: () => good(shop.call('login', { body: { email, password: DEMO_PASSWORD, ip: '' } })) };
  }
  if (WRITES_AT.has(place)) {
    const writes = [
      () => shop.call('updateUser', { token, body: { firstName: `Ada ${String.fromCharCode(65 + (at % 26))}` } }),
      () =>
        shop.call('contactUs', {
          body: { name: 'Ada Lo', email, topic: 'other', message: 'Is my coat still there?', consent: true, country: 'hk' },
        }),
      () => shop.call('newsletterSignup', { body: { emailAddress: `reader-${at}@example.com` } }),
    ];
    const write = writes[at % writes.length] ?? writes[0];
    return { kind: 'write', ask: () => good((write as () => Promise<{ kind: string }>)()) };
  }
  const { name, query = {}, body } = READS[at % READS.length] ?? { name: 'currentUser' };
  return { kind: 'read', ask: () => good(shop.call(name, { token, query, ...(body === undefined ? {} : { body }) })) };
}
