import type { ReactNode } from 'react';
import { act, renderHook } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { useLazyTexts } from '@/services/content/lazy-texts';
import { textsOf } from '@/tests/setup/render-with-texts';

const NAMESPACES = ['order', 'booking'] as const;

it('stays failed when another file of texts comes after the one that failed, and loads only what is missing', async () => {
  let come: (answer: Response) => void = () => undefined;
  const late = new Promise<Response>((resolve) => (come = resolve));
  const fetched = vi.fn((path: string) => (path.includes('booking') ? late : Promise.reject(new Error('offline'))));
  vi.stubGlobal('fetch', fetched);
  const texts = textsOf('en', ['common']);
  const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={texts}>{children}</I18nextProvider>;
  const { result, rerender } = renderHook(() => useLazyTexts(NAMESPACES), { wrapper });
  await act(async () => come(Response.json({ title: 'Booking' })));
  rerender();
  await act(() => Promise.resolve());
  expect(result.current.status).toBe('failed');
  fetched.mockResolvedValue(Response.json({ title: 'Order' }));
  await act(async () => result.current.retry());
  expect(result.current.status).toBe('ready');
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([
    expect.stringContaining('order'),
    expect.stringContaining('booking'),
    expect.stringContaining('order'),
  ]);
});
