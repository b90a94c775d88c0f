import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Session } from '@/components/layout/session';

const network = vi.hoisted(() => ({ isThere: false }));
vi.mock('@/components/layout/session-keeper', () => {
  if (!network.isThere) throw new Error('offline');
  return { SessionKeeper };
});
vi.mock('@/services/auth/session', () => ({
  onSessionMark: () => () => undefined,
  readAccessToken: () => 'a-token',
  syncSessionMark: () => undefined,
}));

function SessionKeeper() {
  return <p>kept</p>;
}

it('fetches the keeper when the network is back, and is silent until then', async () => {
  const { container } = render(<Session route="home" />);
  await act(async () => vi.dynamicImportSettled());
  expect(container).toBeEmptyDOMElement();
  network.isThere = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('kept')).toBeInTheDocument();
});
