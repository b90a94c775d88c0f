import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SKIP_REDIRECT_COOKIE } from '@/lib/config/skip-redirect-cookie';
import { useRegionAnswered } from '@/components/consent/consent-banner';

const answer = () => {
  document.cookie = `${SKIP_REDIRECT_COOKIE.name}=true; Path=/`;
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
  document.cookie = `${SKIP_REDIRECT_COOKIE.name}=; Path=/; Max-Age=0`;
});

describe('the turn of the question about cookies', () => {
  it('is at once where the region has been answered', () => {
    answer();
    expect(renderHook(() => useRegionAnswered(false)).result.current).toBe(true);
  });

  it('is at once for whoever asks for it', () => {
    expect(renderHook(() => useRegionAnswered(true)).result.current).toBe(true);
  });

  it('comes with the answer about the region', () => {
    const { result } = renderHook(() => useRegionAnswered(false));
    pass(1000);
    expect(result.current).toBe(false);
    answer();
    pass(300);
    expect(result.current).toBe(true);
  });

  it('comes after the time of a look-up that failed', () => {
    const { result } = renderHook(() => useRegionAnswered(false));
    pass(3000);
    expect(result.current).toBe(true);
  });

  it('waits for as long as the dialog stands', () => {
    document.body.innerHTML = '<dialog open></dialog>';
    const { result } = renderHook(() => useRegionAnswered(false));
    pass(60_000);
    expect(result.current).toBe(false);
    answer();
    pass(300);
    expect(result.current).toBe(true);
  });
});
