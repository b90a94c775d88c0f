import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PackageCard } from '@/components/pricing/package-card';
import { PackageComparison } from '@/components/pricing/package-comparison';
import type { ShownPackage } from '@/components/pricing/pricing-props';
import pricing from '@/locales/en/pricing.json';
import store from '@/content/service-pages/store/en.json';
import { HK_PRICES } from '@/tests/builders/basket';
import { renderWithTexts } from '@/tests/setup/render-with-texts';

/** “The comparison of plans shows how many deliveries each plan includes per month”, says the FAQ, and the terms name a limit. */
it('says before an order how many deliveries each plan includes, and what a piece or a bag is covered for', () => {
  renderWithTexts(<PackageComparison packages={store.packages as unknown as ShownPackage[]} priceList={HK_PRICES.shoppingCarts} />);
  const columns = screen.getAllByRole('columnheader').map((header) => header.textContent ?? '');
  const rowOf = (name: string) => {
    const cells = within(screen.getByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole('cell');
    return (plan: RegExp) => cells[columns.findIndex((column) => plan.test(column))]?.textContent;
  };
  const deliveries = rowOf('Deliveries included');
  expect([deliveries(/Basic$/), deliveries(/Plus$/), deliveries(/lite$/)]).toEqual([
    '1 a month',
    '2 a month, 1 of them as a rush',
    'None; each one is charged',
  ]);
  const cover = rowOf('Covered up to');
  expect(cover(/Basic$/)).toBe('HK$8,000 per piece');
  expect(cover(/lite$/)).toMatch(/^HK\$[\d,]+ per bag$/);
});

it('closes with one press what a browser has opened because a word was found in it', () => {
  const [sold] = store.packages as unknown as [ShownPackage];
  const picture = { name: 'a', width: 4, height: 3, widths: [480], placeholder: '#fff' };
  renderWithTexts(<PackageCard sold={{ ...sold, picture }} price="HK$295" />);
  const details = screen.getByRole('group') as HTMLDetailsElement;
  const turn = (isOpen: boolean) => {
    details.open = isOpen;
    fireEvent(details, new Event('toggle'));
  };
  turn(true);
  fireEvent.click(within(details).getByText(pricing.package.details));
  turn(details.open);
  expect(details.open).toBe(false);
});
