import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { ShoppingCart } from '@/lib/contract/pricing';
import { KNOWN_BRANDS } from '@/lib/domain/consignment/brand-tier';
import { assess } from '@/lib/domain/consignment/estimate';
import { blankPiece, isBlank, isComplete, PIECES_LIMITS, PIECES_MAXIMUM, type Piece } from '@/lib/domain/consignment/piece';
import { checkProblem, piecesToSend } from '@/lib/domain/consignment/steps';
import { randomId } from '@/lib/random-id';
import { Button } from '@/components/ui/actions/button';
import { PlusIcon } from '@/components/ui/page-icons';
import { Notice } from '@/components/ui/feedback/notice';
import { Cluster, Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { brandFieldId, PieceRow } from './piece-row';
import { StoredChoice } from './stored-choice';
import { usePayout } from './use-payout';

interface Props {
  pieces: Piece[];
  itemIds: readonly string[];
  isMember: boolean;
  priceList: readonly ShoppingCart[];
  onItems: (change: (itemIds: string[]) => string[]) => void;
  onPieces: (change: (pieces: Piece[]) => Piece[]) => void;
  onDone: () => void;
}

/** Rows of pieces, each with an instant estimate. */
export function CheckStep({ pieces, itemIds, isMember, priceList, onItems, onPieces, onDone }: Props) {
  const { t } = useTranslation('consignment');
  const { region } = useLocale();
  const { currency } = region;
  const payout = usePayout(priceList);
  const brandListId = useId();
  const [isAsked, setIsAsked] = useState(false);
  const problem = checkProblem(pieces, currency, itemIds.length);
  const sendable = piecesToSend(pieces, currency);
  const ranges = sendable
    .map((piece) => assess(piece, currency))
    .flatMap((verdict) => (verdict.kind === 'no' ? [] : [payout.payoutOf(verdict.range)]));

  const edit = (key: string, change: (piece: Piece) => Piece) =>
    onPieces((current) => current.map((piece) => (piece.key === key ? change(piece) : piece)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (problem === null) return onDone();
    const [first] = problem.kind === 'incomplete' ? problem.keys : [];
    if (first) document.getElementById(brandFieldId(first))?.focus();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack $gap={5}>
        <datalist id={brandListId}>
          {KNOWN_BRANDS.map((brand) => (
            <option key={brand} value={brand} />
          ))}
        </datalist>
        {/* Above the rows, so that members who sell stored pieces need not pass three empty rows. */}
        {isMember ? <StoredChoice chosen={itemIds} priceList={priceList} onChange={onItems} /> : null}
        <div>
          {pieces.map((piece, index) => (
            <PieceRow
              key={piece.key}
              piece={piece}
              number={index + 1}
              canUpload={isMember}
              isMarked={isAsked && !isBlank(piece) && !isComplete(piece)}
              payout={payout}
              brandListId={brandListId}
              onChange={(fields) => edit(piece.key, (current) => ({ ...current, ...fields }))}
              onPhotos={(change) => edit(piece.key, (current) => ({ ...current, photos: change(current.photos) }))}
              onRemove={pieces.length > 1 ? () => onPieces((current) => current.filter(({ key }) => key !== piece.key)) : null}
            />
          ))}
        </div>
        {pieces.length < PIECES_MAXIMUM ? (
          <div>
            <Button variant="neutral" onClick={() => onPieces((current) => [...current, blankPiece(randomId())])}>
              <PlusIcon size={18} />
              <span>{t('check.addRow')}</span>
            </Button>
          </div>
        ) : null}
        <div role="status">
          <Text>
            <strong>{t('check.sum', { count: sendable.length + itemIds.length })}</strong>
          </Text>
          {ranges.length > 0 && itemIds.length === 0 && payout.hasBands ? (
            <Text>
              {t('check.payout', {
                low: payout.money(ranges.reduce((sum, { low }) => sum + low, 0)),
                high: payout.money(ranges.reduce((sum, { high }) => sum + high, 0)),
              })}
            </Text>
          ) : null}
        </div>
        <Text $size="xs" $tone="muted">
          {`${t('check.note')} ${payout.hasBands ? '' : t('check.noPrices')} ${t(isMember ? 'photos.hint' : 'photos.later')}`}
        </Text>
        {isAsked && problem ? (
          <Notice tone="danger" role="alert">
            {problemText()}
          </Notice>
        ) : null}
        <Cluster>
          <Button type="submit">{t('check.continue')}</Button>
        </Cluster>
      </Stack>
    </form>
  );

  function problemText(): string {
    if (problem?.kind === 'too-few') return t('check.tooFew');
    if (problem?.kind === 'too-many') return t('check.tooMany', { ...PIECES_LIMITS, have: problem.have });
    return t('check.incomplete');
  }
}
