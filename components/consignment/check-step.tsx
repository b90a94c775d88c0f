import { useId, useState, type FormEvent, useEffect } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { TextButton, TextLink } from '@/components/ui/actions/text-link';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { FieldSet } from '@/components/ui/forms/field-set';
import { ItemPhoto } from '@/components/ui/media/item-photo';
import { useWholeWardrobe } from '@/components/wardrobe/list/use-whole-wardrobe';
import { publicEnv } from '@/lib/config/env';
import { ROUTES } from '@/lib/config/routes';
import type { ShoppingCart } from '@/lib/contract/pricing';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { KNOWN_BRANDS } from '@/lib/domain/consignment/brand-tier';
import { blankPiece, isBlank, isComplete, PIECES_LIMITS, PIECES_MAXIMUM, type Piece } from '@/lib/domain/consignment/piece';
import { allowedActions } from '@/lib/domain/wardrobe/item-basket';
import { randomId } from '@/lib/random-id';
import { Button } from '@/components/ui/actions/button';
import { PlusIcon } from '@/components/ui/form-icons';
import { Notice } from '@/components/ui/feedback/notice';
import { keepFocusInRegion } from '@/components/ui/overlays/use-focus-recovery';
import { Cluster, Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { assess } from './model/estimate';
import { checkProblem, piecesToSend } from './model/steps';
import { brandFieldId, PieceRow } from './piece-row';
import { usePayout } from './use-prices';
import { DOT, spaced } from '@/lib/text/join-words';

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
    const [first] = problem.kind === 'incomplete' ? problem.keys : problem.kind === 'none' ? pieces.map(({ key }) => key) : [];
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
          {spaced(t('check.note')) + (payout.hasBands ? '' : spaced(t('check.noPrices'))) + t(isMember ? 'photos.hint' : 'photos.later')}
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
    if (problem?.kind === 'none') return t('check.none');
    if (problem?.kind === 'too-few') return t('check.tooFew');
    if (problem?.kind === 'too-many') return t('check.tooMany', { ...PIECES_LIMITS, have: problem.have });
    return t('check.incomplete');
  }
}

/** Longer lists belong to the wardrobe page. */
const SHOWN = 40;

const List = styled.ul`
  max-height: 22rem;
  overflow-y: auto;
  border-block: 1px solid var(--line);
  & > li {
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
    gap: var(--space-4);
    align-items: center;
    padding-block: var(--space-2);
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & > li > :first-child {
    width: 3rem;
    overflow: hidden;
    border-radius: var(--radius-sm);
  }
`;

interface StoredChoiceProps {
  chosen: readonly string[];
  priceList: readonly ShoppingCart[];
  onChange: (change: (itemIds: string[]) => string[]) => void;
}

/** Choose stored pieces to sell, without a visit. Hidden for members without such pieces. */
function StoredChoice({ chosen, priceList, onChange }: StoredChoiceProps) {
  const { t } = useTranslation(['consignment', 'common']);
  const payout = usePayout(priceList);
  const { items, isWhole, isStopped, resumeLoading } = useStoredItems();
  // What somebody came with stands first; what is ticked here stays where it is.
  const [isTouched, setIsTouched] = useState(false);
  const [cameWith, setCameWith] = useState(chosen);
  if (!isTouched && cameWith.length !== chosen.length) setCameWith(chosen);

  useEffect(() => {
    if (items === null || !isWhole) return;
    // Drop pieces that were delivered, sold or donated since they were chosen, but none that is still to be loaded.
    const known = new Set(items.map(({ id }) => id));
    if (chosen.some((id) => !known.has(id))) onChange((current) => current.filter((id) => known.has(id)));
  }, [items, isWhole, chosen, onChange]);

  const stop = isStopped ? (
    <Notice tone="warning" role="alert">
      <span>{spaced(t('consignment:stored.stopped'))}</span>
      <TextButton ref={keepFocusInRegion} onClick={resumeLoading}>
        {t('common:action.retry')}
      </TextButton>
    </Notice>
  ) : null;
  if (items === null || items.length === 0) return stop;
  const shown = [...items.filter(({ id }) => chosen.includes(id)), ...items.filter(({ id }) => !chosen.includes(id))].slice(
    0,
    Math.max(SHOWN, chosen.length),
  );
  const rangeOf = ({ resale }: WardrobeItem) => (resale ? payout.sentenceOf({ kind: 'accept', range: resale }) : null);
  const toggle = (id: string, isChosen: boolean) => {
    setIsTouched(true);
    onChange((current) => (isChosen ? [...current, id] : current.filter((other) => other !== id)));
  };
  const isFirst = ({ id }: WardrobeItem) => Number(cameWith.includes(id));
  const sorted = shown.sort((one, other) => isFirst(other) - isFirst(one) || one.name.localeCompare(other.name));
  return (
    <FieldSet legend={t('consignment:stored.title')} hint={t('consignment:stored.body')}>
      <Stack $gap={3}>
        {/* Focusable, so that the scrollable list works by keyboard too. */}
        <List tabIndex={0} aria-label={t('consignment:stored.title')}>
          {sorted.map((item) => (
            <li key={item.id}>
              <ItemPhoto image={item.picture} alt="" sizes="48px" />
              <Checkbox
                label={<span dir="auto">{item.name}</span>}
                hint={[item.brand, rangeOf(item)].filter(Boolean).join(DOT)}
                checked={chosen.includes(item.id)}
                onChange={({ target }) => toggle(item.id, target.checked)}
              />
            </li>
          ))}
        </List>
        <Text role="status" $size="sm">
          {t('consignment:stored.chosen', { count: chosen.length })}
        </Text>
        {stop}
        {items.length > shown.length ? (
          <TextLink isStandalone href={ROUTES.items.path}>
            {t('consignment:stored.more', { count: items.length - shown.length })}
          </TextLink>
        ) : null}
      </Stack>
    </FieldSet>
  );
}

/** Stored pieces that can be sold now, of those loaded so far; null when the provider has no wardrobe or it has not loaded. */
export function useStoredItems() {
  const { locale } = useLocale();
  const { query, isComplete: isWhole, ...rest } = useWholeWardrobe(locale);
  const items = publicEnv.extApi && query.data ? query.data.items.filter((item) => allowedActions(item).includes('sell')) : null;
  return { items, isWhole, ...rest };
}
