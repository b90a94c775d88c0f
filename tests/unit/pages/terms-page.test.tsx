import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import policy from '@/locales/en/policy.json';
import terms from '@/content/terms-and-condition/terms-and-condition/en.json';
import TermsPage from '@/pages/terms-and-condition';
import { renderWithTexts } from '@/tests/setup/render-with-texts';

// The list of contents marks the clause that is read.
beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  ),
);
afterEach(() => vi.unstubAllGlobals());

it('the terms list the limits that their clause on loss and damage refers to', () => {
  expect(JSON.stringify(terms)).toContain('The limits are listed at the end of these terms.');
  renderWithTexts(
    <TermsPage
      policy={{ ...terms, slug: 'terms-and-condition' } as never}
      limits={[
        { name: 'Pakt x Basic', limit: 800_000, per: 'piece' },
        { name: 'Pakt lite', limit: 300_000, per: 'bag' },
      ]}
    />,
  );
  const list = within(screen.getByRole('heading', { name: policy.cover.heading }).parentElement as HTMLElement);
  expect(list.getByText('Pakt x Basic').nextElementSibling).toHaveTextContent('HK$8,000');
  expect(list.getByText('Pakt lite').nextElementSibling).toHaveTextContent('HK$3,000');
});
