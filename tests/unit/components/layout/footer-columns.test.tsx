import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyColumn } from '@/components/layout/footer-columns';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import english from '@/locales/en/layout.json';
import simplified from '@/locales/zh-Hans/layout.json';
import traditional from '@/locales/zh/layout.json';

const SOCIAL = ['Instagram', 'Facebook', 'LinkedIn', 'YouTube'];

describe('the company column of the footer', () => {
  it.each([
    ['en', english],
    ['zh', traditional],
    ['zh-Hans', simplified],
  ] as const)('holds in %s what the specification lists, the social links last', (locale, layout) => {
    renderWithTexts(<CompanyColumn locale={locale} />, { locale });
    const column = screen.getByRole('list', { name: layout.footerCompany });
    const links = within(column)
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label') ?? link.textContent ?? '');
    const world = layout.world.replace('{{brand}}', 'Pakt');
    expect(links.slice(0, 5)).toEqual([
      layout.aboutUs,
      expect.stringContaining(world.split(' ').at(-1) ?? ''),
      layout.press,
      layout.contactUs,
      layout.faqs,
    ]);
    expect(links.slice(5)).toEqual(
      SOCIAL.map((name) => (locale === 'en' ? `${name} (${layout.opensInNewTab})` : `${name}（${layout.opensInNewTab}）`)),
    );
    expect(within(column).getByRole('list', { name: layout.social }).querySelectorAll('a[href^="https://"]')).toHaveLength(4);
  });
});
