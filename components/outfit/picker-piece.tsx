import styled from 'styled-components';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { CheckIcon } from '@/components/ui/icons';
import { PlusIcon } from '@/components/ui/page-icons';
import { PiecePhoto } from '@/components/wardrobe/passport/piece-photo';
import { media } from '@/components/ui/theme/media';
import { WhereMark } from './where-mark';

const Root = styled.button`
  position: relative;
  display: grid;
  align-content: start;
  width: 100%;
  height: 100%;
  min-height: var(--target);
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-sm);
  background: var(--surface);
  text-align: start;
  & > span {
    display: grid;
    gap: 0.125rem;
    padding: 0.375rem 0.5rem 0.5rem;
    font-size: var(--text-xs);
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  & > svg {
    position: absolute;
    inset-inline-end: 0.375rem;
    top: 0.375rem;
    padding: 3px;
    border-radius: 50%;
    background: var(--surface);
    box-shadow: var(--shadow-1);
  }
  & picture,
  & picture > img,
  & > img {
    display: block;
    width: 100%;
    aspect-ratio: 4 / 5;
    object-fit: cover;
  }
  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      border-color: var(--ink);
    }
  }
  &[aria-pressed='true'] {
    border-color: var(--ink);
    box-shadow: inset 0 0 0 1px var(--ink);
    & > svg {
      background: var(--ink);
      color: var(--on-ink);
    }
  }
  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;

interface Props {
  item: WardrobeItem;
  isOn: boolean;
  /** The look has reached its maximum. */
  isFull: boolean;
  onPress: () => void;
}

export function PickerPiece({ item, isOn, isFull, onPress }: Props) {
  return (
    <Root type="button" aria-pressed={isOn} aria-disabled={isFull && !isOn} onClick={onPress}>
      <PiecePhoto image={item.picture} width="640" alt="" sizes="8rem" />
      <span>
        <span dir="auto">{item.name}</span>
        <WhereMark item={item} />
      </span>
      {isOn ? <CheckIcon size={20} /> : <PlusIcon size={20} />}
    </Root>
  );
}
