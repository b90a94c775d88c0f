import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { Invoice, InvoiceStatus } from '@/lib/contract/billing';
import { saveFile } from '@/lib/browser/save-file';
import { decimalOf } from '@/lib/money';
import { csvOf, type CsvCell } from '@/lib/text/csv';
import { collectInvoices } from '@/services/billing';
import { Button } from '@/components/ui/actions/button';
import { DownloadIcon } from '@/components/ui/page-icons';
import { Notice } from '@/components/ui/feedback/notice';
import { filterQuery, yearOfPeriod, type ListFilter } from './model/list-address';

type Export = { kind: 'idle' } | { kind: 'running'; done: number; total: number } | { kind: 'failed' };

/** Exports all invoices of the filter to a file, across pages. */
export function ExportInvoices({ filter }: { filter: ListFilter }) {
  const { t } = useTranslation('billing');
  const [state, setState] = useState<Export>({ kind: 'idle' });
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function run() {
    const controller = new AbortController();
    abort.current = controller;
    setState({ kind: 'running', done: 0, total: 0 });
    try {
      const invoices = await collectInvoices({
        filter: filterQuery(filter),
        signal: controller.signal,
        onProgress: (done, total) => setState({ kind: 'running', done, total }),
      });
      saveFile({
        name: fileName(),
        type: 'text/csv;charset=utf-8',
        content: invoicesCsv(invoices, { column: (column) => t(`csv.${column}`), status: (value) => t(`status.${value}`) }),
      });
      setState({ kind: 'idle' });
    } catch {
      // The page was left during the export, so there is nobody to tell.
      if (!controller.signal.aborted) setState({ kind: 'failed' });
    }
  }

  function fileName(): string {
    const { status, period } = filter;
    const months = period ? (yearOfPeriod(period) ?? `${period.from}-${period.to}`) : null;
    return `${['invoices', months, status].filter(Boolean).join('-')}.csv`;
  }

  return (
    <>
      <Button variant="neutral" onClick={() => void run()} isBusy={state.kind === 'running'}>
        <DownloadIcon size={18} />
        <span>
          {state.kind === 'running' && state.total > 0
            ? t('export.progress', { done: state.done, total: state.total })
            : t('export.action')}
        </span>
      </Button>
      {state.kind === 'failed' ? (
        <Notice tone="danger" role="alert">
          {t('export.failed')}
        </Notice>
      ) : null}
    </>
  );
}

type CsvColumn = 'number' | 'date' | 'dueDate' | 'from' | 'to' | 'status' | 'currency' | 'tax' | 'amount';
const COLUMNS: readonly CsvColumn[] = ['number', 'date', 'dueDate', 'from', 'to', 'status', 'currency', 'tax', 'amount'];

interface Words {
  column: (column: CsvColumn) => string;
  status: (status: InvoiceStatus) => string;
}

/** A table for spreadsheets: dates and amounts in machine-readable form, names in the reader's language. */
export function invoicesCsv(invoices: readonly Invoice[], words: Words): string {
  return csvOf(
    COLUMNS.map((column) => words.column(column)),
    invoices.map((invoice) => COLUMNS.map((column) => cellOf(invoice, column, words))),
  );
}

function cellOf(invoice: Invoice, column: CsvColumn, words: Words): CsvCell {
  switch (column) {
    case 'amount':
      return { number: decimalOf(invoice.total) };
    case 'tax':
      return invoice.tax ? { number: decimalOf(invoice.tax.amount) } : '';
    case 'from':
      return invoice.period?.from ?? '';
    case 'to':
      return invoice.period?.to ?? '';
    case 'status':
      return words.status(invoice.status);
    default:
      return invoice[column] ?? '';
  }
}
