import { screen, waitFor } from '@testing-library/react';
import { userEvent as realUser } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paymentDraft } from '@/components/payments/payment-draft';
import { InvoiceDetail } from '@/components/billing/invoice-detail';
import type { Invoice } from '@/lib/contract/billing';
import { onCall, startApiServer, no, ok } from '@/tests/setup/api-server';
import { listen } from '@/tests/setup/listen';
import { renderWithTexts, storesOf } from '@/tests/setup/render-with-texts';
import { standIn } from '@/tests/setup/stand-in';

// Before the saved cards are known, the form for a new one opens.
await standIn(import('@/services/payments/open-card-form'), {
  openCardForm: () => Promise.resolve({ tokenise: vi.fn(), check: () => undefined, tearDown: () => undefined }),
});

const server = startApiServer();
const userEvent = realUser.setup({ delay: null });
const CARD = { id: 'card-1', brand: 'Visa', last4: '1111', expiry: '12/99', default: true };
const SELLERS = {
  hk: {
    name: 'Sample Wardrobe (Hong Kong) Limited',
    address: ['88 Example Road'],
    registrations: [{ label: 'Business registration no.', number: '00000000-000' }],
  },
  sg: {
    name: 'Sample Wardrobe (Singapore) Pte. Ltd.',
    address: ['10 Example Avenue'],
    registrations: [{ label: 'UEN', number: '200000000X' }],
  },
};
const SG_ADDRESS = {
  flat: '08-12',
  addressOne: '12 Toh Guan Road',
  building: '',
  addressTwo: '',
  district: 'd22',
  haveLift: true,
  entranceGate: '',
  manyEntranceGate: false,
  parkingBay: true,
  zipCode: '608838',
};
const INVOICE: Invoice = {
  id: 'inv-1',
  number: 'INV-0001',
  date: '2026-11-01',
  dueDate: '2026-11-15',
  status: 'due',
  currency: 'HKD',
  total: 112_000,
  lines: [
    { kind: 'x', description: 'x', months: 1, quantity: 1, unitPrice: 88_000, amount: 88_000, estimate: 88_000, coverLimit: 800_000 },
    { kind: 'extra-delivery', description: 'extra', quantity: 2, unitPrice: 12_000, amount: 24_000, estimate: 12_000 },
    {
      kind: 'care',
      description: 'Repair: Navy blazer, Silk blouse',
      service: 'repair',
      pieces: ['Navy blazer', 'Silk blouse'],
      quantity: 2,
      unitPrice: 0,
      amount: 0,
    },
    { description: 'Something only the provider knows', quantity: 1, unitPrice: 0, amount: 0 },
  ],
  payments: [],
};

/** The invoice as the server knows it; a payment changes it there. */
let invoice: Invoice;
let sent: { nonce: unknown; key: string | null }[];

beforeEach(() => {
  invoice = INVOICE;
  sent = [];
  server.use(
    onCall('invoice', () => HttpResponse.json({ data: invoice }), { params: { id: 'inv-1' } }),
    onCall('clientToken', () => ok({ clientToken: 'token' })),
    onCall('paymentMethods', () => HttpResponse.json({ data: [CARD] })),
    onCall('savedCardNonce', () => ok({ nonce: `nonce-${sent.length + 1}` }), { params: { id: 'card-1' } }),
  );
});

function payAnswers(answer: () => Response | Promise<Response>) {
  server.use(
    onCall(
      'payInvoice',
      async ({ request }) => {
        sent.push({
          nonce: ((await request.json()) as { paymentMethodNonce: string }).paymentMethodNonce,
          key: request.headers.get('Idempotency-Key'),
        });
        return answer();
      },
      { params: { invoiceId: 'inv-1' } },
    ),
  );
}
const isPaid = () =>
  (invoice = { ...INVOICE, status: 'paid', payments: [{ at: '2026-11-21T10:00:00+08:00', amount: 112_000, method: 'Visa 1111' }] });

const show = () => renderWithTexts(<InvoiceDetail id="inv-1" sellers={SELLERS} />);
async function pay() {
  await screen.findByRole('radio', { name: /Visa/ });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Pay HK$1,120.00' }));
}

it.each([
  ['en-SG', 'Tax invoice INV-0001', /GST of 9% included: S\$9\.25/, 'Total before GST: S$102.75', undefined],
  ['zh-Hans', '税务发票 INV-0001', /9%.*：S\$9\.25/, '消费税前总额：S$102.75', null],
] as const)(
  'in Singapore (%s) is a tax invoice: GST, the sum before it, and both parties with their addresses',
  async (locale, title, tax, net, address) => {
    // Settled by credit: without a payment, and yet not unpaid.
    invoice = { ...INVOICE, currency: 'SGD', status: 'paid', total: 11_200, tax: { rate: 9, amount: 925 }, payments: [] };
    // Issued before this was stored, or before there was an address.
    if (address === null) invoice.billedTo = { firstName: 'Mei Ling', lastName: 'Tan', email: 'mei@example.com', address };
    // The member has the address that the van comes to.
    const registry = storesOf({ id: 'u', email: 'mei@example.com', firstName: 'Mei Ling', lastName: 'Tan' }, [{ address: SG_ADDRESS }]);
    renderWithTexts(<InvoiceDetail id="inv-1" sellers={SELLERS} />, { locale, registry });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const words of [tax, net, '10 Example Avenue', /^UEN.*200000000X$/, 'Mei Ling Tan', '12 Toh Guan Road, 08-12, 608838']) {
      expect(screen.getByText(words)).toBeVisible();
    }
    expect(screen.queryByText(/Nothing has been paid|还没有付款/)).toBeNull();
  },
);

