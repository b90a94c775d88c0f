import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DISTRICTS_HK, DISTRICTS_SG } from '@/backend/api/db/seed/catalogue-seed';
import { CoverageCheck } from '@/components/home/coverage-check';
import type { DistrictTexts } from '@/components/home/model/covered-place';
import { loadTexts } from '@/services/content/load-texts';
import { renderWithTexts } from '@/tests/setup/render-with-texts';

vi.mock('@/services/pricing/prices', () => ({ refreshPriceService: () => Promise.resolve(null) }));

const TEXT = {
  heading: 'Do we come to you?',
  intro: 'We collect.',
  label: 'Your district',
  hint: 'Begin to type.',
  action: 'Check',
  served: 'Yes, in {{district}}.',
  outlying: 'Yes, further out in {{district}}.',
  unserved: 'Not in {{district}} yet.',
  several: 'Which one?',
  unknown: 'We do not know that.',
};

async function show(locale: 'en' | 'zh-Hans', districts: typeof DISTRICTS_HK | null) {
  const districtTexts = (await loadTexts(locale, 'districts')) as Record<string, DistrictTexts>;
  renderWithTexts(<CoverageCheck text={TEXT} districts={districts} districtTexts={districtTexts} />, { locale });
  return userEvent.setup();
}

describe('the coverage check', () => {
  it('answers by district in a live region, and withdraws the answer when the text changes', async () => {
    const user = await show('en', DISTRICTS_HK);
    const box = screen.getByLabelText('Your district');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.type(box, 'mong kok{Enter}');
    await screen.findByText('Yes, in Yau Tsim Mong.');
    await user.type(box, 'x');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: 'Check' }));
    await screen.findByText('We do not know that.');
  });

  it('tells the islands apart', async () => {
    const user = await show('en', DISTRICTS_HK);
    await user.type(screen.getByLabelText('Your district'), 'Tung Chung{Enter}');
    await screen.findByText('Yes, further out in Islands.');
    await user.clear(screen.getByLabelText('Your district'));
    await user.type(screen.getByLabelText('Your district'), 'Cheung Chau{Enter}');
    await screen.findByText('Not in Cheung Chau yet.');
  });

  it('answers by postal code with the district in the reader’s language', async () => {
    const user = await show('zh-Hans', DISTRICTS_SG);
    await user.type(screen.getByLabelText('Your district'), '310145{Enter}');
    await screen.findByText('Yes, in 马里士他、大巴窑、实龙岗.');
  });

  it('offers to ask us when the districts could not be had', async () => {
    await show('en', null);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
  });

  it('says so when the search cannot be loaded, and keeps what was typed', async () => {
    vi.resetModules();
    vi.doMock('@/components/home/coverage-search', () => {
      throw new Error('offline');
    });
    const user = await show('en', DISTRICTS_HK);
    await user.type(screen.getByLabelText('Your district'), 'Mong Kok{Enter}');
    await screen.findByText(/check your connection and try again/);
    expect(screen.getByLabelText('Your district')).toHaveValue('Mong Kok');
    vi.doUnmock('@/components/home/coverage-search');
  });
});
