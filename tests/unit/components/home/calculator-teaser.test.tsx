import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CalculatorTeaser } from '@/components/home/calculator-teaser';
import type { PriceServiceData } from '@/lib/contract/pricing';
import { decodeDraft } from '@/lib/domain/pricing/read-quote-link';
import { teaserOf } from '@/components/home/model/teaser';
import { HK_PRICES } from '@/tests/builders/basket';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { standIn } from '@/tests/setup/stand-in';

const refreshPriceService = vi.fn<(country: string) => Promise<PriceServiceData | null>>();
await standIn(import('@/services/pricing/prices'), { refreshPriceService });

const TEXT = {
  heading: 'What would yours cost?',
  intro: 'Move the slider.',
  action: 'Work out the full cost',
  note: 'No deposit.',
  unavailable: 'Our price list cannot be reached.',
};
const prices = teaserOf(HK_PRICES, 'en');

/** The slider's own output is a status too; the sum comes last. */
const total = () => screen.getAllByRole('status').at(-1);

beforeEach(() => void refreshPriceService.mockReset().mockResolvedValue(null));

describe('the calculator teaser', () => {
  it('starts at the middle tier for one month and follows slider and term', async () => {
    renderWithTexts(<CalculatorTeaser text={TEXT} prices={prices} />);
    expect(total()).toHaveTextContent('HK$880');
    expect(screen.getByRole('slider', { name: 'Pieces to store' })).toHaveAttribute('aria-valuetext', '20 pieces');

    fireEvent.change(screen.getByRole('slider'), { target: { value: '3' } });
    await userEvent.click(screen.getByRole('radio', { name: /6 months/ }));
    expect(total()).toHaveTextContent('HK$1,440');
    expect(total()).toHaveTextContent('HK$8,640 for 6 months');
    expect(total()).toHaveTextContent('paid in advance. Includes 10% off');
    // The calculator goes on with what was chosen here.
    const address = new URL(screen.getByRole('link', { name: TEXT.action }).getAttribute('href') ?? '', 'http://hk.localhost');
    expect(decodeDraft(address.searchParams.get('quote') ?? '')).toMatchObject({
      packages: { x: { numberItems: 40, xType: 'basic' } },
      months: 6,
    });
    await waitFor(() => expect(refreshPriceService).toHaveBeenCalledExactlyOnceWith('hk'));
  });

  it('takes over a price that changed since the page was built', async () => {
    const dearer = HK_PRICES.shoppingCarts.map((entry) =>
      'tiers' in entry ? { ...entry, tiers: entry.tiers?.map((tier) => ({ ...tier, price: tier.price + 1_000 })) } : entry,
    );
    refreshPriceService.mockResolvedValue({
      shoppingCarts: dearer,
      memberships: HK_PRICES.memberships,
      timeslotInformation: [],
      referralProgram: null,
      districts: [],
    });
    renderWithTexts(<CalculatorTeaser text={TEXT} prices={prices} />);
    await userEvent.click(screen.getByRole('radio', { name: '1 month' }));
    expect(total()).toHaveTextContent('HK$880');
    await userEvent.click(screen.getByRole('radio', { name: /12 months/ }));
    await waitFor(() => expect(total()).toHaveTextContent('HK$756.50'));
  });

  it('says that the price is on request when there is none, and never shows zero', () => {
    renderWithTexts(<CalculatorTeaser text={TEXT} prices={null} />);
    expect(screen.getByRole('heading', { name: 'Price on request' })).toBeInTheDocument();
    expect(screen.getByText(TEXT.unavailable)).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/\$0|HK\$/);
    expect(screen.getByRole('link', { name: TEXT.action })).toHaveAttribute('href', '/services-pricing');
  });
});
