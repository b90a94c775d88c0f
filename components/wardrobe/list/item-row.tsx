import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import styled from 'styled-components';
import { LockIcon } from '@/components/ui/page-icons';
import { media } from '@/components/ui/theme/media';
import { DOT } from '@/lib/text/join-words';
import { placeInGrid } from './grid-measure';
import { type CardProps, cardStyle } from './item-card';
import { PiecePhoto } from '@/components/wardrobe/passport/piece-photo';
import { ItemStateText } from './item-state';
import { SelectMark } from './select-mark';
import { useItemWords } from '@/components/wardrobe/passport/use-item-words';

const Root = styled.li`
  ${cardStyle}
  border-bottom: 1px solid var(--line);
  & > a {
    display: flex;
    align-items: center;
    gap: var(--space-4);
    height: 100%;
    padding-inline-end: 3.25rem;
    text-decoration: none;
  }
  & > a > :first-child {
    flex: none;
    width: 3.75rem;
  }
  & > a > i {
    display: grid;
    place-items: center;
    aspect-ratio: 4 / 5;
    border-radius: var(--radius);
    background: #cdb492;
    color: #3a2a1a;
  }
  & > a > div {
    flex: 1;
    min-width: 0;
  }
  & > a > div > * {
    display: block;
    min-width: 0;
  }
  & > a > div > * + * {
    margin-top: 0.125rem;
  }
  & strong {
    font-weight: 550;
    font-size: var(--text-sm);
  }
  & small {
    color: var(--muted);
    font-size: var(--text-xs);
  }
  & > a > div > small + small {
    display: none;
  }
  & > label {
    top: 50%;
    translate: 0 -50%;
  }
  ${media.md} {
    & > a > div {
      display: flex;
      align-items: center;
      gap: var(--space-4);
    }
    & > a > div > * {
      flex: 1 1 0;
    }
    & > a > div > * + * {
      margin-top: 0;
    }
    & > a > div > :first-child {
      flex-grow: 1.7;
    }
    & > a > div > small + small {
      display: block;
      flex-grow: 1.5;
    }
    /* As wide as its longest words with a day. */
    & > a > div > :last-child {
      flex: 0 0 12rem;
    }
  }
`;

/** The piece as a row, for finding it by name. */
export const ItemRow = memo(function ItemRow({ item, index, total, measure, isSelected, isSelecting, passport, onSelect }: CardProps) {
  const { t } = useTranslation('items');
  const words = useItemWords();
  const isSealed = item.category === 'sealed-bag';
  return (
    <Root
      style={placeInGrid(measure, index)}
      aria-setsize={total}
      aria-posinset={index + 1}
      data-selected={isSelected || undefined}
      data-selecting={isSelecting || undefined}
    >
      <a href={passport.addressOf(item.id)} data-item={item.id} onClick={passport.open} aria-haspopup="dialog">
        {isSealed ? (
          <i>
            <LockIcon size={18} />
          </i>
        ) : (
          <PiecePhoto image={item.picture} width="200" alt="" sizes="60px" />
        )}
        <div>
          <strong dir="auto">{item.name}</strong>
          <small dir="auto">{isSealed ? words.sealed(item) : (item.brand ?? words.category(item))}</small>
          <small dir="auto">{isSealed ? (item.sealedNote ?? '') : [words.colour(item), words.size(item)].filter(Boolean).join(DOT)}</small>
          <ItemStateText item={item} />
        </div>
      </a>
      <SelectMark label={t('select.one', { name: item.name })} isChecked={isSelected} onToggle={(isRange) => onSelect(item.id, isRange)} />
    </Root>
  );
});
