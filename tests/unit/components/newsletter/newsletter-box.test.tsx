import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NewsletterBox } from '@/components/newsletter/newsletter-box';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import newsletter from '@/locales/en/newsletter.json';
import { standIn } from '@/tests/setup/stand-in';

const sendCall = vi.fn();
await standIn(import('@/services/http/send-call'), { sendCall });
await standIn(import('next/router'), { useRouter: () => ({ locale: 'en' }) });

const box = () => screen.getByRole('textbox', { name: newsletter.label });
const rejected = (fields: object[]) => ({
  kind: 'rejected',
  status: 400,
  body: {},
  code: null,
  message: null,
  fields,
  retryAfterSeconds: null,
});

beforeEach(() => sendCall.mockReset());

async function subscribe(typed: string) {
  renderWithTexts(<NewsletterBox />);
  await userEvent.type(box(), `${typed}{Enter}`);
}

describe('the newsletter box', () => {
  it.each(['  spaced@example.com  ', 'x@例え.jp', 'no address at all', '\u3000full@width.example'])(
    'sends %j as it was typed',
    async (typed) => {
      sendCall.mockResolvedValue({ kind: 'ok', status: 200, data: {} });
      await subscribe(typed);
      await screen.findByText(newsletter.success);
      expect(sendCall.mock.calls).toEqual([['newsletterSignup', { body: { emailAddress: typed } }]]);
    },
  );

  it('offers what comes off a first order to visitors alone', async () => {
    sendCall.mockResolvedValue({ kind: 'ok', status: 200, data: {} });
    document.documentElement.dataset.session = 'in';
    renderWithTexts(<NewsletterBox welcome={10} />);
    await userEvent.type(box(), 'mei@example.com{Enter}');
    const offers = [newsletter.offer.replace('{{percent}}', '10'), newsletter.couponOffer];
    for (const offer of offers) expect(await screen.findByText(offer)).not.toBeVisible();
    expect(screen.getByText(newsletter.title)).toBeVisible();
    delete document.documentElement.dataset.session;
    for (const offer of offers) expect(screen.getByText(offer)).toBeVisible();
    expect(screen.getByText(newsletter.title)).not.toBeVisible();
  });

  it('is a text field that asks for the keyboard and the memory of addresses, and corrects nothing', () => {
    renderWithTexts(<NewsletterBox />);
    expect(box()).toHaveAttribute('type', 'text');
    for (const [name, value] of Object.entries({
      inputmode: 'email',
      autocomplete: 'email',
      autocapitalize: 'none',
      spellcheck: 'false',
    })) {
      expect(box()).toHaveAttribute(name, value);
    }
  });

  it('marks the address as wrong where the server names it', async () => {
    sendCall.mockResolvedValue(rejected([{ path: 'emailAddress', code: 'email' }]));
    await subscribe('not an address');
    expect(await screen.findByRole('alert')).toHaveTextContent(newsletter.failure);
    expect(box()).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(box(), 'x');
    expect(box()).not.toHaveAttribute('aria-invalid');
  });

  it.each([
    ['no answer', { kind: 'unreachable' }],
    ['a server that is broken', { ...rejected([]), status: 500 }],
  ])('says no word of the address on %s', async (_name, outcome) => {
    sendCall.mockResolvedValue(outcome);
    await subscribe('mei@example.com');
    expect(await screen.findByRole('alert')).toHaveTextContent(newsletter.failure);
    await waitFor(() => expect(box()).not.toHaveAttribute('aria-invalid'));
  });
});
