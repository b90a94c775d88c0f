import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { memo, type ComponentProps } from 'react';
import styled from 'styled-components';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { ItemPhoto } from '@/components/ui/item-photo';
import { media } from '@/components/ui/media';
import { CardBag } from './card-bag';
import { cardStyle } from './card-style';
import { ItemStateText } from './item-state';
import { SelectMark } from './select-mark';

const Root = styled.li`
  ${cardStyle}
  & > a { display: grid; height: 100%; grid-template-rows: auto 1fr; text-decoration: none; }
  & > a > span { display: grid; align-content: start; gap: 0.0625rem; padding-top: 0.625rem; min-width: 0; }
  & strong, & small { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & strong { font-size: var(--text-sm); font-weight: 550; line-height: 1.4; }
  & small { font-size: var(--text-xs); line-height: 1.4; color: var(--muted); }
  & picture, & picture > img, & a > img { display: block; width: 100%; aspect-ratio: 4 / 5; }
  ${media.hover} { & > a:hover strong { text-decoration: underline; text-decoration-color: var(--red); text-underline-offset: 0.2em; } }
`;

export interface CardProps {
  item: WardrobeItem;
  /** Counted from 1, among all that are shown: most of them are not in the page. */
  position: number;
  total: number;
  isSelected: boolean;
  /** Somebody is selecting: the marks stand on every card. */
  isSelecting: boolean;
  href: ComponentProps<typeof Link>['href'];
  onSelect: (id: string, isRange: boolean) => void;
}

export const ItemCard = memo(function ItemCard({ item, position, total, isSelected, isSelecting, href, onSelect }: CardProps) {
  const { t } = useTranslation('items');
  const isSealed = item.category === 'sealed-bag';
  return (
    <Root aria-setsize={total} aria-posinset={position} data-selected={isSelected || undefined} data-selecting={isSelecting || undefined}>
      <Link href={href} shallow scroll={false} prefetch={false} aria-haspopup="dialog">
        {isSealed ? <CardBag note={item.sealedNote} /> : <ItemPhoto image={item.picture} alt="" sizes="(min-width: 1200px) 14rem, (min-width: 768px) 24vw, 46vw" isPriority={position <= 2} />}
        <span>
          <strong>{item.name}</strong>
          <small>{isSealed ? t('sealed.label') : (item.brand ?? t(`category.${item.category}`))}</small>
          <ItemStateText item={item} />
        </span>
      </Link>
      <SelectMark label={t('select.one', { name: item.name })} isChecked={isSelected} onToggle={(isRange) => onSelect(item.id, isRange)} />
    </Root>
  );
});
