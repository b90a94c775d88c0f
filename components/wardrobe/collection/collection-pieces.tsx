import { useTranslation } from 'next-i18next/pages';
import type { CollectionPurpose } from '@/lib/contract/collection-purpose';
import { freePlaces } from '@/lib/domain/booking/free-places';
import { formatNumber } from '@/lib/text/format-number';
import { formatMoney } from '@/lib/money';
import type { CallData } from '@/services/http/send-call';
import { Field } from '@/components/ui/forms/field';
import { Notice } from '@/components/ui/feedback/notice';
import { Stack } from '@/components/ui/layout/stack';
import { Stepper } from '@/components/ui/forms/stepper';
import { Text } from '@/components/ui/text/text';
import { useLocale } from '@/components/ui/hooks/use-locale';

interface Props {
  purpose: CollectionPurpose;
  pieces: number;
  /** Before the address is known: only the trip fee. */
  trip: Pick<CallData<'quoteCollection'>, 'extras' | 'currency'>;
  onChange: (pieces: number) => void;
}

/** The collection's content: ordered pieces, or an estimated number of more. */
export function CollectionPieces({ purpose, pieces, trip, onChange }: Props) {
  const { t } = useTranslation('items');
  const { localeTag } = useLocale();
  if (purpose.kind === 'order') {
    return (
      <Stack $gap={4}>
        <Text>
          {t('collect.ofOrder', { count: purpose.pieces, number: formatNumber(purpose.pieces, localeTag), order: purpose.orderNumber })}
        </Text>
        <Notice>{t('collect.free')}</Notice>
      </Stack>
    );
  }
  const free = freePlaces(purpose);
  const fee = trip.extras.find(({ extra }) => extra === 'extra-delivery');
  return (
    <Stack $gap={5}>
      <Text>{t('collect.intro')}</Text>
      <Field label={t('collect.pieces')} hint={t('collect.piecesHint', { count: free, number: formatNumber(free, localeTag) })}>
        {(field) => <Stepper {...field} label={t('collect.pieces')} value={pieces} minimum={1} maximum={free} onChange={onChange} />}
      </Field>
      {fee ? (
        <Text $size="sm" $tone="soft">
          {t('collect.trip', { price: formatMoney({ amount: fee.price, currency: trip.currency }, localeTag) })}
        </Text>
      ) : null}
    </Stack>
  );
}
