import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { BOOKING_STEPS, bookingStepNumber } from '@/components/booking/model/booking-step-names';
import { firstOpenBookingStep, resumeBooking } from '@/components/booking/model/booking-steps';
import { PIECES_LIMITS, PIECES_MAXIMUM, type Photo, type Piece } from '@/lib/domain/consignment/piece';
import { personName } from '@/lib/text/names';
import { randomId } from '@/lib/random-id';
import { useSellingAgreement } from '@/services/wardrobe/items';
import { readAccessToken } from '@/services/auth/session';
import { useBookingLists } from '@/components/booking/use-booking-lists';
import { useUserStore } from '@/stores/user-store';
import { LoginFlow } from '@/components/auth/login-flow';
import { StepHeadingLevel } from '@/components/auth/step-form';
import { CollectionBooking } from '@/components/booking/collection-booking';
import { HeldSlot } from '@/components/booking/prepare-list';
import type { BookingState } from '@/components/booking/booking-props';
import { useKnownPlace } from '@/components/booking/use-known-place';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/text/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { Stack } from '@/components/ui/layout/stack';
import { Steps } from '@/components/ui/layout/steps';
import { Text } from '@/components/ui/text/text';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useFallBack, useStepHead } from '@/components/ui/hooks/use-steps';
import { checkProblem, nextStep, piecesToSend, previousStep, resumeStep, visibleSteps } from './model/steps';
import { CheckStep } from './check-step';
import { ReviewStep } from './review-step';
import { TermsStep } from './terms-step';
import { Tracker } from './tracker';
import { keepSentConsignment } from './sent-consignment';
import { askedOf, sellStepOf, useConsignmentSteps } from './use-consignment-steps';
import { useConsignmentDraft } from './use-consignment-draft';
import { useSendConsignment, type Slot } from './use-send-consignment';

