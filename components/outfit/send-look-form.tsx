import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { FailureNotice } from '@/components/auth/failure-notice';
import { useHomeRegion } from '@/components/auth/use-home-region';
import { readVisit, type VisitDraft } from '@/components/booking/visit-draft';
import { Button } from '@/components/ui/actions/button';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { QueryLoading } from '@/components/ui/feedback/query-loading';
import { Notice } from '@/components/ui/feedback/notice';
import { useDraft } from '@/components/ui/forms/use-draft';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { Stack } from '@/components/ui/layout/stack';
import { useToasts } from '@/components/ui/overlays/toast-provider';
import { Price } from '@/components/ui/text/price';
import { Text } from '@/components/ui/text/text';
import { BasketVisit } from '@/components/wardrobe/basket/basket-visit';
import { useUndoRequest } from '@/components/wardrobe/requests/use-undo-request';
import type { DraftDefinition } from '@/lib/browser/draft-store';
import type { BookCollection } from '@/lib/contract/booking';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { firstOpenBookingStep } from '@/components/booking/model/booking-steps';
import { randomId } from '@/lib/random-id';
import { refetchNow } from '@/services/http/query-client';
import { isRefusal } from '@/services/http/outcome';
import { lookQuoteQuery, useSendLook } from '@/services/outfit';
import { refreshItems } from '@/services/wardrobe/items';
import { useUserStore } from '@/stores/user-store';
import { EarliestNote, useVisitTimeText } from './earliest-visit';
import { sendPartOf, type SendSteps } from './use-send-steps';
import { useNamedWhere } from './where-mark';

/** Only typed data is stored; the slot is held anew. */
const DRAFT: DraftDefinition<VisitDraft> = {
  read: (stored) => ({ ...readVisit(stored), hold: null, isPhoneCodeSettled: false }),
  write: ({ booking, answered, key }) => ({ booking, answered, key }),
};

/** Date and address of a look's delivery, stored as a draft per member: it holds an address and a phone number. */
function useLookVisit() {
  const owner = useUserStore((state) => state.user?.id ?? '');
  const { draft, change } = useDraft(`outfit-visit:${owner}`, DRAFT);
  return { draft, change };
}

/** A look goes at a time of the calendar. */
const NO_RUSH = { terms: undefined, onDay: () => undefined };

interface Props {
  stored: readonly WardrobeItem[];
  /** Pieces of the look that are not in storage or have an open request. */
  elsewhere: readonly WardrobeItem[];
  /** The first time at which they can be there. */
  earliest: string | null;
  steps: Pick<SendSteps, 'asked' | 'goTo' | 'goBack'>;
  onSent: () => void;
}

export function SendLookForm({ stored, elsewhere, earliest, steps: { asked, goTo, goBack }, onSent }: Props) {
  const { t } = useTranslation(['outfit', 'items']);
  const { locale } = useLocale();
  const { code: country } = useHomeRegion();
  const { show } = useToasts();
  const undo = useUndoRequest();
  const namedWhere = useNamedWhere();
  const visitTime = useVisitTimeText();
  const visit = useLookVisit();
  const part = sendPartOf(asked);
  const [attempt, setAttempt] = useState(randomId);
  const { failure, isPending, run } = useSendLook();
  const lines = useMemo(() => stored.map(({ id }) => ({ itemId: id, action: 'deliver' as const })), [stored]);
  const { booking, hold } = visit.draft;
  // Without a slot list the date cannot be checked, so the entered one is accepted.
  const isBooked =
    part === 'review' &&
    booking !== null &&
    firstOpenBookingStep(booking, { country, timeslots: [], districts: [], answered: visit.draft.answered }) === null;
  const quote = useQuery({ ...lookQuoteQuery(lines, isBooked ? { address: booking.address, date: booking.date } : undefined) });
  const nameOf = (id: string) => stored.find((piece) => piece.id === id)?.name ?? id;

  const send = async () => {
    if (!quote.data || !booking) return;
    const outcome = await run({
      body: { lines, booking: booking satisfies BookCollection, total: quote.data.total, ...(hold ? { slotHoldId: hold.id } : {}) },
      idempotencyKey: attempt,
    });
    if (outcome?.kind === 'ok') {
      const { id, number, undoUntil } = outcome.data.request;
      show({
        tone: 'success',
        message: t('send.done', { number }),
        ...(undoUntil ? { action: { label: t('saved.undo'), onPress: () => void undo(id) } } : {}),
      });
      void refreshItems(locale);
      onSent();
      return;
    }
    // A refusal ends this attempt; after a lost answer the same idempotency key is used again.
    if (outcome?.kind !== 'rejected' || !isRefusal(outcome)) return;
    setAttempt(randomId());
    void quote.refetch();
    if (outcome.code === 'SLOT_GONE') {
      visit.change({ hold: null });
      goTo('send-visit');
    }
  };
  if (stored.length === 0) return <Notice>{t('send.nothing')}</Notice>;
  if (part === 'visit') {
    return (
      <BasketVisit
        basket={visit}
        country={country}
        rushing={NO_RUSH}
        failure={failure}
        part={asked === 'send-where' ? 'where' : asked === 'send-when' ? 'when' : null}
        onPart={(step) => goTo(`send-${step}`)}
        onBack={() => goBack('send')}
        onDone={() => goTo('send-review')}
      />
    );
  }
  if (quote.isError) {
    return (
      <ErrorState
        title={t('send.priceFailedTitle')}
        body={t('send.priceFailedBody')}
        money="not-moved"
        onRetry={() => void quote.refetch()}
        isRetrying={quote.isFetching}
      />
    );
  }
  if (!quote.data) {
    return <QueryLoading height="10rem" failures={quote.failureCount} onRetry={() => void refetchNow(['outfit', 'quote'])} />;
  }
  const { currency } = quote.data;
  const hasProblem = quote.data.lines.some(({ problem }) => problem !== null);
  return (
    <Stack $gap={4}>
      <DefinitionList
        entries={[
          ...quote.data.lines.map(({ itemId, price, problem }) => ({
            term: nameOf(itemId),
            value: problem ? t(`send.problem.${problem}`) : <Price money={{ amount: price, currency }} />,
          })),
          ...quote.data.extras.map(({ extra, price }) => ({
            term: t(`items:extra.${extra}`),
            value: <Price money={{ amount: price, currency }} />,
          })),
          { term: t('send.total'), value: <Price money={{ amount: quote.data.total, currency }} />, isTotal: true },
        ]}
      />
      {quote.data.usesFreeDelivery ? <Text $size="sm">{t('send.free')}</Text> : null}
      {quote.data.usesFreeRush ? <Text $size="sm">{t('send.freeRush')}</Text> : null}
      {elsewhere.length > 0 ? (
        <Text $size="sm" $tone="muted">
          {t('send.elsewhere', { names: namedWhere(elsewhere) })}
        </Text>
      ) : null}
      {isBooked ? <Text $size="sm">{visitTime(booking.date)}</Text> : <EarliestNote earliest={earliest} />}
      <Text $size="sm" $tone="muted">
        {isBooked ? t('send.reviewNote') : t('send.priceNote')}
      </Text>
      {failure && isBooked ? <FailureNotice failure={failure} /> : null}
      <Button isBusy={isBooked && isPending} disabled={hasProblem} onClick={() => (isBooked ? void send() : goTo('send-visit'))}>
        {t(isBooked ? 'send.confirm' : 'send.chooseTime')}
      </Button>
    </Stack>
  );
}
