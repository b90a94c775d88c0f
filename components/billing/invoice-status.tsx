import { useTranslation } from 'next-i18next/pages';
import { Badge, type Tone } from '@/components/ui/feedback/badge';
import { TextLink } from '@/components/ui/actions/text-link';
import { Phrased, Text } from '@/components/ui/text/text';
import { ROUTES } from '@/lib/config/routes';
import type { Invoice, InvoiceStatus } from '@/lib/contract/billing';
import { DOT } from '@/lib/text/join-words';

/** The most that fit on one line. */
const NAMED_AT_MOST = 3;

/** The number of an invoice, which leads to it, and what it is for. */
export function InvoiceName({ id, number, lines }: Pick<Invoice, 'id' | 'number' | 'lines'>) {
  return (
    <>
      <TextLink href={`${ROUTES.billings.path}/${encodeURIComponent(id)}`}>
        <Phrased>{number}</Phrased>
      </TextLink>
      <InvoiceSubject lines={lines} />
    </>
  );
}

/** The descriptions of an invoice's lines, without discounts. */
function InvoiceSubject({ lines = [] }: Pick<Invoice, 'lines'>) {
  const { t } = useTranslation('billing');
  const charged = lines.some(({ amount }) => amount > 0) ? lines.filter(({ amount }) => amount > 0) : lines;
  const names = [
    ...new Set(
      charged.map(({ kind, service, description }) =>
        service ? t(`line.service.${service}`) : kind ? t(`line.${kind}.title`) : description,
      ),
    ),
  ];
  if (names.length === 0) return null;
  return (
    <Text as="span" $size="sm" $tone="muted" dir="auto" data-subject="">
      {names.length > NAMED_AT_MOST ? `${names.slice(0, NAMED_AT_MOST).join(DOT)} …` : names.join(DOT)}
    </Text>
  );
}

const TONES: Record<InvoiceStatus, Tone> = {
  due: 'warning',
  overdue: 'danger',
  processing: 'info',
  paid: 'success',
  refunded: 'neutral',
  void: 'neutral',
};

export function InvoiceStatusBadge({ status }: { status: InvoiceStatus }) {
  const { t } = useTranslation('billing');
  return <Badge $tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
}
