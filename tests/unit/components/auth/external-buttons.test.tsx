import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ExternalButtons } from '@/components/auth/external-buttons';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import auth from '@/locales/en/auth.json';

vi.mock('next/router', () => ({ useRouter: () => ({ locale: 'en', query: {}, asPath: '/login' }) }));

vi.mock('@/services/auth/start-external-login', () => ({ startExternalLogin: () => Promise.resolve(true) }));

const offer = (provider: 'google' | 'apple') => ({ provider, clientId: 'a-client', authorizeUrl: 'https://id.example/authorize' }) as never;
const markOf = (name: string) => screen.getByRole('button', { name }).querySelector('svg');
const fillsOf = (mark: SVGElement | null) => [...(mark?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('fill'));

describe('the way to a provider', () => {
  it('carries Google’s own mark in its four colours', () => {
    renderWithTexts(<ExternalButtons offers={[offer('google'), offer('apple')]} />, { namespaces: { auth } });
    const mark = markOf(auth.external.google);
    expect(fillsOf(mark)).toEqual(['#ea4335', '#4285f4', '#fbbc05', '#34a853']);
    expect(mark).toHaveAttribute('viewBox', '0 0 48 48');
    expect(mark).toHaveAttribute('aria-hidden', 'true');
  });

  it('carries Apple’s own mark, filled in the colour of the words', () => {
    renderWithTexts(<ExternalButtons offers={[offer('apple')]} />, { namespaces: { auth } });
    expect(markOf(auth.external.apple)).toHaveAttribute('fill', 'currentColor');
    expect(markOf(auth.external.apple)).toHaveAttribute('stroke', 'none');
  });

  it.each(['google', 'apple'] as const)('has nothing of the site’s red for %s, not even as the only way', (provider) => {
    renderWithTexts(<ExternalButtons offers={[offer(provider)]} />, { namespaces: { auth } });
    const button = screen.getByRole('button', { name: auth.external[provider] });
    expect(button).toHaveAttribute('data-variant', 'neutral');
    expect(button).toHaveAttribute('data-provider', provider);
  });
});

it('is free again for whoever comes back from the provider by the browser’s own button', async () => {
  renderWithTexts(<ExternalButtons offers={[offer('google')]} />, { namespaces: { auth } });
  const button = screen.getByRole('button', { name: /Google/ });
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  // The page comes out of the back-forward cache as it was left.
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(button).not.toHaveAttribute('aria-busy');
});
