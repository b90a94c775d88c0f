import { afterAll, vi } from 'vitest';

/** For files that share a worker: what one leaves in the window or in the query client must not reach the next. */
afterAll(async () => {
  vi.useRealTimers();
  if (typeof window === 'undefined') return;
  const { createQueryClient, queryClient } = await import('@/services/http/query-client');
  // Also ends retries that are still to come.
  queryClient().clear();
  queryClient().setDefaultOptions(createQueryClient().getDefaultOptions());
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; Max-Age=0; path=/`;
});
