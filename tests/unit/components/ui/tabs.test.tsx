import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TabPanel, Tabs } from '@/components/ui/tabs';

const TABS = [
  { id: 'store', label: 'Store' },
  { id: 'digitise', label: 'Digitise' },
  { id: 'sell', label: 'Sell' },
] as const;
type Id = (typeof TABS)[number]['id'];

function Services() {
  const [selected, setSelected] = useState<Id>('store');
  return (
    <>
      <Tabs label="Service" name="service" tabs={TABS} selected={selected} onSelect={setSelected} />
      {TABS.map(({ id }) => (
        <TabPanel key={id} name="service" id={id} selected={selected}>
          about {id}
        </TabPanel>
      ))}
    </>
  );
}

const selectedTab = () => screen.getByRole('tab', { selected: true });

describe('Tabs', () => {
  it('is one stop of the Tab key, then the panel', async () => {
    render(<Services />);
    await userEvent.tab();
    expect(selectedTab()).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it.each([
    ['{ArrowRight}', 'Digitise'],
    ['{ArrowLeft}', 'Sell'],
    ['{End}', 'Sell'],
    ['{End}{ArrowRight}', 'Store'],
    ['{End}{Home}', 'Store'],
  ])('moves and chooses with %s', async (keys, name) => {
    render(<Services />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(selectedTab()).toHaveAccessibleName(name);
    expect(selectedTab()).toHaveFocus();
  });

  it('ties each tab to its panel and shows one', async () => {
    render(<Services />);
    await userEvent.click(screen.getByRole('tab', { name: 'Sell' }));
    const panel = screen.getByRole('tabpanel', { name: 'Sell' });
    expect(panel).toHaveTextContent('about sell');
    expect(selectedTab()).toHaveAttribute('aria-controls', panel.id);
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  });
});
