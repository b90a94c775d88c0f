import { describe, expect, it } from 'vitest';
import { createQueryClient } from '@/services/http/query-client';
import { dataOrThrow, QueryFailure } from '@/services/http/query-failure';

describe('the query client', () => {
  it('has the specified options', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({ retry: 3, refetchOnWindowFocus: false, refetchOnReconnect: false, gcTime: 300_000 });
    expect(mutations).toMatchObject({ retry: false });
  });

  it('lets query functions throw what was not a success', () => {
    expect(dataOrThrow({ kind: 'ok', data: 1, status: 200 })).toBe(1);
    expect(() => dataOrThrow({ kind: 'unreachable' })).toThrow(QueryFailure);
  });
});
