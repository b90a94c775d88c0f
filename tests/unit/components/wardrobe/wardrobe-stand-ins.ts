import { act } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { vi } from 'vitest';
import { asPathOf } from '@/tests/setup/memory-router';
import { standIn } from '@/tests/setup/stand-in';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const go = () =>
  vi.fn(async (_url: unknown, as: { query: Record<string, unknown> }) => {
    router.query = as.query;
    act(() => listeners.forEach((listener) => listener()));
    return true;
  });

/** Where a page of the wardrobe is, and where it goes. */
export const router = {
  isReady: true,
  pathname: '/items',
  query: {} as Record<string, unknown>,
  get asPath(): string {
    return asPathOf(this);
  },
  replace: go(),
  push: go(),
  events: { on: () => undefined, off: () => undefined },
};
const useRouter = () => {
  const asPath = useSyncExternalStore(subscribe, () => router.asPath);
  return { ...router, asPath };
};

export const sendCall = vi.fn();

/** A phone. */
Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) });

/** Puts both in place for the tests of a file. */
export async function standInRouterAndCalls(): Promise<void> {
  await standIn(import('next/router'), { useRouter });
  await standIn(import('@/services/http/send-call'), { sendCall });
}
