import { act, renderHook } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSteps } from '@/components/ui/hooks/use-steps';
import { useWriteQuery } from '@/components/ui/hooks/use-write-query';
import { asPathOf } from '@/tests/setup/memory-router';
import { standIn } from '@/tests/setup/stand-in';

type Query = Record<string, string>;
const site = { query: {} as Record<string, string>, opened: '', listeners: new Set<() => void>(), refusals: 0 };

/** As Next's: a change is known to the page only when it has come to its end. */
async function navigate({ query }: { query: Query }): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, 5));
  if (site.refusals > 0) {
    site.refusals -= 1;
    throw new Error('Loading was cancelled');
  }
  act(() => {
    site.query = query;
    for (const listener of site.listeners) listener();
  });
  return true;
}
const subscribe = (listener: () => void) => {
  site.listeners.add(listener);
  return () => site.listeners.delete(listener);
};
await standIn(import('next/router'), {
  useRouter: () => {
    const at = { pathname: '/items', query: useSyncExternalStore(subscribe, () => site.query) };
    return { ...at, asPath: `${asPathOf(at)}${site.opened}`, push: navigate, replace: navigate };
  },
});

beforeEach(() => {
  site.query = { view: 'list' };
  site.opened = '';
});

describe("the page's query", () => {
  it('keeps both of two changes that begin at the same time, from whichever part of the page', async () => {
    const search = renderHook(() => useWriteQuery());
    const card = renderHook(() => useWriteQuery());
    search.result.current('replace', (query) => ({ ...query, q: 'coat' }));
    card.result.current('push', (query) => ({ ...query, item: 'camel' }));
    await expect.poll(() => site.query).toEqual({ view: 'list', q: 'coat', item: 'camel' });
  });

  it('keeps what the page was opened with, of which the router was not told', async () => {
    site.query = {};
    site.opened = '?utm_source=mail&tag=a&tag=b';
    const { result } = renderHook(() => useWriteQuery());
    result.current('replace', (query) => ({ ...query, q: 'coat' }));
    await expect.poll(() => site.query).toEqual({ utm_source: 'mail', tag: ['a', 'b'], q: 'coat' });
  });

  it('corrects a step only while it still names it', async () => {
    site.query = { step: 'pay' };
    const { result } = renderHook(() => useSteps(['pay', 'done'], ['order']));
    result.current.goTo('done', 'replace', { order: 'O-HK-1' });
    result.current.goTo('done', 'correct');
    renderHook(() => useWriteQuery()).result.current('replace', (query) => ({ ...query, last: '1' }));
    await expect.poll(() => site.query).toEqual({ step: 'done', order: 'O-HK-1', last: '1' });
  });

  it('goes on after a change that was cut off', async () => {
    site.refusals = 1;
    const { result } = renderHook(() => useWriteQuery());
    result.current('replace', (query) => ({ ...query, q: 'coat' }));
    result.current('push', (query) => ({ ...query, item: 'camel' }));
    await expect.poll(() => site.query).toEqual({ view: 'list', item: 'camel' });
  });
});
