import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { EmailVerification } from '@/components/account/email-section';
import { listen } from '@/tests/setup/listen';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import account from '@/locales/en/account.json';
import { standIn } from '@/tests/setup/stand-in';

const sendCall = vi.fn();
await standIn(import('@/services/http/send-call'), { sendCall });

it.each([
  ['is on its way', true, account.verification.sent],
  ['is not needed any more', false, account.verification.done],
])('says aloud that the link %s, and the focus goes on there', async (_what, sent, words) => {
  sendCall.mockResolvedValue({ kind: 'ok', status: 200, data: { sent } });
  renderWithTexts(
    <EmailVerification user={{ id: 'm1', email: 'mei@example.com', firstName: 'Mei', lastName: 'Chan', emailVerified: false }} />,
  );
  const spoken = listen();
  expect(spoken()).toBe('');
  await userEvent.click(screen.getByRole('button', { name: account.verification.send }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(spoken()).toBe(words);
  expect(document.activeElement).toHaveTextContent(words);
});
