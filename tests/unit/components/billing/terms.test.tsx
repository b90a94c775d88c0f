import { screen, waitFor } from '@testing-library/react';
import { userEvent as realUser } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { Terms } from '@/components/billing/terms';
import type { StorageTerm } from '@/lib/contract/terms';
import { queryClient } from '@/services/http/query-client';
import { onCall, startApiServer } from '@/tests/setup/api-server';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import billing from '@/locales/en/billing.json';
import errors from '@/locales/en/errors.json';

const server = startApiServer();
const user = realUser.setup({ delay: null });
beforeEach(() => queryClient().clear());

const RESTING: StorageTerm = {
  id: 'o1',
  number: 'O-HK-100001',
  currency: 'HKD',
  state: 'resting',
  startedOn: '2026-12-01',
  paidUntil: '2027-03-01',
  monthsUsed: 0,
  paid: 139_650,
  used: 0,
  refund: 139_650,
  toCard: 139_650,
  asCredit: 0,
  endsOn: '2026-11-22',
};

describe('a term whose collection was cancelled', () => {
  it('says that it rests, and gives everything back when it is ended', async () => {
    let asked: unknown = null;
    let terms = [RESTING];
    server.use(
      onCall('storageTerms', () => HttpResponse.json({ statusCode: 200, message: 'OK', data: { terms } })),
      onCall(
        'endTerm',
        async ({ request }) => {
          asked = await request.json();
          terms = [];
          return HttpResponse.json({
            statusCode: 200,
            message: 'OK',
            data: { id: 'o1', endsOn: '2026-11-22', refund: 139_650, toCard: 139_650, asCredit: 0, status: 'done' },
          });
        },
        { params: { id: 'o1' } },
      ),
    );
    renderWithTexts(<Terms />, { namespaces: { billing, errors } });
    expect(await screen.findByText(billing.term.resting)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'End it: order O-HK-100001' }));
    const dialog = await screen.findByRole('dialog', { name: billing.term.restingTitle });
    expect(dialog).toHaveTextContent(billing.term.restingBody);
    expect(dialog).not.toHaveTextContent(/months used/);
    await user.click(screen.getByRole('button', { name: billing.term.confirm }));
    expect(await screen.findByText('HK$1,396.50 is on its way back to your card.')).toBeVisible();
    expect(asked).toEqual({ refund: 139_650 });
    // The row that the question came from is gone, and the focus goes on at what came of it.
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    expect(screen.getByText(billing.term.ended).closest('[tabindex]')).toHaveFocus();
  });
});

describe('a term that runs', () => {
  it('is shown with the last day that is paid for, not the one after it', async () => {
    server.use(
      onCall('storageTerms', () =>
        HttpResponse.json({ statusCode: 200, message: 'OK', data: { terms: [{ ...RESTING, state: 'running', monthsUsed: 1 }] } }),
      ),
    );
    renderWithTexts(<Terms />, { namespaces: { billing, errors } });
    expect((await screen.findByRole('listitem')).textContent).toContain('1 December 2026 – 28 February 2027');
  });
});
