import { describe, expect, it } from 'vitest';
import { createQueryClient } from '@/services/http/query-client';
import { dataOrThrow, QueryFailure } from '@/services/http/query-failure';

const rejected = (status: number, statusCode: number = status) => ({
  kind: 'rejected' as const,
  status,
  body: { statusCode },
  code: null,
  message: null,
  fields: [],
  retryAfterSeconds: null,
});

describe('the query client', () => {
  it('has the specified options', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({ refetchOnWindowFocus: false, refetchOnReconnect: false, gcTime: 300_000 });
    expect(mutations).toMatchObject({ retry: false });
  });

  it.each<[string, QueryFailure['outcome'], boolean]>([
    ['no answer', { kind: 'unreachable' }, true],
    ['a broken server', rejected(500), true],
    ['a server that is being replaced', rejected(503), true],
    ['a limit', rejected(429), true],
    ['a limit inside of a success', rejected(200, 429), true],
    ['a time that ran out', rejected(408), true],
    ['a success that lacks what the page needs', rejected(200, 200), true],
    ['a session that has ended', rejected(401), false],
    ['the same inside of a success', rejected(200, 401), false],
    ['what is not there', rejected(404), false],
    ['what nobody may see', rejected(403), false],
    ['a question that is wrong', rejected(400), false],
  ])('asks again three times after %s: %#', (_name, outcome, isAgain) => {
    const retry = createQueryClient().getDefaultOptions().queries?.retry as (count: number, error: Error) => boolean;
    const asks = [0, 1, 2, 3].map((count) => retry(count, new QueryFailure(outcome)));
    expect(asks).toEqual(isAgain ? [true, true, true, false] : [false, false, false, false]);
    expect(retry(2, new TypeError('a bug'))).toBe(true);
  });

  it('lets query functions throw what was not a success', () => {
    expect(dataOrThrow({ kind: 'ok', data: 1, status: 200 })).toBe(1);
    expect(() => dataOrThrow({ kind: 'unreachable' })).toThrow(QueryFailure);
  });
});
