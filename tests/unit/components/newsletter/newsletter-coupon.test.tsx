import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NewsletterCoupon } from '@/components/newsletter/newsletter-answer';
import { listen } from '@/tests/setup/listen';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import newsletter from '@/locales/en/newsletter.json';
import traditional from '@/locales/zh/newsletter.json';
import { standIn } from '@/tests/setup/stand-in';

const sendCall = vi.fn();
await standIn(import('@/services/http/send-call'), { sendCall });
await standIn(import('next/router'), {
  useRouter: () => ({ locale: 'en' }),
  default: { events: { on: () => undefined, off: () => undefined } },
});

it('says the coupon of the address aloud, and leads with it to the calculator', async () => {
  sendCall.mockResolvedValue({ kind: 'ok', status: 200, data: { couponCode: 'WELCOME-7', expiresAt: '2026-12-31T15:00:00.000Z' } });
  renderWithTexts(<NewsletterCoupon emailAddress="mei@example.com" />);
  const spoken = listen();
  expect(spoken()).toBe('');
  await userEvent.click(screen.getByRole('button', { name: newsletter.getCoupon }));
  expect(await screen.findByText('WELCOME-7')).toBeVisible();
  expect(spoken()).toMatch(/Your coupon: WELCOME-7.*31 December 2026/);
  // The button that was pressed is gone: the focus goes on at what it brought.
  expect(screen.getByText('WELCOME-7').closest('[tabindex]')).toHaveFocus();
  expect(sendCall).toHaveBeenCalledWith('newsletterGetMyCoupon', { body: { emailAddress: 'mei@example.com' } });
  expect(screen.getByRole('link')).toHaveAttribute('href', '/services-pricing?coupon=WELCOME-7#calculator');
});

it.each([
  ['en', newsletter.getCoupon, /your first order\. You can/],
  ['zh', traditional.getCoupon, /減 10%。只供/],
] as const)('puts a space after the worth of the coupon where the writing of %s has one', async (locale, name, words) => {
  sendCall.mockResolvedValue({ kind: 'ok', status: 200, data: { couponCode: 'WELCOME-7', percent: 10 } });
  renderWithTexts(<NewsletterCoupon emailAddress="mei@example.com" />, { locale });
  await userEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByText(words)).toBeVisible();
});

it('says that the code has been used', async () => {
  sendCall.mockResolvedValue({ kind: 'rejected', code: 'COUPON_USED', status: 400, fields: [] });
  renderWithTexts(<NewsletterCoupon emailAddress="mei@example.com" />);
  await userEvent.click(screen.getByRole('button', { name: newsletter.getCoupon }));
  expect(await screen.findByRole('alert')).toHaveTextContent(newsletter.couponSpent);
});
