import { vi } from 'vitest';
import { asPathOf } from '@/tests/setup/as-path';

/** Where a page of the wardrobe is, and where it wants to go. */
export const router = {
  isReady: true,
  pathname: '/items',
  query: {} as Record<string, unknown>,
  get asPath() {
    return asPathOf(this);
  },
  replace: vi.fn(async () => true),
  push: vi.fn(async () => true),
  events: { on: () => undefined, off: () => undefined },
};
export const useRouter = () => router;

export const sendCall = vi.fn();
