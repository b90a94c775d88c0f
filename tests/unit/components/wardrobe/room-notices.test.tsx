import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RoomNotices } from '@/components/wardrobe/room/room-notices';
import { inLocale } from '@/tests/builders/in-locale';
import { listen } from '@/tests/setup/listen';
import texts from '@/locales/en/items.json';

const english = await inLocale('en');
afterEach(() => vi.restoreAllMocks());

it('says aloud that the network is gone, and nothing once it is back', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(<RoomNotices rest={null} />, { wrapper: english });
  const spoken = listen();
  expect(spoken()).toBe('');
  const turn = (isOnline: boolean) =>
    act(() => {
      onLine.mockReturnValue(isOnline);
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  turn(false);
  expect(spoken()).toBe(texts.offline);
  turn(true);
  expect(spoken()).toBe('');
});
