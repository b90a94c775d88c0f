import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import styled, { css } from 'styled-components';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { media } from '@/components/ui/theme/media';
import { CardBag } from '@/components/wardrobe/basket/card-bag';
import { placeInGrid, type GridMeasure } from './grid-measure';
import { PiecePhoto } from '@/components/wardrobe/passport/piece-photo';
import { ItemStateText } from './item-state';
import { SelectMark } from './select-mark';
import { useItemWords } from '@/components/wardrobe/passport/use-item-words';
import type { PassportLink } from '@/components/wardrobe/passport/use-passport-link';

/** Shared by cards and rows: the select mark is visible on hover, on focus, on touch devices, and during selection. */
export const cardStyle = css`
  position: relative;
  /* Its place says how large it is, whatever is in it: the layout of one does not ask another. */
  contain: size layout style;
  & > a {
    border-radius: var(--radius);
  }
  & picture,
  & a > img {
    overflow: hidden;
    border-radius: var(--radius);
  }
  & > label {
    transition: opacity var(--fast) var(--ease);
  }
  ${media.hover} {
    &:not(:hover, :focus-within, [data-selecting], [data-selected]) > label {
      opacity: 0;
    }
    & img {
      transition: scale var(--slow) var(--ease);
    }
    & > a:hover img {
      scale: 1.03;
    }
    & > a:hover strong {
      text-decoration: underline;
      text-decoration-color: var(--red);
      text-underline-offset: 0.2em;
    }
  }
  & strong,
  & small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-selected] > a > :first-child {
    outline: 2px solid var(--red);
    outline-offset: 2px;
  }
`;

/* Block layout: nested grids measure their children several times, which took most of a frame. */
const Root = styled.li`
  ${cardStyle}
  & > a,
  & > a > span,
  & > a > span > * {
    display: block;
    text-decoration: none;
  }
  & > a {
    height: 100%;
  }
  & > a > span {
    padding-top: 0.625rem;
  }
  & > a > span > * + * {
    margin-top: 0.0625rem;
  }
  & strong {
    font-size: var(--text-sm);
    font-weight: 550;
    line-height: 1.4;
  }
  & small {
    font-size: var(--text-xs);
    line-height: 1.4;
    color: var(--muted);
  }
  & picture,
  & picture > img,
  & a > img {
    display: block;
    width: 100%;
    aspect-ratio: 4 / 5;
  }
`;

export interface CardProps {
  item: WardrobeItem;
  /** Index among all shown pieces; most are not in the DOM (virtualised list). */
  index: number;
  total: number;
  measure: GridMeasure;
  isSelected: boolean;
  /** Selection mode: every card shows its mark. */
  isSelecting: boolean;
  passport: PassportLink;
  onSelect: (id: string, isRange: boolean) => void;
}

export const ItemCard = memo(function ItemCard({ item, index, total, measure, isSelected, isSelecting, passport, onSelect }: CardProps) {
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
          <CardBag note={item.sealedNote} />
        ) : (
          <PiecePhoto
            image={item.picture}
            width="640"
            alt=""
            sizes="(min-width: 1200px) 14rem, (min-width: 768px) 24vw, 44vw"
            isPriority={index < 2}
          />
        )}
        <span>
          <strong dir="auto">{item.name}</strong>
          <small dir="auto">{isSealed ? words.sealed(item) : (item.brand ?? words.category(item))}</small>
          <ItemStateText item={item} />
        </span>
      </a>
      <SelectMark label={t('select.one', { name: item.name })} isChecked={isSelected} onToggle={(isRange) => onSelect(item.id, isRange)} />
    </Root>
  );
});
