import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FooterLegal } from '@/components/layout/site-footer';
import { RegionModal } from '@/components/layout/region-modal';
import { LOCALE_CODES, regionOfLocale, type Locale } from '@/lib/config/locales';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import english from '@/locales/en/layout.json';
import singapore from '@/locales/en-SG/layout.json';
import traditional from '@/locales/zh/layout.json';
import simplified from '@/locales/zh-CN/layout.json';
import singaporeSimplified from '@/locales/zh-Hans/layout.json';
import { standIn } from '@/tests/setup/stand-in';

const LAYOUT: Record<Locale, typeof english> = {
  en: english,
  'en-SG': singapore,
  zh: traditional,
  'zh-CN': simplified,
  'zh-Hans': singaporeSimplified,
};

await standIn(import('next/router'), { useRouter: () => ({ asPath: '/', locale: 'en', events: { on: vi.fn(), off: vi.fn() } }) });

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});

/** The licence (CC BY 4.0) wants the name and a way to the source wherever the data is used. */
describe.each(LOCALE_CODES)('data of others in %s', (locale) => {
  const layout = LAYOUT[locale];

  it('is credited in the footer of every page, with a link to the source', () => {
    renderWithTexts(<FooterLegal region={regionOfLocale(locale)} year={2026} />, { locale, namespaces: { layout } });
    const link = screen.getByRole('link', { name: /DB-IP/ });
    expect(link).toHaveAttribute('href', 'https://db-ip.com/');
    expect(link.textContent).toMatch(locale.startsWith('zh') ? /（.+）$/ : / \(.+\)$/);
  });

  it('is credited where the country of an address is shown', () => {
    const shell = { locale, route: 'chat', year: 2026 } as never;
    renderWithTexts(<RegionModal shell={shell} region="sg" onAnswered={vi.fn()} />, { locale, namespaces: { layout } });
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    expect(dialog.getByRole('link', { hidden: true, name: /DB-IP/ })).toHaveAttribute('href', 'https://db-ip.com/');
  });
});
