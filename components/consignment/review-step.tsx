import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { addressLine } from '@/lib/domain/booking/address-fields';
import { contactLine } from '@/lib/domain/shared/phone-codes';
import type { CompletePiece, Photo } from '@/lib/domain/consignment/piece';
import { FailureNotice } from '@/components/auth/failure-notice';
import type { BookingLists } from '@/components/booking/booking-props';
import { StepActions } from '@/components/booking/step-actions';
import { useDistrictName, useSlotLine } from '@/components/booking/use-visit-place';
import { VisitFees } from '@/components/booking/visit-fees';
import { Heading } from '@/components/ui/text/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { TextButton } from '@/components/ui/actions/text-link';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { DOT } from '@/lib/text/join-words';
import { assess } from './model/estimate';
import { PiecePhotos } from './piece-photos';
import type { ConsignmentVisit } from './use-consignment-draft';
import { usePayout } from './use-prices';
import type { SendState } from './use-send-consignment';
import { useStoredItems } from './check-step';

/** The chosen stored pieces, by name. */
function StoredReview({ itemIds }: { itemIds: readonly string[] }) {
  const { t } = useTranslation('consignment');
  const { items } = useStoredItems();
  const names = items?.filter(({ id }) => itemIds.includes(id)).map(({ name }) => name) ?? [];
  return (
    <div>
      <Text>
        <strong>{t('stored.chosen', { count: itemIds.length })}</strong>
      </Text>
      {names.length > 0 ? (
        <ul>
          {names.map((name, index) => (
            <li key={index} dir="auto">
              {name}
            </li>
          ))}
        </ul>
      ) : null}
      <Text $size="sm" $tone="muted">
        {t('stored.noVisit')}
      </Text>
    </div>
  );
}

const Part = styled.section`
  display: grid;
  gap: var(--space-2);
  & + & {
    padding-top: var(--space-5);
    border-top: 1px solid var(--line);
  }
  & > div:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-3);
  }
  & li {
    display: grid;
    gap: var(--space-1);
    padding-block: var(--space-3);
  }
  & li + li {
    border-top: 1px solid var(--line);
  }
`;

interface Props {
  pieces: readonly CompletePiece[];
  /** Stored pieces. */
  itemIds: readonly string[];
  visit: ConsignmentVisit;
  lists: BookingLists;
  state: SendState;
  onPhotos: (key: string, change: (photos: readonly Photo[]) => Photo[]) => void;
  onChangePieces: () => void;
  onChangeVisit: () => void;
  onSend: () => void;
  onBack: () => void;
}

/**
 * Summary of everything that will be sent, with Change links. It also takes photos, because a visitor cannot upload any before the login.
 */
export function ReviewStep({
  pieces,
  itemIds,
  visit: { booking },
  lists,
  state,
  onPhotos,
  onChangePieces,
  onChangeVisit,
  onSend,
  onBack,
}: Props) {
  const { t } = useTranslation('consignment');
  const { locale, region } = useLocale();
  const slotLine = useSlotLine();
  const districtName = useDistrictName(lists.districts);
  const payout = usePayout(lists.priceList);
  return (
    <Stack $gap={5}>
      <Part>
        <div>
          <Heading level={4}>{t('review.pieces')}</Heading>
          <TextButton onClick={onChangePieces} aria-label={t('review.changePieces')}>
            {t('review.change')}
          </TextButton>
        </div>
        {itemIds.length > 0 ? <StoredReview itemIds={itemIds} /> : null}
        <ul>
          {pieces.map((piece, index) => (
            <li key={piece.key}>
              <strong dir="auto">{piece.brand}</strong>
              <Text $size="sm" $tone="muted">
                {[
                  t(`category.${piece.category}`),
                  t(`condition.${piece.condition}`),
                  payout.sentenceOf(assess(piece, region.currency)),
                ].join(DOT)}
              </Text>
              <PiecePhotos number={index + 1} photos={piece.photos} onChange={(change) => onPhotos(piece.key, change)} />
            </li>
          ))}
        </ul>
        {pieces.length > 0 ? (
          <Text $size="xs" $tone="muted">
            {t('photos.hint')}
          </Text>
        ) : null}
      </Part>
      {pieces.length > 0 ? (
        <>
          <Part>
            <div>
              <Heading level={4}>{t('review.visit')}</Heading>
              <TextButton onClick={onChangeVisit} aria-label={t('review.changeVisit')}>
                {t('review.change')}
              </TextButton>
            </div>
            <Text>{slotLine(booking.date)}</Text>
            <Text dir="auto">{addressLine(booking.address, region.code, districtName(booking.address.district))}</Text>
            <Text dir="auto">{contactLine(locale, booking.contact)}</Text>
            {booking.consignmentNote ? (
              <Text $tone="muted" dir="auto">
                {booking.consignmentNote}
              </Text>
            ) : null}
          </Part>
          <VisitFees
            address={booking.address}
            lists={lists}
            visit={{ hasStorage: false, consignedItems: pieces.length }}
            heading={t('review.fees')}
          />
        </>
      ) : null}
      {problem()}
      <StepActions
        onBack={onBack}
        isBusy={state.status === 'busy'}
        label={t('review.send', { count: pieces.length + itemIds.length })}
        onSubmit={onSend}
      />
    </Stack>
  );

  function problem() {
    switch (state.status) {
      case 'failed':
        return <FailureNotice failure={state.failure} />;
      case 'maybe-sent':
        return (
          <Notice tone="warning" role="alert">
            {t('review.maybeSent')}
          </Notice>
        );
      case 'other-sent':
        return (
          <Notice tone="warning" role="alert">
            {t('review.otherSent')}
          </Notice>
        );
      default:
        return null;
    }
  }
}
