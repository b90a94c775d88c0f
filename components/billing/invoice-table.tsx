import { Table, type TableColumnsType } from 'antd';
import type { SortOrder } from 'antd/es/table/interface';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Invoice, InvoiceOrder } from '@/lib/contract/billing';
import { AntdProvider } from '@/components/ui/theme/antd-provider';
import { DateText } from '@/components/ui/text/date-text';
import { media } from '@/components/ui/theme/media';
import { Price } from '@/components/ui/text/price';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { PeriodText } from './invoice-cards';
import { PAGINATION, type Paging } from './invoice-pages';
import { InvoiceFile } from './invoice-file';
import { InvoiceName, InvoiceStatusBadge } from './invoice-status';

/** The whole row is the link's area. */
const Frame = styled.div`
  & .ant-table-tbody tr {
    position: relative;
  }
  & .ant-table-tbody tr > th {
    position: static;
    font-weight: 550;
    white-space: nowrap;
  }
  & .ant-table-tbody tr > th a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & [data-subject] {
    display: block;
    font-weight: 400;
    white-space: normal;
  }
  & time {
    white-space: nowrap;
  }
  /* Above the link that covers the row. */
  & .ant-table-tbody [data-file] {
    position: relative;
    z-index: var(--z-raised);
    display: grid;
    justify-content: end;
    margin: -10px -8px;
  }
  & [data-number] {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  ${media.print} {
    & .ant-pagination {
      display: none;
    }
  }
`;

interface Props {
  invoices: readonly Invoice[];
  order: InvoiceOrder | null;
  /** False: the provider cannot sort. */
  canSort: boolean;
  onSort: (order: InvoiceOrder | null) => void;
  /** Null: everything is on one page. */
  paging: Paging | null;
}

/** The same widths as in the plain rows; the column of the file takes the rest. */
const WIDTHS = { number: '26%', date: '18%', period: '21%', status: '12%', amount: '17%' };
const DATE_ORDERS: Record<string, InvoiceOrder | null> = { ascend: 'oldest', descend: null };
const AMOUNT_ORDERS: Record<string, InvoiceOrder | null> = { ascend: 'smallest', descend: 'largest' };

/** The invoices from a tablet's width on: sorted by a column's head, by page; each row links to its invoice. */
export function InvoiceTable({ invoices, order, canSort, onSort, paging }: Props) {
  const { t } = useTranslation('billing');
  const sorted = (orders: Record<string, InvoiceOrder | null>, turns: SortOrder[]) =>
    canSort
      ? {
          sorter: true,
          sortDirections: turns,
          sortOrder: (Object.keys(orders).find((direction) => orders[direction] === order) ?? null) as SortOrder,
        }
      : {};
  const columns: TableColumnsType<Invoice> = [
    {
      key: 'number',
      title: t('column.number'),
      rowScope: 'row',
      width: WIDTHS.number,
      render: (_, invoice) => <InvoiceName {...invoice} />,
    },
    {
      key: 'date',
      title: t('column.date'),
      width: WIDTHS.date,
      // Never unsorted: after the oldest come the newest again.
      ...sorted(DATE_ORDERS, ['descend', 'ascend', 'descend']),
      render: (_, { date }) => <DateText value={date} />,
    },
    {
      key: 'period',
      title: t('column.period'),
      width: WIDTHS.period,
      render: (_, { period }) => (period ? <PeriodText {...period} /> : null),
    },
    { key: 'status', title: t('column.status'), width: WIDTHS.status, render: (_, { status }) => <InvoiceStatusBadge status={status} /> },
    {
      key: 'amount',
      title: t('column.amount'),
      align: 'end',
      width: WIDTHS.amount,
      ...sorted(AMOUNT_ORDERS, ['descend', 'ascend']),
      render: (_, { total, currency }) => (
        <span data-number>
          <Price money={{ amount: total, currency }} cents="always" />
        </span>
      ),
    },
    {
      key: 'file',
      title: <VisuallyHidden>{t('document.download')}</VisuallyHidden>,
      width: '3rem',
      render: (_, { id, number }) => (
        <div data-file>
          <InvoiceFile invoice={{ id, number }} look="sign" />
        </div>
      ),
    },
  ];
  return (
    <AntdProvider>
      <Frame>
        <Table<Invoice>
          aria-label={t('list.invoices')}
          rowKey="id"
          tableLayout="fixed"
          columns={columns}
          dataSource={[...invoices]}
          pagination={
            paging ? { ...PAGINATION, showQuickJumper: true, current: paging.page, pageSize: paging.take, total: paging.itemCount } : false
          }
          onChange={({ current = 1, pageSize = 10 }, _filters, sorter, { action }) => {
            if (action === 'paginate') paging?.onChange(current, pageSize);
            if (action === 'sort' && !Array.isArray(sorter)) {
              const orders = sorter.columnKey === 'amount' ? AMOUNT_ORDERS : DATE_ORDERS;
              onSort(orders[sorter.order ?? ''] ?? null);
            }
          }}
        />
      </Frame>
    </AntdProvider>
  );
}
