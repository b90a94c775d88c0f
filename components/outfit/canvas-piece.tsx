import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { pressedKey } from '@/lib/browser/pressed-key';
import { useOutfitStoreApi, type SelectedItem } from '@/stores/outfit-store';
import { LockIcon } from '@/components/ui/page-icons';
import { placeStyle, PiecePicture } from './look-picture';

const Place = styled.li`
  position: absolute;
  translate: -50% -50%;
`;
const Piece = styled.button`
  display: block;
  position: relative;
  width: 100%;
  border-radius: var(--radius-sm);
  touch-action: none;
  cursor: grab;
  &:active {
    cursor: grabbing;
    opacity: 1;
  }
  & > svg {
    position: absolute;
    inset-inline-end: -0.25rem;
    top: -0.25rem;
    padding: 4px;
    border-radius: 50%;
    background: var(--ink);
    color: var(--on-ink);
  }
  &:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;

/** Step of an arrow key or Move button, in thousandths of the canvas. */
export const MOVE_STEP = 40;
/** Of plus, minus and their buttons, in percent of the natural size. */
export const SIZE_STEP = 10;
/** Of the letter R and the Turn buttons, in degrees. */
export const TURN_STEP = 15;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const SIZES: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };

interface Props {
  item: SelectedItem;
  piece: WardrobeItem;
  isActive: boolean;
  isLocked: boolean;
  /** Part of a read-only preview. */
  isFixed: boolean;
  /** Id of the text that says which keys there are. */
  keysId: string;
  onActive: (id: string) => void;
  onGrab: (event: PointerEvent) => void;
}

/** Moved by pointer, touch or keys; the tools beside the canvas do the same. */
export function CanvasPiece({ item, piece, isActive, isLocked, isFixed, keysId, onActive, onGrab }: Props) {
  const { t } = useTranslation('outfit');
  const { moveItem, removeItem, resizeItem, turnItem, bringForward, sendBack } = useOutfitStoreApi().getState();

  const key = (event: KeyboardEvent) => {
    const pressed = event.ctrlKey || event.metaKey || event.altKey ? null : pressedKey(event);
    if (pressed === null) return;
    const arrow = ARROWS[pressed];
    const size = SIZES[pressed];
    if (arrow) moveItem(item.id, item.x + arrow[0] * MOVE_STEP, item.y + arrow[1] * MOVE_STEP, event.repeat);
    else if (size) resizeItem(item.id, item.size + size * SIZE_STEP, event.repeat);
    else if (pressed === 'r' || pressed === 'R') {
      turnItem(item.id, (item.angle ?? 0) + (event.shiftKey ? -TURN_STEP : TURN_STEP), event.repeat);
    } else if (pressed === 'PageUp') bringForward(item.id);
    else if (pressed === 'PageDown') sendBack(item.id);
    else if (pressed === 'Delete' || pressed === 'Backspace') removeItem(item.id);
    else return;
    event.preventDefault();
    onActive(item.id);
  };
  return (
    <Place style={placeStyle(item, piece)}>
      <Piece
        type="button"
        aria-pressed={isActive}
        aria-label={isLocked ? t('canvas.kept', { name: piece.name }) : piece.name}
        aria-describedby={keysId}
        tabIndex={isFixed ? -1 : undefined}
        onPointerDown={onGrab}
        onClick={() => onActive(item.id)}
        onKeyDown={key}
      >
        <PiecePicture piece={piece} />
        {isLocked ? <LockIcon size={24} /> : null}
      </Piece>
    </Place>
  );
}
