import Link from 'next/link';
import { Avatar } from '@/components/ui/media/avatar';
import { Badge } from '@/components/ui/feedback/badge';
import { Breadcrumbs } from '@/components/ui/layout/breadcrumbs';
import { Card } from '@/components/ui/layout/card';
import { DateText, TimeText } from '@/components/ui/text/date-text';
import { Heading } from '@/components/ui/text/heading';
import { Price } from '@/components/ui/text/price';
import { Progress } from '@/components/ui/feedback/progress';
import { Cluster, Grid, Stack } from '@/components/ui/layout/stack';
import { Table } from '@/components/ui/layout/table';
import { Text } from '@/components/ui/text/text';
import { Specimen } from './specimen';

const ROWS = [
  { number: 'INV-1042', date: '2026-11-01', status: 'Due', tone: 'warning', amount: 128000 },
  { number: 'INV-1031', date: '2026-10-01', status: 'Paid', tone: 'success', amount: 132550 },
  { number: 'INV-1019', date: '2026-09-01', status: 'Paid', tone: 'success', amount: 128000 },
] as const;

function InvoiceTable() {
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

const MOMENT = '2026-11-21T02:30:00Z';
const TONES = ['neutral', 'success', 'warning', 'danger', 'info', 'red'] as const;

export function DisplaySpecimen() {
  return (
    <Specimen title="Display">
      <Breadcrumbs
        trail={[
          { href: '/', label: 'Home' },
          { href: '/faqs', label: 'Questions' },
        ]}
        current="Storage"
      />
      <Cluster>
        {TONES.map((tone) => (
          <Badge key={tone} $tone={tone}>
            {tone}
          </Badge>
        ))}
      </Cluster>
      <Grid>
        <Card>
          <Stack $gap={3}>
            <Heading level={3} look="h4">
              Luxe
            </Heading>
            <Text $size="sm" $tone="muted">
              Sixty pieces with leather and fur care.
            </Text>
            <Heading level={4} look="h3">
              <Price money={{ amount: 128000, currency: 'HKD' }} unit="/ month" />
            </Heading>
          </Stack>
        </Card>
        <Card $tone="sunken">
          <Stack $gap={3}>
            <Heading level={3} look="h4">
              <Link href="/faqs" data-covers-card="">
                A card that is a link
              </Link>
            </Heading>
            <Text $size="sm" $tone="muted">
              The link’s target is spread over the card.
            </Text>
          </Stack>
        </Card>
        <Card $tone="plain">
          <Stack $gap={3}>
            <Cluster>
              <Avatar name="Ada Wong" />
              <Avatar name="陳大文" /> <Text $size="sm">Ada Wong</Text>
            </Cluster>
            <Text $size="sm" $tone="muted">
              <DateText value={MOMENT} look="long" /> · <TimeText moment={MOMENT} />
            </Text>
            <Text $size="sm" $tone="muted">
              <DateText value="2026-11-21" look="day" /> · <DateText value="2026-11-21" look="month" />
            </Text>
            <Text $size="sm">
              <Price money={{ amount: 4250, currency: 'SGD' }} /> · <Price money={{ amount: -4000, currency: 'HKD' }} cents="always" /> ·{' '}
              <Price money={null} />
            </Text>
          </Stack>
        </Card>
      </Grid>
      <Grid $min="18rem">
        <Progress label="Items" value={48} maximum={60} valueText="48 of 60" />
        <Progress label="Free deliveries" value={2} maximum={2} valueText="2 of 2 used" tone="warning" />
        <Progress label="Uploading" value={30} maximum={100} valueText="30 %" tone="red" />
      </Grid>
      <InvoiceTable />
    </Specimen>
  );
}
