import { describe, expect, it } from 'vitest';
import { accountDeletionQuery, consentsQuery, sessionsQuery } from '@/services/account';
import { invoiceQuery, openInvoicesQuery } from '@/services/billing';
import { bookingsQuery } from '@/services/booking/visits';
import { uploadQuery } from '@/services/uploads';
import { createQueryClient } from '@/services/http/query-client';
import { QueryFailure } from '@/services/http/query-failure';
import { outfitMemoryQuery, outfitsQuery } from '@/services/outfit';
import { itemPassportQuery, itemsQuery, wardrobeSummaryQuery } from '@/services/wardrobe/items';
import { payoutQuery } from '@/services/wardrobe/payout';
import { itemQuery } from '@/components/chat/reference-card';

const client = createQueryClient();

const QUERIES = {
  accountDeletion: accountDeletionQuery(),
  bookings: bookingsQuery(),
  consents: consentsQuery(),
  invoice: invoiceQuery('i1'),
  item: itemPassportQuery('p1', 'en'),
  'item of a message': itemQuery('p1', 'en'),
  items: itemsQuery('en'),
  'open invoices': openInvoicesQuery(),
  outfits: outfitsQuery(),
  payout: payoutQuery(),
  sessions: sessionsQuery(),
  summary: wardrobeSummaryQuery(),
};

type Retry = boolean | number | ((failures: number, error: Error) => boolean) | undefined;

/** As react-query reads the option. */
function repeats(query: object, error: Error): number {
  const { retry } = client.defaultQueryOptions(query as never) as { retry: Retry };
  for (let failures = 0; failures < 9; failures += 1) {
    const isAgain = typeof retry === 'function' ? retry(failures, error) : retry === true || failures < Number(retry ?? 0);
    if (!isAgain) return failures;
  }
  return 9;
}

const refused = (status: number, said: unknown = status) =>
  new QueryFailure({
    kind: 'rejected',
    status,
    body: { statusCode: said },
    code: null,
    message: null,
    fields: [],
    retryAfterSeconds: null,
  });

describe.each(Object.entries(QUERIES))('the query of %s', (name, query) => {
  it('is asked three times more when it fails', () => {
    expect(repeats(query, refused(500))).toBe(3);
    expect(repeats(query, refused(200, 500))).toBe(3);
    expect(repeats(query, new QueryFailure({ kind: 'unreachable' }))).toBe(3);
  });

  it('is kept for five minutes, unless what is old must not be shown', () => {
    const { gcTime } = client.defaultQueryOptions(query as never) as { gcTime?: number };
    expect(gcTime).toBe(['accountDeletion', 'bookings'].includes(name) ? 0 : 300_000);
  });
});

describe('an answer that stays what it is', () => {
  it.each([401, 403, 404, 501])('%i is not asked for again, whether HTTP or the body says it', (status) => {
    for (const query of [QUERIES.items, QUERIES.sessions, QUERIES['item of a message'], uploadQuery({ id: 'f1', size: 1 })]) {
      expect(repeats(query, refused(status))).toBe(0);
      expect(repeats(query, refused(200, status))).toBe(0);
    }
  });
});

describe('what somebody waits for', () => {
  it('is asked for once more', () => {
    expect(repeats(outfitMemoryQuery(), refused(500))).toBe(1);
    expect(repeats(uploadQuery({ id: 'f1', size: 9 }), refused(500))).toBe(1);
  });
});
