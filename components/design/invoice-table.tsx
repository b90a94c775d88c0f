import { Badge } from '@/components/ui/badge';
import { DateText } from '@/components/ui/date-text';
import { Price } from '@/components/ui/price';
import { Table } from '@/components/ui/table';

const ROWS = [
  { number: 'INV-1042', date: '2026-11-01', status: 'Due', tone: 'warning', amount: 128000 },
  { number: 'INV-1031', date: '2026-10-01', status: 'Paid', tone: 'success', amount: 132550 },
  { number: 'INV-1019', date: '2026-09-01', status: 'Paid', tone: 'success', amount: 128000 },
] as const;

export function InvoiceTable() {
  return (
    <Table caption="Invoices">
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">Date</th>
          <th scope="col">Status</th>
          <th scope="col" data-number>
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(({ number, date, status, tone, amount }) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            <td>
              <DateText value={date} />
            </td>
            <td>
              <Badge $tone={tone}>{status}</Badge>
            </td>
            <td data-number>
              <Price money={{ amount, currency: 'HKD' }} cents="always" />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
