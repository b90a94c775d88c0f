import { useTranslation } from 'next-i18next/pages';
import type { Invoice } from '@/lib/contract/billing';
import { Text } from '@/components/ui/text/text';

/** As many as one line holds. */
const NAMED_AT_MOST = 3;

/** What an invoice is for, in the words of its lines; what was taken off is not what it is for. */
export function InvoiceSubject({ lines = [] }: Pick<Invoice, 'lines'>) {
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
      {names.length > NAMED_AT_MOST ? `${names.slice(0, NAMED_AT_MOST).join(' · ')} …` : names.join(' · ')}
    </Text>
  );
}
