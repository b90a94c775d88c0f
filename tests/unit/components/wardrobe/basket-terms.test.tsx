import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RequestQuote } from '@/lib/contract/item-requests';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { SITES } from '@/tests/builders/sites';
import { BasketTerms } from '@/components/wardrobe/basket/basket-contents';

const LINES = [{ itemId: 'a', action: 'deliver' as const, note: '' }];
const quoteOf = (total: number, currency: RequestQuote['currency'], visit: Partial<RequestQuote['visit']> = {}): RequestQuote => ({
  lines: [],
  extras: [],
  usesFreeDelivery: total === 0,
  needsBooking: true,
  total,
  currency,
  validUntil: '2099-01-01T00:00:00Z',
  visit: { lateChangeFee: 10_000, ...visit },
});

it.each(SITES)('speaks to $country of an invoice only where something is to be paid', ({ currency, sign }) => {
  const { rerender } = renderWithTexts(<BasketTerms lines={LINES} quote={quoteOf(12_000, currency)} />);
  const said = screen.getByText(/^The total goes on your next invoice\. You can cancel everything free of charge .* costs /);
  expect(said).toHaveTextContent(` costs ${sign}100.`);
  rerender(<BasketTerms lines={LINES} quote={quoteOf(0, currency)} />);
  expect(screen.getByText(/^You can cancel everything/)).toBeVisible();
});

it('puts nothing between two Chinese sentences', () => {
  renderWithTexts(<BasketTerms lines={LINES} quote={quoteOf(12_000, 'HKD')} />, { locale: 'zh' });
  expect(screen.getByText(/^總額會列入下一張帳單。上門 24 小時前/)).toBeVisible();
});

it.each(SITES)('names the last free moment of a visit to $country, if there is one', ({ currency, sign }) => {
  const free = { freeUntil: '2099-03-01T06:00:00Z' };
  const { rerender } = renderWithTexts(<BasketTerms lines={LINES} quote={quoteOf(0, currency, free)} />);
  expect(screen.getByText(/free of charge until 1 March 2099, 14:00/)).toHaveTextContent(` ${sign}100.`);
  rerender(<BasketTerms lines={LINES} quote={quoteOf(0, currency, { freeUntil: null })} />);
  expect(screen.getByText(/free of charge for 30 minutes after you confirm/)).toHaveTextContent(` ${sign}100.`);
  expect(screen.queryByText(/until/)).toBeNull();
});
