import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SupportWidget } from '@/components/support/support-widget';
import { markSession } from '@/services/auth/session';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { ChatWidgetVisibility } from '@/components/layout/site-layout';
import { standIn } from '@/tests/setup/stand-in';

await standIn(import('next/router'), { useRouter: () => ({ asPath: '/about-us' }) });

const page = (isLoaded: boolean) => (
  <>
    {isLoaded ? <SupportWidget locale="en" /> : null}
    <ChatWidgetVisibility isForbidden={false} />
  </>
);
const help = () => screen.queryByRole('button', { name: 'Help' });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  markSession('out');
});
afterEach(() => {
  vi.useRealTimers();
  delete window.chatWidget;
});

it('shows itself to a visitor although nobody looks for it any more', async () => {
  const { rerender } = renderWithTexts(page(false));
  await wait(6000);
  rerender(page(true));
  expect(help()).toBeInTheDocument();
});

it('stays away from a member, also one who logs in later', async () => {
  markSession('in');
  const { rerender } = renderWithTexts(page(false));
  await wait(6000);
  rerender(page(true));
  expect(help()).toBeNull();
  act(() => markSession('out'));
  await wait(0);
  expect(help()).toBeInTheDocument();
  act(() => markSession('in'));
  await wait(0);
  expect(help()).toBeNull();
});

it('finds a widget from outside within five seconds, looking every 100 ms, and gives up then', async () => {
  const widget = { show: vi.fn(), hide: vi.fn() };
  const { unmount } = renderWithTexts(page(false));
  await wait(4800);
  window.chatWidget = widget;
  await wait(100);
  expect(widget.show).toHaveBeenCalledOnce();
  unmount();
  delete window.chatWidget;
  renderWithTexts(page(false));
  await wait(5000);
  window.chatWidget = widget;
  await wait(1000);
  expect(widget.show).toHaveBeenCalledOnce();
});
