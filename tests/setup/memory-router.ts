import { act } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { vi } from 'vitest';

/** Next's router over the test's own window, in its place for all tests in a DOM (vitest.config.ts). */
type Address = string | { pathname: string; query: Record<string, string> };

const listeners = new Set<() => void>();
const tell = () => act(() => listeners.forEach((listener) => listener()));
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('popstate', tell);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('popstate', tell);
  };
};
const here = () => window.location.pathname + window.location.search;

function go(how: 'pushState' | 'replaceState') {
  return async (url: Address, as: Address = url): Promise<boolean> => {
    await Promise.resolve();
    const search = typeof as === 'string' ? '' : new URLSearchParams(as.query).toString();
    window.history[how](null, '', typeof as === 'string' ? as : `${as.pathname}${search && `?${search}`}`);
    tell();
    return true;
  };
}

export const events = { on: vi.fn<(name: string, listener: (...parts: unknown[]) => void) => void>(), off: vi.fn() };
const router = {
  push: go('pushState'),
  replace: go('replaceState'),
  back: () => window.history.back(),
  pathname: '/',
  query: {},
  events,
};

export default { events };
export const useRouter = () => ({ ...router, asPath: useSyncExternalStore(subscribe, here, () => '/') });

/** Where the test stands, before it renders. */
export const standAt = (address: string) => window.history.replaceState(null, '', address);

/** Follows a link to another address of the page. */
export function follow(address: string): void {
  window.history.pushState(null, '', address);
  tell();
}

interface Place {
  pathname: string;
  query: Record<string, unknown>;
}

/** The `asPath` of a mock router. */
export function asPathOf({ pathname, query }: Place): string {
  const search = new URLSearchParams(query as Record<string, string>).toString();
  return search === '' ? pathname : `${pathname}?${search}`;
}
