import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { InvoiceList } from '@/components/billing/invoice-list';
import type { Invoice } from '@/lib/contract/billing';
import { queryClient } from '@/services/http/query-client';
import { asPathOf } from '@/tests/setup/memory-router';
import { onCall, startApiServer } from '@/tests/setup/api-server';
import { listen } from '@/tests/setup/listen';
import billing from '@/locales/en/billing.json';
import { renderWithTexts } from '@/tests/setup/render-with-texts';
import { standIn } from '@/tests/setup/stand-in';

const push = vi.fn(() => Promise.resolve(true));
const router = {
  isReady: true,
  pathname: '/billings',
  query: {} as Record<string, string>,
  get asPath() {
    return asPathOf(this);
  },
  push,
};
await standIn(import('next/router'), { useRouter: () => router, default: { events: { on: () => undefined, off: () => undefined } } });
await standIn(import('next/link'), {
  default: ({ href, children }: { href: unknown; children: ReactNode }) => <a href={typeof href === 'string' ? href : '#'}>{children}</a>,
});
const saved = { files: [] as { name: string; content: string }[] };
await standIn(import('@/lib/browser/save-file'), { saveFile: (file: { name: string; content: string }) => void saved.files.push(file) });

// jsdom lays nothing out; antd asks how wide the window is.
let windowWidth = 1280;
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity) <= windowWidth,
  media: query,
  ...Object.fromEntries(
    ['addEventListener', 'removeEventListener', 'addListener', 'removeListener'].map((name) => [name, () => undefined]),
  ),
}));

const server = startApiServer();
const all: Invoice[] = Array.from({ length: 230 }, (_, index) => ({
  id: `id-${index}`,
  number: `INV-${String(index).padStart(4, '0')}`,
  date: `${index < 120 ? 2026 : 2025}-03-01`,
  status: index === 0 ? 'due' : 'paid',
  currency: 'HKD',
  total: 10_000 + index,
}));
const asked: string[] = [];

/** Pages and filters as the API does. */
function answerFrom(invoices: readonly Invoice[], filters = true) {
  server.use(
    onCall('invoices', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.toString());
      const [page, take] = [Number(searchParams.get('page')), Number(searchParams.get('take'))];
      const [status, from, to] = ['status', 'from', 'to'].map((name) => searchParams.get(name));
      const matching = filters
        ? invoices.filter(
            (invoice) =>
              (!status || invoice.status === status) && (!from || !to || (from <= invoice.date && invoice.date.slice(0, 7) <= to)),
          )
        : [...invoices];
      if (filters && searchParams.get('order') === 'largest') matching.sort((one, other) => other.total - one.total);
      return HttpResponse.json({
        data: matching.slice((page - 1) * take, page * take),
        meta: { page, take, itemCount: matching.length, pageCount: Math.ceil(matching.length / take) },
      });
    }),
  );
}
function open() {
  return renderWithTexts(<InvoiceList />);
}
/** And touches the page, so that the table comes. */
function show() {
  const shown = open();
  fireEvent.pointerMove(window);
  return shown;
}

/** By default a provider that keeps none. */
const answerBalance = (answer: () => Response) => server.use(onCall('billingBalance', answer as never));

beforeEach(() => {
  windowWidth = 1280;
  router.query = {};
  asked.length = 0;
  saved.files.length = 0;
  push.mockClear();
  answerBalance(() => HttpResponse.json({ statusCode: 501, message: 'no' }, { status: 501 }));
});

