import Link from 'next/link';
import { TextLink } from '@/components/ui/actions/text-link';
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
import { Text, Eyebrow, Lead } from '@/components/ui/text/text';
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

export function TypeSpecimen() {
  return (
    <Specimen title="Type">
      <Stack $gap={3}>
        <Eyebrow>Store. Digitise. Sell.</Eyebrow>
        <Heading level={3} look="display">
          A wardrobe without walls
        </Heading>
        <Lead>We collect your clothes, photograph every piece and keep them in a climate-controlled room until you want them back.</Lead>
      </Stack>
      <Stack $gap={3} lang="zh-Hant-HK">
        <Eyebrow>儲存．數碼化．轉售</Eyebrow>
        <Heading level={3} look="display">
          沒有牆的衣櫥
        </Heading>
        <Lead>我們上門收衣，逐件拍照存檔，存放在恆溫恆濕的倉庫，直至你想取回為止。</Lead>
      </Stack>
      <Stack $gap={3} lang="zh-Hans-SG">
        <Heading level={3} look="h1">
          没有墙的衣橱
        </Heading>
        <Text>
          每件衣物都有自己的编号、照片和保养记录。两个工作日内送到家门口。<em>强调的字不用斜体。</em>
        </Text>
      </Stack>
      <Stack $gap={4}>
        <Heading level={3} look="h1">
          Heading one, 48 pieces
        </Heading>
        <Heading level={3} look="h2">
          Heading two, how storage works
        </Heading>
        <Heading level={3} look="h3">
          Heading three, before we collect
        </Heading>
        <Heading level={3} look="h4">
          Heading four, what we cannot take
        </Heading>
        <Heading level={3} look="label">
          Label, delivery address
        </Heading>
      </Stack>
      <Stack $gap={3}>
        <Text>
          Running text in Inter at sixteen pixels with a measure of sixty-eight characters. Silk, cashmere and leather each get{' '}
          <em>their own</em> care plan. A link in a text is <TextLink href="/faqs">red and underlined</TextLink>, so that it is known
          without its colour.
        </Text>
        <Text $size="lg">Large text, for an introduction of a page.</Text>
        <Text $size="sm" $tone="muted">
          Small and muted, for what stands beside the matter: 1,280 items, 21 November 2026.
        </Text>
        <Text $size="xs" $tone="muted">
          Extra small, for hints and captions.
        </Text>
      </Stack>
    </Specimen>
  );
}
