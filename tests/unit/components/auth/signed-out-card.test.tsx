import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import manifest from '@/artwork/manifest.json';
import { SignedOutCard, WAITING } from '@/components/auth/signed-out-card';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import texts from '@/locales/en/layout.json';
import { standIn } from '@/tests/setup/stand-in';

await standIn(import('next/router'), {
  useRouter: () => ({ asPath: '/billings?year=2026', pathname: '/billings', locale: 'en', defaultLocale: 'en' }),
});

describe('the card of a private page', () => {
  it('leads to the login and back', () => {
    renderWithTexts(<SignedOutCard level={1} />);
    expect(screen.getByRole('heading', { level: 1, name: texts.signedOut.title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: texts.signedOut.action })).toHaveAttribute('href', '/login?redirect=%2Fbillings%3Fyear%3D2026');
  });

  it('shows a picture that is drawn, in a width that is drawn', () => {
    expect(manifest[WAITING.name].widths).toContain(WAITING.width);
  });
});
