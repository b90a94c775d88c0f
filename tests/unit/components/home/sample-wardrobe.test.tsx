import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadSampleWardrobe } from '@/components/home/load-home';
import { SampleWardrobe } from '@/components/home/sample-wardrobe';
import { renderWithTexts } from '@/tests/setup/render-with-texts';

const TEXT = { heading: 'Try a wardrobe', intro: 'A sample.', hint: 'Open a piece.', empty: 'Nothing fits both.' };
const wardrobe = await loadSampleWardrobe('en');
const shownNames = () =>
  within(screen.getByRole('list', { name: 'A wardrobe to try' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

beforeEach(() => void renderWithTexts(<SampleWardrobe text={TEXT} wardrobe={wardrobe} />));

describe('the sample wardrobe', () => {
  it('shows 24 pieces, then those of a kind, then those of a kind and colour, and says how many', async () => {
    const user = userEvent.setup();
    expect(shownNames()).toHaveLength(24);
    expect(screen.getByRole('status')).toHaveTextContent('24 pieces');

    await user.click(screen.getByRole('button', { name: /^Dresses ?3$/ }));
    expect(shownNames()).toEqual(['Red slip dress', 'Floral sundress', 'Navy evening dress']);
    expect(screen.getByRole('button', { name: /Dresses/ })).toHaveAttribute('aria-pressed', 'true');

    await user.click(screen.getByRole('button', { name: /^Red ?1$/ }));
    expect(shownNames()).toEqual(['Red slip dress']);
    expect(screen.getByRole('status')).toHaveTextContent('Showing 1 of 24 pieces');
  });

  it('says that nothing fits, and clears both filters at once', async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /^Knitwear ?1$/ }));
    await user.click(screen.getByRole('button', { name: /^Purple ?0$/ }));
    expect(screen.getByRole('status')).toHaveTextContent('Showing 0 of 24 pieces · Nothing fits both.');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(shownNames()).toHaveLength(24);
  });

  it('brings the rest by a button where only the first rows are seen, and goes on with the first of them', async () => {
    const user = userEvent.setup();
    const list = screen.getByRole('list', { name: 'A wardrobe to try' });
    expect(list).toHaveAttribute('data-folded');
    await user.click(screen.getByRole('button', { name: /^Dresses/ }));
    expect(list).not.toHaveAttribute('data-folded');
    await user.click(screen.getByRole('button', { name: /^Dresses/ }));
    await user.click(screen.getByRole('button', { name: 'Show all 24 pieces' }));
    expect(list).not.toHaveAttribute('data-folded');
    await waitFor(() => expect(within(list).getAllByRole('button')[9]).toHaveFocus());
    expect(screen.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
  });

  it('opens the passport of a piece and closes it again', async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Jade silk qipao' }));
    const passport = await screen.findByRole('dialog', { name: 'Jade silk qipao' });
    for (const fact of ['Jade', 'Silk', 'Dry clean only', 'Qipao']) expect(within(passport).getByText(fact)).toBeInTheDocument();
    expect(within(passport).getByText(/belongs to nobody/)).toBeInTheDocument();
    await user.click(within(passport).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
