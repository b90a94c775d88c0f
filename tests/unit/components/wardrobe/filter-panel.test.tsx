import { useState } from 'react';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FilterPanel } from '@/components/wardrobe/list/filter-panel';
import { NO_FILTERS } from '@/components/wardrobe/model/wardrobe-view';
import { renderWithTexts } from '@/tests/setup/render-with-texts';

const none = new Map<string, number>();
const counts = { category: none, colour: none, brand: none, condition: none, place: none, season: new Map([['hot', 3]]) };

function Panel() {
  const [filters, setFilters] = useState(NO_FILTERS);
  return <FilterPanel filters={filters} counts={counts} onChange={setFilters} />;
}

it('leaves a group open in which the last value is taken away', async () => {
  renderWithTexts(<Panel />);
  await userEvent.click(screen.getByText('Season'));
  const hot = await screen.findByRole('checkbox', { name: /Hot months/ });
  await userEvent.click(hot);
  await userEvent.click(hot);
  expect(hot).not.toBeChecked();
  expect(hot.closest('details')).toHaveAttribute('open');
});
