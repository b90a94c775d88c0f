import { useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { laidWidth } from '@/lib/domain/outfit/lay-out';
import { pressedKey } from '@/lib/browser/pressed-key';
import { useOutfitStore, type SelectedItem } from '@/stores/outfit-store';
import { LockIcon } from '@/components/ui/icons';
import { PiecePicture } from './piece-picture';

const Piece = styled.button`
  position: absolute;
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  background: none;
  translate: -50% -50%;
  touch-action: none;
  cursor: grab;
  &:active {
    cursor: grabbing;
  }
  & > svg {
    position: absolute;
    inset-inline-end: 12%;
    top: 12%;
    padding: 4px;
    border-radius: 50%;
    background: var(--ink);
    color: var(--on-ink);
  }
  &[aria-pressed='true'] {
    outline: 2px dashed var(--ink);
    outline-offset: -6px;
  }
  &:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: -4px;
  }
`;

/** Step of an arrow key or Move button, in thousandths of the canvas. */
export const MOVE_STEP = 40;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Props {
  item: SelectedItem;
  piece: WardrobeItem;
  bed: RefObject<HTMLDivElement | null>;
  isActive: boolean;
  isLocked: boolean;
  /** Part of a read-only preview. */
  isFixed: boolean;
  onActive: (id: string) => void;
}

/** Moved by pointer, touch or arrow keys; the buttons below the canvas do the same. */
export function CanvasPiece({ item, piece, bed, isActive, isLocked, isFixed, onActive }: Props) {
  const { t } = useTranslation('outfit');
  const moveItem = useOutfitStore((state) => state.moveItem);
  const removeItem = useOutfitStore((state) => state.removeItem);
  const held = useRef<{ left: number; top: number; x: number; y: number } | null>(null);

  const press = (event: PointerEvent<HTMLButtonElement>) => {
    onActive(item.id);
    held.current = { left: event.clientX, top: event.clientY, x: item.x, y: item.y };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent) => {
    const box = bed.current?.getBoundingClientRect();
    const from = held.current;
    if (!from || !box || box.width === 0) return;
    moveItem(item.id, from.x + ((event.clientX - from.left) / box.width) * 1000, from.y + ((event.clientY - from.top) / box.height) * 1000);
  };
  const release = () => {
    held.current = null;
  };
  const key = (event: KeyboardEvent) => {
    const pressed = pressedKey(event);
    if (pressed === 'Delete' || pressed === 'Backspace') removeItem(item.id);
    const arrow = pressed === null ? undefined : ARROWS[pressed];
    if (!arrow) return;
    event.preventDefault();
    onActive(item.id);
    moveItem(item.id, item.x + arrow[0] * MOVE_STEP, item.y + arrow[1] * MOVE_STEP);
  };
  return (
    <li>
      <Piece
        type="button"
        style={{ left: `${item.x / 10}%`, top: `${item.y / 10}%`, width: `${laidWidth(piece.layer) / 10}%` }}
        aria-pressed={isActive}
        aria-label={t(isLocked ? 'canvas.pieceKept' : 'canvas.piece', { name: piece.name })}
        tabIndex={isFixed ? -1 : undefined}
        onPointerDown={press}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        onClick={() => onActive(item.id)}
        onKeyDown={key}
      >
        <PiecePicture piece={piece} />
        {isLocked ? <LockIcon size={24} /> : null}
      </Piece>
    </li>
  );
}
