import { cleanup, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { regionDate } from '@/backend/api/modules/booking/region-time';
import type { RegionCode } from '@/lib/config/regions';
import { queryClient } from '@/services/http/query-client';
import { onCall, startApiServer, ok } from '@/tests/setup/api-server';
import { renderWithTexts, storesOf } from '@/tests/setup/render-with-texts';
import billing from '@/locales/en-SG/billing.json';
import { Balances } from '@/components/billing/billings';

const server = startApiServer();
const FIGURES = {
  hkd: { dueNow: 64_000, dueCount: 1, nextCharge: null, credit: 0 } as { firstDue?: string; dueNow: number },
  sgd: { dueNow: 0, dueCount: 0, nextCharge: null, credit: 0 },
};
let figures: typeof FIGURES;
let invoicesAsked = 0;

beforeEach(() => {
  figures = FIGURES;
  invoicesAsked = 0;
  server.use(
    onCall('billingBalance', ({ request }) => {
      const currency = new URL(request.url).searchParams.get('currency') === 'hkd' ? 'hkd' : 'sgd';
      return ok({ currency: currency.toUpperCase(), ...figures[currency] });
    }),
    onCall('invoices', () => {
      invoicesAsked += 1;
      return HttpResponse.json({ data: [], meta: { page: 1, take: 100, itemCount: 0, pageCount: 0 } });
    }),
    onCall('paymentMethods', () => HttpResponse.json({ data: [] })),
  );
});

const show = (country: RegionCode) => renderWithTexts(<Balances />, { locale: 'en-SG', registry: storesOf({ id: 'u1', country }) });

describe('the balance on the site of Singapore', () => {
  it('of a member of Hong Kong is that of their account, and says so', async () => {
    show('hk');
    expect(await screen.findByText('HK$640.00')).toBeVisible();
    expect(screen.getByText('Your account is on our Hong Kong site; the figures here come from there.')).toBeVisible();
    expect(screen.queryByText('S$0.00')).toBeNull();
  });

  it('stands beside it where something is open in this currency as well', async () => {
    figures = { ...FIGURES, sgd: { ...FIGURES.sgd, dueNow: 5_200, dueCount: 1 } };
    show('hk');
    expect(await screen.findByText('HK$640.00')).toBeVisible();
    expect(await screen.findByText(/52\.00/)).toBeVisible();
  });

  it('leads to the invoice that it names as the first to pay, and asks for no invoices', async () => {
    figures = { ...FIGURES, hkd: { ...FIGURES.hkd, firstDue: 'invoice-7' } };
    show('hk');
    expect(await screen.findByRole('link', { name: billing.balance.payOne })).toHaveAttribute('href', '/billings/invoice-7');
    expect(invoicesAsked).toBe(0);
  });

  it('asks for the open invoices where it does not name one', async () => {
    show('hk');
    await expect.poll(() => invoicesAsked).toBe(3);
  });

  it('says what is overdue since when, and that nothing is due only where nothing is open', async () => {
    figures = {
      hkd: { ...FIGURES.hkd, firstDue: 'late', overdue: { count: 1, since: '2026-11-17' }, later: null },
      sgd: { ...FIGURES.sgd, firstDue: null, later: { first: 'soon', count: 1, amount: 5_200, by: '2026-12-11' } },
    } as unknown as typeof FIGURES;
    const hk = show('hk');
    expect(await screen.findByText('Overdue since 17 Nov 2026')).toBeVisible();
    hk.unmount();
    queryClient().clear();
    show('sg');
    expect(await screen.findByText(/52\.00 is due on 11 December 2026/)).toBeVisible();
    expect(screen.getByText(billing.balance.nothingToday)).toBeVisible();
    expect(screen.queryByText(billing.balance.nothingDue)).toBeNull();
    expect(screen.getByRole('link', { name: billing.balance.seeLater })).toHaveAttribute('href', '/billings/soon');
    cleanup();
    queryClient().clear();
    figures = {
      ...figures,
      sgd: { ...figures.sgd, later: { first: 'soon', count: 2, amount: 8_000, by: '2026-12-11' } },
    } as unknown as typeof FIGURES;
    show('sg');
    expect(await screen.findByRole('link', { name: billing.balance.seeFirst })).toHaveAttribute('href', '/billings/soon');
  });

  it('tells what of the credit the next charge uses, and the day of an invoice that it covers whole', async () => {
    const credit = { ...FIGURES.hkd, dueNow: 0, dueCount: 0, firstDue: undefined, credit: 60_000 };
    const next = { date: '2026-12-05', amount: 1_000 };
    for (const [given, said] of [
      [{ nextCharge: next, creditUsed: { date: '2026-12-05', amount: 44_000 } }, /^HK\$440 of your credit has already been taken off/],
      [
        { nextCharge: null, creditUsed: { date: '2026-12-05', amount: 45_000 } },
        /^You have HK\$600 of credit\. .*: HK\$450, due on 5 December 2026\.$/,
      ],
      [{ nextCharge: next, creditUsed: null }, null],
    ] as const) {
      figures = { ...FIGURES, hkd: { ...credit, ...given } } as unknown as typeof FIGURES;
      const view = show('hk');
      expect(await screen.findByText(said ?? 'HK$10.00')).toBeVisible();
      expect(screen.queryAllByText(/credit/)).toHaveLength(said ? 1 : 0);
      expect(screen.queryByText(billing.balance.nextNone)).toBeNull();
      view.unmount();
      queryClient().clear();
    }
  });

  it('marks a default card that ends before it is charged', async () => {
    // In Hong Kong a month begins while the last one still runs in UTC.
    const month = regionDate(new Date()).slice(2, 7).split('-').reverse().join('/');
    server.use(
      onCall('paymentMethods', () =>
        HttpResponse.json({ data: [{ id: 'card', brand: 'Visa', last4: '1111', expiry: month, default: true }] }),
      ),
    );
    show('hk');
    expect(await screen.findByText(`Expires ${month}: add another card before then`)).toBeVisible();
  });

  it('of its own member is its own alone', async () => {
    show('sg');
    expect(await screen.findByText(/0\.00/)).toBeVisible();
    expect(screen.queryByText(/on our .* site/)).toBeNull();
    expect(screen.queryByText('HK$640.00')).toBeNull();
  });
});