describe('an invoice', () => {
  it('explains its lines, in our words where the kind is known, and compares them with the estimate', async () => {
    show();
    const extra = await screen.findByRole('rowheader', { name: /Trip fee/ });
    expect(extra).toHaveTextContent('A delivery or collection beyond those your plan includes.');
    expect(extra).toHaveTextContent('2 × HK$120.00 · HK$120.00 above the estimate');
    const plan = screen.getByRole('rowheader', { name: /x storage/ });
    expect(plan).toHaveTextContent('a month · 1 month · As estimated');
    expect(plan).toHaveTextContent('Covered up to HK$8,000 per piece.');
    expect(screen.getByRole('rowheader', { name: /only the provider knows/ })).toBeVisible();
    expect(screen.getByText('Nothing has been paid on this invoice yet.')).toBeVisible();
    expect(screen.getByRole('rowheader', { name: /Repair/ })).toHaveTextContent('Navy blazer, Silk blouse');
    // Of the region of its currency, whichever site is open.
    expect(screen.getByText('Sample Wardrobe (Hong Kong) Limited')).toBeVisible();
    expect(screen.getByText('Business registration no.: 00000000-000')).toBeVisible();
    expect(screen.queryByText(/Singapore/)).toBeNull();
  });

  it('is paid once however often the button is pressed, and becomes the receipt', async () => {
    payAnswers(() => (isPaid(), HttpResponse.json({ data: { id: 'inv-1', status: 'paid' } })));
    show();
    await screen.findByRole('radio', { name: /Visa/ });
    const spoken = listen();
    expect(spoken()).not.toContain('Paid.');
    await pay();
    expect(await screen.findByText('Paid. Thank you.')).toBeVisible();
    expect(spoken()).toContain('Paid. Thank you.');
    expect(sent).toEqual([{ nonce: 'nonce-1', key: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
    expect(screen.getByText('Visa 1111')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
    expect(paymentDraft('invoice.inv-1').wasStarted()).toBe(false);
  });

  it('says after a declined card that no money was taken, and tries again with a fresh nonce under a new key', async () => {
    payAnswers(() => no(402, 'PAYMENT_DECLINED'));
    show();
    await pay();
    expect(await screen.findByRole('alert')).toHaveTextContent('No money was taken.');
    payAnswers(() => (isPaid(), HttpResponse.json({ data: { id: 'inv-1', status: 'paid' } })));
    await pay();
    expect(await screen.findByText('Paid. Thank you.')).toBeVisible();
    expect(sent.map(({ nonce }) => nonce)).toEqual(['nonce-1', 'nonce-2']);
    expect(sent[0]?.key).not.toBe(sent[1]?.key);
  });

  it('claims nothing when the answer is lost, reads the invoice again and finds it paid', async () => {
    server.use(onCall('paymentIntent', () => HttpResponse.json({}, { status: 404 })));
    payAnswers(() => (isPaid(), HttpResponse.error()));
    show();
    await pay();
    await waitFor(() => expect(screen.queryByRole('button', { name: /Pay HK/ })).toBeNull());
    expect(screen.queryByText(/No money was taken/)).toBeNull();
    expect(await screen.findByText('Visa 1111')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('offers no second payment while one is being processed', async () => {
    invoice = { ...INVOICE, status: 'processing' };
    show();
    expect(await screen.findByText('The payment is being processed')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
  });

  it('that does not come says aloud that it is still asked for', async () => {
    server.use(onCall('invoice', () => HttpResponse.json({}, { status: 500 }), { params: { id: 'inv-1' } }));
    show();
    const spoken = listen();
    expect(spoken()).not.toContain('Still trying');
    expect(await screen.findByText('Still trying to reach our service.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Invoice' })).toBeInTheDocument();
    expect(spoken()).toContain('Still trying to reach our service.');
  });

  it('does not keep asking for an invoice that is not there', async () => {
    let asked = 0;
    server.use(
      onCall(
        'invoice',
        () => ((asked += 1), HttpResponse.json({ statusCode: 404, code: 'NOT_FOUND', message: 'no', data: null }, { status: 404 })),
        { params: { id: 'inv-1' } },
      ),
    );
    show();
    expect(await screen.findByRole('heading', { name: 'We could not find this invoice' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All invoices' })).toHaveAttribute('href', '/billings');
    expect(asked).toBe(1);
  });
});