describe('the list of invoices', () => {
  it('asks for the page that the address names, and no more of it', async () => {
    router.query = { page: '3', take: '20', from: '2026-01', to: '2026-12', status: 'paid' };
    answerFrom(all);
    show();
    expect(await screen.findByText('41–60 of 119 invoices')).toBeVisible();
    expect(asked[0]).toBe('page=3&take=20&status=paid&from=2026-01&to=2026-12');
    await screen.findByRole('table', { name: 'Invoices' });
    const first = screen.getByRole('link', { name: 'INV-0041' }).closest('tr');
    expect(within(first as HTMLElement).getByRole('link', { name: 'INV-0041' })).toHaveAttribute('href', '/billings/id-41');
    expect(within(first as HTMLElement).getByText('HK$100.41')).toBeVisible();
  });

  it('says what each invoice is for, in the words of its lines', async () => {
    const line = { description: 'as stored', quantity: 1, unitPrice: 5_000, amount: 5_000 };
    const lines: Invoice['lines'] = [
      { ...line, kind: 'x', months: 1 },
      { ...line, kind: 'luxe', months: 1 },
      { ...line, kind: 'membership-discount', amount: -500 },
    ];
    answerFrom([{ ...(all[0] as Invoice), lines }]);
    show();
    expect(await screen.findByText('Pakt x storage · Pakt luxe storage')).toBeVisible();
  });

  it('offers the years that there are and begins at the first page with each filter', async () => {
    router.query = { page: '3' };
    answerFrom(all);
    show();
    await screen.findByRole('option', { name: '2025' });
    expect(
      screen
        .getAllByRole('option')
        .filter(({ textContent }) => /^\d{4}$/.test(textContent ?? ''))
        .map(({ textContent }) => textContent),
    ).toEqual(['2026', '2025']);
    await userEvent.selectOptions(screen.getByLabelText('Period'), '2025');
    expect(push).toHaveBeenCalledWith({ pathname: '/billings', query: { from: '2025-01', to: '2025-12' } }, undefined, {
      shallow: true,
      scroll: false,
    });
  });

  it('asks for no other invoices where the balance says which years there are', async () => {
    answerFrom(all);
    answerBalance(() =>
      HttpResponse.json({
        statusCode: 200,
        message: 'OK',
        data: { currency: 'HKD', dueNow: 0, dueCount: 0, credit: 0, invoiceDates: { oldest: '2024-05-01', newest: '2026-03-01' } },
      }),
    );
    show();
    for (const year of ['2024', '2025', '2026']) expect(await screen.findByRole('option', { name: year })).toBeInTheDocument();
    expect(asked).toHaveLength(1);
  });

  it('is plain rows until the page is touched, and takes no row away that has the focus', async () => {
    answerFrom(all);
    open();
    const link = await screen.findByRole('link', { name: 'INV-0000' });
    link.focus();
    fireEvent.keyDown(link, { key: 'Tab' });
    await import('@/components/billing/invoice-table');
    expect(screen.queryByRole('table')).toBeNull();
    link.blur();
    await screen.findByRole('table', { name: 'Invoices' });
  });

  it('sorts by the heads of its columns, over all pages', async () => {
    answerFrom(all);
    const { unmount } = show();
    const amount = await screen.findByRole('columnheader', { name: 'Amount' });
    expect(screen.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(amount);
    const shallow = [undefined, { shallow: true, scroll: false }];
    expect(push).toHaveBeenLastCalledWith({ pathname: '/billings', query: { order: 'largest' } }, ...shallow);
    await userEvent.click(screen.getByRole('columnheader', { name: 'Date' }));
    expect(push).toHaveBeenLastCalledWith({ pathname: '/billings', query: { order: 'oldest' } }, ...shallow);
    unmount();
    router.query = { order: 'largest' };
    show();
    await waitFor(() => expect(asked.at(-1)).toBe('page=1&take=10&order=largest'));
    await screen.findByRole('table', { name: 'Invoices' });
    expect(await screen.findByRole('link', { name: 'INV-0229' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('is cards on a phone, with the order in a list and pages below', async () => {
    windowWidth = 360;
    answerFrom(all);
    show();
    const cards = within(await screen.findByRole('list', { name: 'Invoices' }));
    expect(cards.getAllByRole('listitem')).toHaveLength(10);
    expect(cards.getByRole('link', { name: 'INV-0000' })).toHaveAttribute('href', '/billings/id-0');
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Order'), 'Smallest amount first');
    const shallow = [undefined, { shallow: true, scroll: false }];
    expect(push).toHaveBeenLastCalledWith({ pathname: '/billings', query: { order: 'smallest' } }, ...shallow);
    await userEvent.click(await screen.findByTitle('2'));
    expect(push).toHaveBeenLastCalledWith({ pathname: '/billings', query: { page: '2' } }, ...shallow);
  });

  it('takes any months, typed or chosen', async () => {
    answerFrom(all);
    show();
    await userEvent.selectOptions(await screen.findByLabelText('Period'), 'By month');
    const [from, to] = await screen.findAllByPlaceholderText(/month$/i);
    expect(from).toHaveFocus();
    await userEvent.type(from as HTMLElement, '2025-03{Enter}');
    await userEvent.click(to as HTMLElement);
    await userEvent.click(screen.getByTitle('2026-02'));
    const query = { from: '2025-03', to: '2026-02' };
    expect(push).toHaveBeenLastCalledWith({ pathname: '/billings', query }, undefined, { shallow: true, scroll: false });
  });

  it('pages with the labels of the specification', async () => {
    answerFrom(all);
    show();
    await screen.findByRole('table', { name: 'Invoices' });
    expect(await screen.findByTitle('Next Page')).toBeVisible();
    expect(screen.getByTitle('Previous Page')).toBeInTheDocument();
    await userEvent.click(screen.getByTitle('2'));
    expect(push).toHaveBeenCalledWith({ pathname: '/billings', query: { page: '2' } }, undefined, { shallow: true, scroll: false });
  });

  it('hides filters from a provider that does not filter', async () => {
    router.query = { status: 'due' };
    answerFrom(all, false);
    show();
    expect(await screen.findByText(billing.filter.notOffered)).toBeVisible();
    expect(screen.queryByLabelText('Status')).toBeNull();
  });

  it('welcomes a member without invoices, and tells that apart from a filter without a match', async () => {
    answerFrom([]);
    const { unmount } = show();
    expect(await screen.findByRole('heading', { name: 'No invoices yet' })).toBeVisible();
    unmount();
    queryClient().clear();
    router.query = { status: 'void' };
    answerFrom(all);
    show();
    expect(await screen.findByRole('heading', { name: 'No invoice matches' })).toBeVisible();
    expect(screen.getByLabelText('Status')).toHaveValue('void');
  });

  it('exports every page of the filter into one file', async () => {
    router.query = { from: '2026-01', to: '2026-12' };
    answerFrom(all);
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(saved.files).toHaveLength(1));
    const [{ name, content } = { name: '', content: '' }] = saved.files;
    expect(name).toBe('invoices-2026.csv');
    expect(content.trimEnd().split('\r\n')).toHaveLength(121);
    expect(content).toContain('INV-0119,2026-03-01,,,,Paid,HKD,,101.19');
  });

  it('saves no half of an export', async () => {
    answerFrom(all);
    show();
    const button = await screen.findByRole('button', { name: 'Export as CSV' });
    await screen.findByRole('option', { name: '2025' });
    server.use(
      onCall('invoices', ({ request }) =>
        request.url.includes('page=2')
          ? HttpResponse.error()
          : HttpResponse.json({ data: all.slice(0, 100), meta: { page: 1, take: 100, itemCount: 230, pageCount: 3 } }),
      ),
    );
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('no file was saved');
    expect(saved.files).toEqual([]);
  });

  it('keeps trying, says so, and offers a retry in the end', async () => {
    server.use(onCall('invoices', () => HttpResponse.json({}, { status: 500 })));
    // Long enough to be seen between two tries.
    queryClient().setDefaultOptions({ queries: { ...queryClient().getDefaultOptions().queries, retryDelay: 300 } });
    show();
    const spoken = listen();
    expect(spoken()).not.toContain('Still trying');
    expect(await screen.findByText('Still trying to reach our service.')).toBeVisible();
    expect(spoken()).toContain('Still trying to reach our service.');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    answerFrom(all);
    await userEvent.click(retry);
    expect(await screen.findByText('1–10 of 230 invoices')).toBeVisible();
  });
});
