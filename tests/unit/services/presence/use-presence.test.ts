import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { registerPresence, type PresenceHandle } from '@/services/presence/presence-handle';
import { usePresence } from '@/services/presence/use-presence';

const HANDLE = { uid: 'u1' } as PresenceHandle;

beforeEach(() => registerPresence(null));
afterEach(() => registerPresence(null));

it('follows the presence of the session, in every part that asks', () => {
  const one = renderHook(() => usePresence());
  const other = renderHook(() => usePresence());
  const seen = () => [one.result.current, other.result.current];
  expect(seen()).toEqual(['none', 'none']);
  act(() => registerPresence(HANDLE));
  expect(seen()).toEqual([HANDLE, HANDLE]);
  act(() => registerPresence('unavailable'));
  expect(seen()).toEqual(['unavailable', 'unavailable']);
  other.unmount();
  act(() => registerPresence(null));
  expect(seen()).toEqual(['none', 'unavailable']);
});

it('is none while a page is built, whatever else runs in the process', () => {
  registerPresence(HANDLE);
  const Part = () => createElement('p', null, String(usePresence()));
  expect(renderToString(createElement(Part))).toBe('<p>none</p>');
});
