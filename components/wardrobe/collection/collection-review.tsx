import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { REGIONS, type RegionCode } from '@/lib/config/regions';
import type { BookCollection, CollectionPurpose } from '@/lib/contract/booking';
import { formatDate, formatTime } from '@/lib/dates';
import { changeDeadline, FREE_CHANGE_HOURS } from '@/lib/domain/booking/visit-change';
import { formatNumber } from '@/lib/text/format-number';
import { joinSentences, spaced } from '@/lib/text/join-words';
import { isRefusal, type ActionFailure } from '@/services/http/outcome';
import type { CallData } from '@/services/http/send-call';
import { useSlotLine, useVisitPlace } from '@/components/booking/use-visit-place';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { Notice } from '@/components/ui/feedback/notice';
import { Price } from '@/components/ui/text/price';
import { Cluster, Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { TextButton, TextLink } from '@/components/ui/actions/text-link';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { ROUTES } from '@/lib/config/routes';
import { useFailureText } from '@/components/payments/use-failure-text';

interface Props {
  purpose: CollectionPurpose;
  pieces: number;
  /** Of pieces that are known already; empty: none is. */
  names: string;
  booking: BookCollection;
  country: RegionCode;
  /** Null: being calculated for the address. */
  cost: CallData<'quoteCollection'> | null;
  failure: ActionFailure | null;
  onChangePieces: () => void;
  onChangeVisit: () => void;
}

/** Summary with price, before booking. */
export function CollectionReview({ purpose, pieces, names, booking, country, cost, failure, onChangePieces, onChangeVisit }: Props) {
  const { t } = useTranslation(['items', 'booking']);
  const placeOf = useVisitPlace();
  const slotLine = useSlotLine();
  const { localeTag } = useLocale();
  const failureText = useFailureText();
  const count = purpose.kind === 'order' ? purpose.pieces : pieces;
  const { date, address } = booking;
  // The first attempt did arrive, and this one differs from it.
  const isSentBefore = failure?.kind === 'rejected' && failure.code === 'IDEMPOTENCY_MISMATCH';
  const place = { localeTag, timeZone: REGIONS[country].timeZone };
  const [now] = useState(() => Date.now());
  const deadline = changeDeadline(date);
  // Nothing is promised that is over already.
  const until =
    Date.parse(deadline) > now
      ? t('items:visit.free', { date: formatDate(deadline, place, 'long'), time: formatTime(deadline, place) })
      : t('items:collect.soon', { hours: FREE_CHANGE_HOURS });
  const price = (amount: number) => (cost ? <Price money={{ amount, currency: cost.currency }} /> : '…');
  return (
    <Stack $gap={5}>
      {failure ? (
        <Notice tone="danger" role="alert" title={isSentBefore ? t('items:basket.sentBefore.title') : failureText(failure)}>
          <span>
            {spaced(
              isSentBefore ? t('items:collect.sentBefore') : isRefusal(failure) ? t('items:collect.notBooked') : t('items:collect.unknown'),
            )}
          </span>
          {failure.kind === 'rejected' && failure.code === 'PLAN_FULL' ? (
            <TextLink href={ROUTES.plan.path}>{t('items:collect.toPlan')}</TextLink>
          ) : null}
        </Notice>
      ) : null}
      <DefinitionList
        entries={[
          { term: t('items:collect.pieces'), value: t('items:head.count', { count, number: formatNumber(count, localeTag) }) },
          ...(names === '' ? [] : [{ term: t('items:collect.among'), value: names }]),
          { term: t('items:visit.when'), value: slotLine({ ...date, country }) },
          { term: t('items:visit.where'), value: placeOf(address, country) },
          ...(cost?.extras ?? []).map((extra) => ({
            term: t(`items:extra.${extra.extra}`),
            value: price(extra.price),
          })),
          { term: t('items:basket.total'), value: price(cost?.total ?? 0), isTotal: true },
        ]}
      />
      <Cluster>
        {purpose.kind === 'more' ? <TextButton onClick={onChangePieces}>{t('items:collect.changePieces')}</TextButton> : null}
        <TextButton onClick={onChangeVisit}>{t('items:basket.changeVisit')}</TextButton>
      </Cluster>
      {cost ? (
        <Text $size="sm" $tone="soft">
          {joinSentences(t(cost.total > 0 ? 'items:collect.charged' : 'items:collect.chargedNothing'), until)}
        </Text>
      ) : null}
    </Stack>
  );
}
