import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TypingMark } from '@/components/chat/typing-mark';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import chat from '@/locales/en/chat.json';

test('the mark stays for as long as it is renewed, and goes by itself when it is not', () => {
  vi.useFakeTimers();
  const isShown = () => screen.queryByText(chat.typing) !== null;
  const { rerender } = renderWithTexts(<TypingMark at={1000} />);
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  for (const at of [3500, 6000, 8500]) {
    wait(2500);
    rerender(<TypingMark at={at} />);
    expect(isShown()).toBe(true);
  }
  wait(5900);
  expect(isShown()).toBe(true);
  wait(200);
  expect(isShown()).toBe(false);
  rerender(<TypingMark at={20_000} />);
  expect(isShown()).toBe(true);
  rerender(<TypingMark at={null} />);
  expect(isShown()).toBe(false);
  vi.useRealTimers();
});
