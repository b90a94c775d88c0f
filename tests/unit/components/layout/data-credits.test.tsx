import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FooterLegal } from '@/components/layout/site-footer';
import { RegionModal } from '@/components/layout/region-modal';
import { LOCALE_CODES, regionOfLocale } from '@/lib/config/locales';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { standIn } from '@/tests/setup/stand-in';

await standIn(import('next/router'), { useRouter: () => ({ asPath: '/', locale: 'en', events: { on: vi.fn(), off: vi.fn() } }) });

/** The licence (CC BY 4.0) wants the name and a way to the source wherever the data is used. */
describe.each(LOCALE_CODES)('data of others in %s', (locale) => {
  it('is credited in the footer of every page, with a link to the source', () => {
    renderWithTexts(<FooterLegal region={regionOfLocale(locale)} year={2026} />, { locale });
    const link = screen.getByRole('link', { name: /DB-IP/ });
    expect(link).toHaveAttribute('href', 'https://db-ip.com/');
    expect(link.textContent).toMatch(locale.startsWith('zh') ? /（.+）$/ : / \(.+\)$/);
  });

  it('is credited where the country of an address is shown', () => {
    const shell = { locale, route: 'chat', year: 2026 } as never;
    renderWithTexts(<RegionModal shell={shell} region="sg" onAnswered={vi.fn()} />, { locale });
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    expect(dialog.getByRole('link', { hidden: true, name: /DB-IP/ })).toHaveAttribute('href', 'https://db-ip.com/');
  });
});
