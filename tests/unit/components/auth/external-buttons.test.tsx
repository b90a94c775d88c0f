import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ExternalButtons } from '@/components/auth/external-buttons';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import auth from '@/locales/en/auth.json';
import { standIn } from '@/tests/setup/stand-in';

await standIn(import('next/router'), { useRouter: () => ({ locale: 'en', query: {}, asPath: '/login' }) });

await standIn(import('@/services/auth/external-login'), { startExternalLogin: () => Promise.resolve(true) });

const offer = (provider: 'google' | 'apple') => ({ provider, clientId: 'a-client', authorizeUrl: 'https://id.example/authorize' }) as never;

/** The file of a button's mark, and its text. */
function markOf(name: string) {
  const image = screen.getByRole('button', { name }).querySelector('img');
  return { alt: image?.alt, svg: readFileSync(`public${image?.getAttribute('src') ?? ''}`, 'utf8') };
}
const fillsOf = (svg: string) => [...svg.matchAll(/fill="([^"]+)"/g)].map(([, fill]) => fill);

describe('the way to a provider', () => {
  it('carries Google’s own mark in its four colours', () => {
    renderWithTexts(<ExternalButtons offers={[offer('google'), offer('apple')]} />);
    const { alt, svg } = markOf(auth.external.google);
    expect(alt).toBe('');
    expect(fillsOf(svg)).toEqual(['#ea4335', '#4285f4', '#fbbc05', '#34a853']);
  });

  it('carries Apple’s own mark, filled in black', () => {
    renderWithTexts(<ExternalButtons offers={[offer('apple')]} />);
    const { svg } = markOf(auth.external.apple);
    expect(fillsOf(svg)).toEqual([]); // black, which is what an SVG fills with
    expect(svg).not.toContain('stroke');
  });

  it.each(['google', 'apple'] as const)('has nothing of the site’s red for %s, not even as the only way', (provider) => {
    renderWithTexts(<ExternalButtons offers={[offer(provider)]} />);
    const button = screen.getByRole('button', { name: auth.external[provider] });
    expect(button).toHaveAttribute('data-variant', 'neutral');
    expect(button).toHaveAttribute('data-provider', provider);
  });
});

it('is free again for whoever comes back from the provider by the browser’s own button', async () => {
  renderWithTexts(<ExternalButtons offers={[offer('google')]} />);
  const button = screen.getByRole('button', { name: /Google/ });
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  // The page comes out of the back-forward cache as it was left.
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(button).not.toHaveAttribute('aria-busy');
});
