import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import auth from '@/locales/en/auth.json';
import { expect, it, vi } from 'vitest';
import { ExternalButtons } from '@/components/auth/external-buttons';
import { renderWithTexts } from '../../../setup/render-with-texts';

vi.mock('next/router', () => ({ useRouter: () => ({ locale: 'en', query: {}, asPath: '/login' }) }));
vi.mock('@/services/auth/start-external-login', () => ({ startExternalLogin: () => Promise.resolve(true) }));

it('is free again for whoever comes back from the provider by the browser’s own button', async () => {
  const offer = { provider: 'google', clientId: 'site', authorizationEndpoint: 'https://accounts.example' };
  renderWithTexts(<ExternalButtons offers={[offer as never]} />, { namespaces: { auth } });
  const button = screen.getByRole('button', { name: /Google/ });
  await userEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  // The page comes out of the back-forward cache as it was left.
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(button).not.toHaveAttribute('aria-busy');
});
