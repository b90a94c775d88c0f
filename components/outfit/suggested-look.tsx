import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { useOutfitStore } from '@/stores/outfit-store';
import { Button } from '@/components/ui/actions/button';
import { IconButton } from '@/components/ui/actions/icon-button';
import { CloseIcon } from '@/components/ui/icons';
import { LockIcon } from '@/components/ui/page-icons';
import { StatusRegion } from '@/components/ui/feedback/loading-region';
import { Text, Phrased } from '@/components/ui/text/text';
import { TextButton } from '@/components/ui/actions/text-link';
import { media } from '@/components/ui/theme/media';
import type { DressOccasion } from './model/day';
import type { Reason, SuggestedLook as Look } from './model/finding';
import type { TasteWord } from './model/taste';
import { LookPicture } from './look-picture';
import { SendRest } from './send-look';
import { WhereMark } from './where-mark';

/** The text of a reason, with the pieces' names. */
function useReasonText(nameOf: (id: string) => string, occasion: DressOccasion) {
  const { t } = useTranslation('outfit');
  return ({ code, pieceIds, days }: Reason): string => {
    const [one = '', other = ''] = pieceIds.map(nameOf);
    return t(`reason.${code}`, {
      one,
      other,
      all: pieceIds.map(nameOf).join(t('reason.and')),
      count: days ?? 0,
      occasion: t(`occasion.${occasion}`),
    });
  };
}

const Root = styled.article`
  display: grid;
  /* A card as wide as the page shows its picture beside the pieces. */
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: var(--space-3);
  align-items: start;
  height: 100%;
  & > ul[data-reasons],
  & > div {
    grid-column: 1 / -1;
  }
  ${media.xl} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto auto 1fr auto;
  }
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  & > ul[data-pieces] > li {
    display: flex;
    align-items: center;
    font-size: var(--text-sm);
    border-bottom: 1px solid var(--line);
  }
  & > ul[data-pieces] > li > span {
    display: grid;
    flex: 1 1 auto;
    min-width: 0;
    padding-block: 0.25rem;
    line-height: 1.35;
  }
  & > ul[data-pieces] > li > button[aria-pressed='true'] {
    background: var(--ink);
    color: var(--on-ink);
  }
  & > ul[data-reasons] {
    display: grid;
    align-content: start;
    gap: var(--space-2);
    padding-inline-start: 1.125rem;
    list-style: disc;
    font-size: var(--text-sm);
    line-height: 1.45;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-4);
  }
  & > div > button {
    min-height: var(--target);
  }
`;

interface Props {
  look: Look;
  occasion: DressOccasion;
  byId: ReadonlyMap<string, WardrobeItem>;
  isLiked: boolean;
  isBusy: boolean;
  onSay: (verdict: TasteWord['verdict'], itemId: string | null) => void;
  earliest: string | null;
  onTake: () => void;
  onSend: () => void;
}

export function SuggestedLook({ look, occasion, byId, isLiked, isBusy, earliest, onSay, onTake, onSend }: Props) {
  const { t } = useTranslation('outfit');
  const nameOf = (id: string) => byId.get(id)?.name ?? '';
  const pieces = look.pieceIds.flatMap((id) => byId.get(id) ?? []);
  const lockedIds = useOutfitStore((state) => state.lockedIds);
  const toggleLock = useOutfitStore((state) => state.toggleLock);
  const reasonText = useReasonText(nameOf, occasion);
  return (
    <Root aria-label={pieces.map(({ name }) => name).join(', ')}>
      <LookPicture items={look.pieceIds.map((id) => ({ id }))} byId={byId} />
      <ul data-pieces>
        {pieces.map((piece) => (
          <li key={piece.id}>
            <span>
              <span dir="auto">{piece.name}</span>
              <WhereMark item={piece} />
            </span>
            <IconButton
              icon={<LockIcon size={16} />}
              label={t('suggest.keepThis', { name: piece.name })}
              aria-pressed={lockedIds.includes(piece.id)}
              onClick={() => toggleLock(piece.id)}
            />
            <IconButton
              icon={<CloseIcon size={16} />}
              label={t('suggest.notThis', { name: piece.name })}
              aria-disabled={isBusy}
              onClick={() => (isBusy ? undefined : onSay('not-this-item', piece.id))}
            />
          </li>
        ))}
      </ul>
      <ul data-reasons>
        {look.reasons.map((reason) => (
          <Phrased as="li" key={reason.code}>
            {reasonText(reason)}
          </Phrased>
        ))}
      </ul>
      <div>
        <Button size="small" onClick={onTake}>
          {t('suggest.take')}
        </Button>
        <SendRest pieces={pieces} earliest={earliest} onSend={onSend} />
        <StatusRegion as="span">
          {isLiked ? (
            <Text as="span" $size="sm">
              {t('suggest.liked')}
            </Text>
          ) : null}
        </StatusRegion>
        {isLiked ? null : (
          <TextButton aria-busy={isBusy || undefined} onClick={() => (isBusy ? undefined : onSay('like', null))}>
            {t('suggest.like')}
          </TextButton>
        )}
        <TextButton aria-busy={isBusy || undefined} onClick={() => (isBusy ? undefined : onSay('skip', null))}>
          {t('suggest.skip')}
        </TextButton>
      </div>
    </Root>
  );
}
