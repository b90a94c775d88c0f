import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RequestQuote } from '@/lib/contract/item-requests';
import { inLocale } from '@/tests/builders/in-locale';
import { BasketTerms } from '@/components/wardrobe/basket/basket-contents';

const english = await inLocale('en');
const chinese = await inLocale('zh');
const LINES = [{ itemId: 'a', action: 'deliver' as const, note: '' }];
const quoteOf = (total: number, currency: RequestQuote['currency'] = 'HKD', visit: Partial<RequestQuote['visit']> = {}): RequestQuote => ({
  lines: [],
  extras: [],
  usesFreeDelivery: total === 0,
  needsBooking: true,
  total,
  currency,
  validUntil: '2099-01-01T00:00:00Z',
  visit: { lateChangeFee: 10_000, ...visit },
});

it('speaks of an invoice only where something is to be paid', () => {
  const { rerender } = render(<BasketTerms lines={LINES} quote={quoteOf(12_000)} />, { wrapper: english });
  expect(
    screen.getByText(/^The total goes on your next invoice\. You can cancel everything free of charge .* costs HK\$100\.$/),
  ).toBeVisible();
  rerender(<BasketTerms lines={LINES} quote={quoteOf(0)} />);
  expect(screen.getByText(/^You can cancel everything/)).toBeVisible();
});

it('puts nothing between two Chinese sentences', () => {
  render(<BasketTerms lines={LINES} quote={quoteOf(12_000)} />, { wrapper: chinese });
  expect(screen.getByText(/^總額會列入下一張帳單。上門 24 小時前/)).toBeVisible();
});

it('names the last free moment of a visit, and within a day of it none but that after confirming', () => {
  const free = { freeUntil: '2099-03-01T06:00:00Z' };
  const { rerender } = render(<BasketTerms lines={LINES} quote={quoteOf(0, 'SGD', free)} />, { wrapper: english });
  expect(screen.getByText(/free of charge until 1 March 2099, 14:00/)).toHaveTextContent(/S\$100\.$/);
  rerender(<BasketTerms lines={LINES} quote={quoteOf(0, 'SGD', { freeUntil: null })} />);
  expect(screen.getByText(/free of charge for 30 minutes after you confirm/)).toHaveTextContent(/S\$100\.$/);
  expect(screen.queryByText(/until/)).toBeNull();
});
