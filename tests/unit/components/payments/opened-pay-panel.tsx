import { screen, waitFor } from '@testing-library/react';
import { userEvent as realUser } from '@testing-library/user-event';
import { beforeEach, expect, vi } from 'vitest';
import { PayPanel } from '@/components/payments/pay-panel';
import { paymentDraft } from '@/components/payments/payment-draft';
import type { ErrorCode } from '@/lib/contract/error-codes';
import type { Outcome } from '@/services/http/outcome';
import { openCardForm } from '@/services/payments/open-card-form';
import { onCall, startApiServer, ok } from '@/tests/setup/api-server';
import { renderWithTexts } from '@/tests/setup/render-with-texts';

export const userEvent = realUser.setup({ delay: null });

/**
 * For all tests of a file, which has put a mock in the place of `openCardForm`: a card form that gives a new nonce each time. @returns the
 * API's stand-in
 */
export function standForGateway() {
  const server = startApiServer();
  beforeEach(() => {
    let count = 0;
    const tokenise = vi.fn(() => Promise.resolve({ kind: 'nonce' as const, nonce: `nonce-${(count += 1)}`, card: null }));
    vi.mocked(openCardForm)
      .mockReset()
      .mockResolvedValue({ tokenise, check: () => undefined, tearDown: () => undefined });
    server.use(onCall('clientToken', () => ok({ clientToken: 'token' })));
  });
  return server;
}

export type Answer = Outcome<{ number: string }>;
export const paid: Answer = { kind: 'ok', status: 201, data: { number: 'HK-1' } };
export const no = (status: number, code: ErrorCode | null): Answer => ({
  kind: 'rejected',
  status,
  body: null,
  code,
  message: null,
  fields: [],
  retryAfterSeconds: null,
});
export function open(answers: (Answer | Promise<Answer>)[], { onRefused }: { onRefused?: () => boolean } = {}) {
  const sent: { nonce: string; key: string }[] = [];
  const onPaid = vi.fn();
  const onRecovered = vi.fn();
  const draft = paymentDraft('test');
  renderWithTexts(
    <PayPanel
      subject="invoice"
      amount={88_000}
      currency="HKD"
      draft={draft}
      send={async (nonce, key) => {
        sent.push({ nonce, key });
        return answers.shift() ?? { kind: 'unreachable' };
      }}
      onPaid={onPaid}
      onRecovered={onRecovered}
      onRefused={onRefused}
      hasSavedCards={false}
      label="Pay HK$880"
    />,
  );
  return { sent, onPaid, onRecovered, draft };
}

export async function press() {
  await waitFor(() => expect(screen.getByTestId('card-form')).toHaveAttribute('data-state', 'open'));
  await userEvent.click(screen.getByRole('button', { name: 'Pay HK$880' }));
}
