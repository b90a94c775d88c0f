import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { ExternalButtons } from '@/components/auth/external-buttons';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import auth from '@/locales/en/auth.json';
import { standIn } from '@/tests/setup/stand-in';

await standIn(import('next/router'), { useRouter: () => ({ locale: 'en', query: {}, asPath: '/login' }) });

const started = vi.fn(() => Promise.resolve(true));
await standIn(import('@/services/auth/external-login'), { startExternalLogin: started });

const ADDRESSES = { google: 'https://accounts.google.com/o/oauth2/v2/auth', apple: 'https://appleid.apple.com/auth/authorize' };
const offer = (provider: 'google' | 'apple') => ({ provider, clientId: 'a-client', authorizationUrl: ADDRESSES[provider] }) as never;

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

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP4A';
it.each([
  ['Instagram on an iPhone', `${PHONE} Mobile/22F76 Instagram 383.0.0.32.79`, true],
  ['WeChat on an iPhone', `${PHONE} Mobile/22F76 MicroMessenger/8.0.60 Language/zh_HK`, true],
  [
    'WhatsApp or Facebook on Android',
    `${ANDROID}; wv) AppleWebKit/537.36 Version/4.0 Chrome/137.0 Mobile Safari/537.36 [FB_IAB/FB4A]`,
    true,
  ],
  ['the home screen of an iPhone', `${PHONE} Mobile/22F76`, false],
  ['Safari', `${PHONE} Version/18.5 Mobile/15E148 Safari/604.1`, false],
  ['Chrome on Android', `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0 Mobile Safari/537.36`, false],
])('tells whoever reads in an app that Google refuses it there, and goes to Apple: %s', async (where, agent, isRefused) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: where.startsWith('the home') });
  started.mockClear();
  renderWithTexts(<ExternalButtons offers={[offer('google'), offer('apple')]} />);
  await userEvent.click(screen.getByRole('button', { name: /Google/ }));
  const { inApp, setPassword } = auth.external;
  expect(screen.queryByRole('alert')?.textContent ?? null).toBe(isRefused ? `${inApp} ${setPassword}` : null);
  expect(started).toHaveBeenCalledTimes(isRefused ? 0 : 1);
  if (isRefused) await userEvent.click(screen.getByRole('button', { name: /Apple/ }));
  expect(started).toHaveBeenCalledTimes(1);
});

it.each([
  ['React Native', { ReactNativeWebView: { postMessage: vi.fn() } }],
  ['iOS', { webkit: { messageHandlers: { appHost: { postMessage: vi.fn() } } } }],
  ['Android', { appHost: { postMessage: vi.fn() } }],
])('names in our own app only what is possible there: no other browser, but a password (%s)', async (_platform, host) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`${PHONE} Mobile/22F76`);
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
  for (const [name, receiver] of Object.entries(host)) vi.stubGlobal(name, receiver);
  renderWithTexts(<ExternalButtons offers={[offer('google')]} />);
  await userEvent.click(screen.getByRole('button', { name: /Google/ }));
  expect(screen.getByRole('alert')).toHaveTextContent(auth.external.inOwnApp);
  expect(screen.getByRole('link', { name: auth.external.setPassword })).toHaveAttribute('href', '/reset-password');
});
