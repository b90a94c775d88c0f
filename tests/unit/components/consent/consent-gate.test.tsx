import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsentGate } from '@/components/consent/consent-gate';
import type { RouteName } from '@/lib/config/routes';
import { EVERYTHING } from '@/lib/domain/consent/consent-choice';
import { reopenConsent, currentConsent, storeConsent } from '@/services/consent';

const { tags } = vi.hoisted(() => ({ tags: { container: 'GTM-TEST' } }));
vi.mock('@/components/consent/tag-container', () => ({ tagContainerOf: () => tags.container }));
vi.mock('next/dynamic', () => ({
  default: () =>
    function Banner({ isAskedFor, onDecide }: { isAskedFor: boolean; onDecide: (choice: typeof EVERYTHING) => void }) {
      return (
        <button type="button" onClick={() => onDecide({ analytics: true, marketing: true })}>
          {isAskedFor ? 'asked for' : 'asked'}
        </button>
      );
    },
}));

const gate = (route: RouteName | null) => <ConsentGate locale="en" route={route} />;
const script = () => document.querySelector('script[src*="gtm.js"]');
const question = () => screen.queryByRole('button');

beforeEach(() => {
  tags.container = 'GTM-TEST';
});
afterEach(() => {
  script()?.remove();
  delete window.dataLayer;
});

describe('the question about cookies', () => {
  it('asks by itself only where tags may be', () => {
    const { rerender } = render(gate('login'));
    expect(question()).toBeNull();
    rerender(gate('home'));
    expect(question()).toHaveTextContent('asked');
    rerender(gate('login'));
    expect(question()).toBeNull();
  });

  it.each(['login', 'loginCallback', 'resetPassword', 'verifyEmail', 'home'] as const)('opens on %s for whoever asks for it', (route) => {
    render(gate(route));
    act(reopenConsent);
    expect(question()).toHaveTextContent('asked for');
  });

  it('is not asked anew over one that the visitor has opened', () => {
    const { rerender } = render(gate('login'));
    act(reopenConsent);
    rerender(gate('home'));
    expect(question()).toHaveTextContent('asked for');
  });

  it('keeps a yes from a sign-in page, and starts the container on the next page that may carry it', async () => {
    const { rerender } = render(gate('login'));
    act(reopenConsent);
    await userEvent.click(screen.getByRole('button'));
    expect(currentConsent()).toEqual(EVERYTHING);
    await waitFor(() => expect(window.dataLayer).toBeDefined());
    expect(script()).toBeNull();
    rerender(gate('home'));
    await waitFor(() => expect(script()).not.toBeNull());
  });

  it('starts nothing on a sign-in page for somebody who has said yes before', async () => {
    storeConsent(EVERYTHING);
    render(gate('loginCallback'));
    await Promise.resolve();
    expect(script()).toBeNull();
  });

  it('is never asked without a container', () => {
    tags.container = '';
    render(gate('home'));
    act(reopenConsent);
    expect(question()).toBeNull();
  });
});