/** The steps from the first row to the review. The address asks for one; the draft says how far it is open. */
export function ConsignmentSteps({ termsVersion, arriving = [] }: { termsVersion: string; arriving?: readonly string[] }) {
  const { t } = useTranslation(['consignment', 'booking', 'common']);
  const { region } = useLocale();
  const user = useUserStore((state) => state.user);
  const session = useUserStore((state) => state.session);
  // A loading session counts as a member: guest steps must not flash.
  const isMember = user !== null || (readAccessToken() !== null && session !== 'loaded');
  const contact = useUserStore((state) => state.contacts[0]);
  const { draft, change, changeBooking, forget } = useConsignmentDraft();
  const { lists, refetch } = useBookingLists(region.code);
  const agreedAt = useSellingAgreement(user !== null);
  const [lost, setLost] = useState<readonly Slot[] | null>(null);
  const { booking, hold, pieces } = draft;
  // Stored pieces need a login.
  const itemIds = isMember ? draft.itemIds : [];
  const facts = { country: region.code, timeslots: lists.timeslots, districts: lists.districts, heldSlot: hold, answered: draft.answered };
  const chosen = piecesToSend(pieces, region.currency);
  const hasVisit = chosen.length > 0 || itemIds.length === 0;
  const steps = useConsignmentSteps();
  const { goTo, goBack } = steps;
  const asked = askedOf(steps.asked);
  const step = resumeStep(asked.step, {
    isMember,
    isCheckDone: checkProblem(pieces, region.currency, itemIds.length) === null,
    hasAgreed: draft.hasAgreed || agreedAt !== null,
    isBookingDone: firstOpenBookingStep(booking, facts) === null,
    hasVisit,
  });
  const bookingStep = resumeBooking(asked.bookingStep, booking, facts);
  // Sent, the draft is gone while the address is on its way to the confirmation.
  const [isSent, setIsSent] = useState(false);
  useFallBack(steps, sellStepOf(step, bookingStep), !isSent);
  const bookingState = useMemo(
    (): BookingState => ({
      booking,
      onChange: changeBooking,
      draftKey: draft.holdKey,
      hold,
      onHold: (next) => change({ hold: next }),
      isPhoneCodeSettled: draft.isPhoneCodeSettled,
      onPhoneCodeSettled: () => change({ isPhoneCodeSettled: true }),
      answered: draft.answered,
      onAnswered: (answered) => change({ answered }),
    }),
    [booking, changeBooking, draft.holdKey, hold, draft.isPhoneCodeSettled, draft.answered, change],
  );
  const isReady = user !== null && session === 'loaded' && lists.districts.length > 0;
  const { isKnown: hasKnownPlace } = useKnownPlace(bookingState, facts, { contact, name: personName(user ?? {}), isReady });
  const firstOfVisit = hasKnownPlace ? 'when' : 'where';
  const forth = () => goTo(sellStepOf(nextStep(step, isMember, hasVisit), firstOfVisit));
  const back = () => goBack(sellStepOf(previousStep(step, isMember, hasVisit), 'when'));
  const changeItems = useCallback(
    (edit: (ids: string[]) => string[]) => change((current) => ({ itemIds: edit(current.itemIds).slice(0, PIECES_MAXIMUM) })),
    [change],
  );
  const changePieces = (edit: (pieces: Piece[]) => Piece[]) => change((current) => ({ pieces: edit(current.pieces) }));

  // Opened from the wardrobe with a piece to sell: add it to the draft and start the check.
  const hasArrived = useRef(false);
  useEffect(() => {
    if (hasArrived.current || arriving.length === 0) return;
    hasArrived.current = true;
    change((current) => ({ itemIds: [...new Set([...current.itemIds, ...arriving])].slice(0, PIECES_MAXIMUM) }));
  }, [arriving, change]);

  const { state: sending, send } = useSendConsignment({
    onSent: (order) => {
      keepSentConsignment(region.code, { order, address: order.booking ? booking.address : null });
      goTo('sell-done', 'replace', order.number === undefined ? {} : { consignment: order.number });
      setIsSent(true);
      forget();
    },
    onSlotGone: (nextFree) => {
      setLost(nextFree);
      change({ hold: null, booking: { ...booking, date: { date: booking.date.date, time: '' } } });
      goTo('sell-when');
      void refetch();
    },
    onKeyTaken: () => change({ orderKey: randomId() }),
  });

  const head = useStepHead<HTMLDivElement>(step);
  if (isSent) return null;
  // The parts of the collection are counted in the one bar.
  const parts = BOOKING_STEPS.filter((part) => part === 'when' || !hasKnownPlace);
  const seen = visibleSteps(isMember, hasVisit).flatMap((each) => (each === 'collection' ? parts : [each]));
  return (
    <Stack $gap={5}>
      <Steps
        label={t('consignment:steps.label')}
        titles={seen.map((each) => (each === 'where' || each === 'when' ? t(`booking:steps.${each}`) : t(`consignment:steps.${each}`)))}
        current={seen.indexOf(step === 'collection' ? (hasKnownPlace ? 'when' : bookingStep) : step)}
      />
      {/* The bar of steps stands below the site's header, and the section's heading above its edge. */}
      <div ref={head} tabIndex={-1} style={{ display: 'grid', gap: 'var(--space-2)', outline: 'none', scrollMarginTop: '3.25rem' }}>
        {step === 'collection' ? null : (
          <>
            <Heading level={3}>{t(`consignment:${step}.title`)}</Heading>
            <Text $tone="muted">{t(`consignment:${step}.body`, PIECES_LIMITS)}</Text>
          </>
        )}
      </div>
      {lost && step === 'collection' && booking.date.time === '' ? (
        <Notice tone="warning" role="alert">
          {t('consignment:review.slotGone')}
        </Notice>
      ) : null}
      {content()}
      {isMember && (step === 'check' || sending.status === 'other-sent' || sending.status === 'maybe-sent') ? <Tracker /> : null}
    </Stack>
  );

  function content() {
    switch (step) {
      case 'check':
        return (
          <CheckStep
            pieces={pieces}
            itemIds={itemIds}
            isMember={isMember}
            priceList={lists.priceList}
            onItems={changeItems}
            onPieces={changePieces}
            onDone={forth}
          />
        );
      case 'terms':
        return (
          <TermsStep
            priceList={lists.priceList}
            agreedAt={agreedAt}
            hasAgreed={draft.hasAgreed}
            onAgree={(hasAgreed) => change({ hasAgreed })}
            onRetry={() => void refetch()}
            onDone={forth}
            onBack={back}
          />
        );
      case 'account':
        return (
          <Stack $gap={4}>
            <StepHeadingLevel value={4}>
              <LoginFlow />
            </StepHeadingLevel>
            <div>
              <Button variant="neutral" onClick={back}>
                {t('common:action.back')}
              </Button>
            </div>
          </Stack>
        );
      case 'collection':
        return (
          <CollectionBooking
            state={bookingState}
            lists={lists}
            visit={{ hasStorage: false, consignedItems: chosen.length }}
            step={bookingStepNumber(bookingStep)}
            onStep={(next) => goTo(sellStepOf('collection', BOOKING_STEPS[next - 1] ?? 'where'))}
            onDone={() => {
              setLost(null);
              forth();
            }}
            onBack={back}
            onRefreshSlots={() => void refetch()}
            hasConsignmentNote
            lost={lost}
            isPartOfFlow
            hasKnownPlace={hasKnownPlace}
          />
        );
      case 'review':
        return (
          <>
            {hasVisit ? (
              <HeldSlot
                state={bookingState}
                onLost={(nextFree) => {
                  setLost(nextFree);
                  goTo('sell-when');
                  void refetch();
                }}
                onChooseAgain={() => goTo('sell-when')}
              />
            ) : null}
            <ReviewStep
              pieces={chosen}
              itemIds={itemIds}
              visit={draft}
              lists={lists}
              state={sending}
              onPhotos={(key, edit: (photos: readonly Photo[]) => Photo[]) =>
                changePieces((current) => current.map((piece) => (piece.key === key ? { ...piece, photos: edit(piece.photos) } : piece)))
              }
              onChangePieces={() => goTo('sell-check')}
              onChangeVisit={() => goTo(`sell-${firstOfVisit}`)}
              onSend={() =>
                void send({ pieces: chosen, itemIds, booking, holdId: hold?.id ?? null, orderKey: draft.orderKey, termsVersion })
              }
              onBack={back}
            />
          </>
        );
    }
  }
}
