import { useTranslation } from 'next-i18next/pages';
import type { InvoiceStatus } from '@/lib/contract/billing';
import { Badge, type Tone } from '@/components/ui/feedback/badge';

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
