import { describe, expect, it } from 'vitest';
import type { Outcome } from '@/services/http/outcome';
import { dataOrThrow, QueryFailure } from '@/services/http/query-failure';

interface Page {
  data: string[];
  meta?: { itemCount: number };
  owner?: string | null;
}

const ok = (data: unknown) => ({ kind: 'ok', data, status: 200 }) as Outcome<Page>;

describe('dataOrThrow', () => {
  it('gives what came, with all that is required', () => {
    expect(dataOrThrow(ok({ data: [], meta: { itemCount: 0 } }), { data: 'list', meta: 'object' })).toEqual({
      data: [],
      meta: { itemCount: 0 },
    });
    expect(dataOrThrow(ok(undefined))).toBeUndefined();
    expect(dataOrThrow(ok({ owner: null }), { owner: 'present' })).toEqual({ owner: null });
  });

  it.each([
    undefined,
    null,
    {},
    { unexpected: true },
    { data: [] },
    { data: null, meta: {} },
    { data: { unexpected: 1 }, meta: {} },
    { data: [], meta: 'none' },
    'text',
    7,
  ])('throws for a success that lacks it: %j', (data) => {
    expect(() => dataOrThrow(ok(data), { data: 'list', meta: 'object' })).toThrow(QueryFailure);
  });

  it('throws what was refused and what got no answer', () => {
    expect(() => dataOrThrow({ kind: 'unreachable' } as Outcome<Page>)).toThrow('No answer');
  });
});
