import { useQuery, queryOptions } from '@tanstack/react-query';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import { formatDate } from '@/lib/dates';
import type { CardKind, ChatCard } from '@/lib/domain/chat/message';
import { invoiceQuery } from '@/services/billing';
import { DateText } from '@/components/ui/text/date-text';
import { CalendarIcon, HangerIcon, ReceiptIcon } from '@/components/ui/member-icons';
import { Price } from '@/components/ui/text/price';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useBookings } from '@/services/booking/visits';
import { publicEnv } from '@/lib/config/env';
import type { Locale } from '@/lib/config/locales';
import { dataOrThrow } from '@/services/http/query-failure';
import { sendCall } from '@/services/http/send-call';
import { Phrased } from '@/components/ui/text/text';
import { DOT } from '@/lib/text/join-words';

/** The piece that a message is about. */
export function itemQuery(id: string, locale: Locale) {
  return queryOptions({
    queryKey: ['chat', 'item', id, locale],
    queryFn: async ({ signal }) => dataOrThrow(await sendCall('item', { params: { id }, query: { locale }, signal })).item,
    enabled: publicEnv.extApi,
  });
}

const ICONS = { item: HangerIcon, booking: CalendarIcon, invoice: ReceiptIcon } satisfies Record<CardKind, unknown>;

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0.125rem var(--space-3);
  min-width: min(15rem, 100%);
  padding: 0.625rem 0.75rem;
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  /* Its own, in whichever bubble it lies. */
  --focus: var(--ink);
  background: var(--surface);
  color: var(--ink);
  font-size: var(--text-sm);
  text-align: start;
  & > svg {
    grid-row: span 2;
    color: var(--red);
  }
  & > a,
  & > strong {
    font-weight: 600;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.16em;
  }
  & > span {
    color: var(--muted);
    font-size: var(--text-xs);
  }
`;

/** What a message is about: its details if it can be read, else only its kind. */
export function ReferenceCard({ card }: { card: ChatCard }) {
  const Shown = { item: ItemCard, booking: BookingCard, invoice: InvoiceCard }[card.kind];
  return <Shown id={card.id} />;
}

function Frame({ kind, href, title, children }: { kind: CardKind; href: string; title?: ReactNode; children?: ReactNode }) {
  const { t } = useTranslation('chat');
  const Icon = ICONS[kind];
  return (
    <Root>
      <Icon size={22} />
      <Link href={href} dir="auto">
        <Phrased>{title ?? t(`card.${kind}`)}</Phrased>
      </Link>
      <span>{children ?? t('card.open')}</span>
    </Root>
  );
}

function InvoiceCard({ id }: { id: string }) {
  const { t } = useTranslation('chat');
  const { localeTag, region } = useLocale();
  const { data } = useQuery(invoiceQuery(id));
  const href = `${ROUTES.billings.path}/${encodeURIComponent(id)}`;
  return (
    <Frame kind="invoice" href={href} title={data && t('card.invoiceNumber', { number: data.number })}>
      {data ? (
        <>
          <Price money={{ amount: data.total, currency: data.currency }} />
          <span>{DOT}</span>
          <span>{whenOf(data)}</span>
          {isToPay(data) ? (
            <>
              <span>{DOT}</span>
              <Link href={href}>{t('card.pay')}</Link>
            </>
          ) : null}
        </>
      ) : null}
    </Frame>
  );

  /** The due date; for a settled invoice its date of issue. */
  function whenOf(invoice: InvoiceDates): ReactNode {
    if (!isToPay(invoice) || !invoice.dueDate) return <DateText value={invoice.date} />;
    const date = formatDate(invoice.dueDate, { localeTag, timeZone: region.timeZone });
    return invoice.status === 'overdue' ? t('card.overdue', { date }) : t('card.due', { date });
  }
}

interface InvoiceDates {
  status: string;
  date: string;
  dueDate?: string | undefined;
}

const isToPay = ({ status }: Pick<InvoiceDates, 'status'>): boolean => status === 'due' || status === 'overdue';

function BookingCard({ id }: { id: string }) {
  const { t } = useTranslation('chat');
  const booking = useBookings().find((candidate) => candidate.id === id);
  return (
    <Frame kind="booking" href={ROUTES.items.path} title={booking && t(`booking.${booking.kind}`)}>
      {booking ? (
        <>
          <DateText value={booking.date} look="day" />
          <span>{`${DOT}${booking.status === 'booked' ? slotText(booking.time) : t(`card.${booking.status}`)}`}</span>
        </>
      ) : null}
    </Frame>
  );
}

function ItemCard({ id }: { id: string }) {
  const { locale } = useLocale();
  const { data } = useQuery(itemQuery(id, locale));
  return (
    <Frame kind="item" href={`${ROUTES.items.path}?item=${encodeURIComponent(id)}`} title={data?.name}>
      {data?.brand ? data.brand : null}
    </Frame>
  );
}

/** `09-11` of the contract as `09:00–11:00`. */
function slotText(time: string): string {
  const [from = '', to = ''] = time.split('-');
  return `${from}:00–${to}:00`;
}
