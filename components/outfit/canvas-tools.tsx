import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { isSameLook, layOutAnew } from '@/lib/domain/outfit/lay-out';
import { OUTFIT_SIZE } from '@/lib/contract/outfits';
import { useOutfitStore, useOutfitStoreApi, type SelectedItem } from '@/stores/outfit-store';
import { useUserStore } from '@/stores/user-store';
import { IconButton } from '@/components/ui/actions/icon-button';
import { ArrowRightIcon, ChevronDownIcon } from '@/components/ui/icons';
import { MinusIcon, PlusIcon } from '@/components/ui/form-icons';
import { ArrowLeftIcon, ChevronUpIcon, LockIcon } from '@/components/ui/page-icons';
import {
  BackIcon,
  BookmarkIcon,
  ForwardIcon,
  GridIcon,
  RedoIcon,
  TrashIcon,
  TurnLeftIcon,
  TurnRightIcon,
  UndoIcon,
} from '@/components/ui/member-icons';
import { media } from '@/components/ui/theme/media';
import { MOVE_STEP, SIZE_STEP, TURN_STEP } from './canvas-piece';

/** Always there, so that nothing moves when a piece is chosen. On a phone as high as the canvas that they stand beside. */
const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  grid-auto-rows: minmax(2rem, 1fr);
  height: var(--canvas-height);
  & > div {
    display: contents;
  }
  & button {
    justify-self: center;
    width: 100%;
    min-width: 0;
    max-width: var(--target);
    height: 100%;
    max-height: var(--target);
    border-radius: var(--radius);
  }
  & button[aria-pressed='true'] {
    background: var(--ink);
    color: var(--on-ink);
  }
  /* Two rows, however narrow the canvas above is. */
  ${media.md} {
    grid-template-columns: repeat(8, minmax(0, var(--target)));
    grid-auto-rows: var(--target);
    height: auto;
  }
`;

interface Tool {
  key: string;
  icon: ReactNode;
  isOff: boolean;
  isPressed?: boolean;
  act: () => void;
}

interface Props {
  active: SelectedItem | undefined;
  /** Of the active piece. */
  name: string;
  byId: ReadonlyMap<string, WardrobeItem>;
  onActive: (id: string | null) => void;
  /** To the name and the button that saves, where they are not below the canvas. */
  onSave: (() => void) | null;
}

/** Buttons for everything that pointers and keys can do. */
export function CanvasTools({ active, name, byId, onActive, onSave }: Props) {
  const { t } = useTranslation('outfit');
  const { moveItem, resizeItem, turnItem, bringForward, sendBack, removeItem, toggleLock, arrange, undo, redo } =
    useOutfitStoreApi().getState();
  const selected = useOutfitStore((state) => state.selectedList);
  const canUndo = useOutfitStore((state) => state.past.length > 0);
  const canRedo = useOutfitStore((state) => state.future.length > 0);
  const isLocked = useOutfitStore((state) => active !== undefined && state.lockedIds.includes(active.id));
  const isSuggesting = useUserStore((state) => state.is_ai_outfit_recommendation);
  const anew = layOutAnew(
    selected.map(({ id }) => id),
    (id) => byId.get(id),
  );
  const forLook: Tool[] = [
    { key: 'undo', icon: <UndoIcon size={18} />, isOff: !canUndo, act: undo },
    { key: 'redo', icon: <RedoIcon size={18} />, isOff: !canRedo, act: redo },
    { key: 'arrange', icon: <GridIcon size={18} />, isOff: isSameLook(anew, selected), act: () => arrange(anew) },
    ...(onSave ? [{ key: 'save', icon: <BookmarkIcon size={18} />, isOff: selected.length === 0, act: onSave }] : []),
  ];
  const move = (x: number, y: number) => () => active && moveItem(active.id, active.x + x * MOVE_STEP, active.y + y * MOVE_STEP);
  const resize = (steps: number) => () => active && resizeItem(active.id, active.size + steps * SIZE_STEP);
  const turn = (steps: number) => () => active && turnItem(active.id, (active.angle ?? 0) + steps * TURN_STEP);
  const remove = () => {
    if (!active) return;
    removeItem(active.id);
    // The tools stay usable for the one that lies on top now.
    onActive(selected.findLast(({ id }) => id !== active.id)?.id ?? null);
  };
  const forPiece: Tool[] = [
    { key: 'left', icon: <ArrowLeftIcon size={18} />, isOff: active?.x === 0, act: move(-1, 0) },
    { key: 'right', icon: <ArrowRightIcon size={18} />, isOff: active?.x === 1000, act: move(1, 0) },
    { key: 'up', icon: <ChevronUpIcon size={18} />, isOff: active?.y === 0, act: move(0, -1) },
    { key: 'down', icon: <ChevronDownIcon size={18} />, isOff: active?.y === 1000, act: move(0, 1) },
    { key: 'smaller', icon: <MinusIcon size={18} />, isOff: active?.size === OUTFIT_SIZE.min, act: resize(-1) },
    { key: 'larger', icon: <PlusIcon size={18} />, isOff: active?.size === OUTFIT_SIZE.max, act: resize(1) },
    { key: 'turnLeft', icon: <TurnLeftIcon size={18} />, isOff: false, act: turn(-1) },
    { key: 'turnRight', icon: <TurnRightIcon size={18} />, isOff: false, act: turn(1) },
    { key: 'forward', icon: <ForwardIcon size={18} />, isOff: selected.at(-1) === active, act: () => active && bringForward(active.id) },
    { key: 'back', icon: <BackIcon size={18} />, isOff: selected[0] === active, act: () => active && sendBack(active.id) },
    ...(isSuggesting
      ? [
          {
            key: 'lock',
            icon: <LockIcon size={18} />,
            isOff: false,
            isPressed: isLocked,
            act: () => active && toggleLock(active.id),
          },
        ]
      : []),
    { key: 'remove', icon: <TrashIcon size={18} />, isOff: false, act: remove },
  ];
  const button = ({ key, icon: picture, isOff, isPressed, act }: Tool, isForPiece: boolean) => {
    // Not `disabled`: a button that has just been pressed keeps the focus.
    const isIdle = isOff || (isForPiece && !active);
    return (
      <IconButton
        key={key}
        icon={picture}
        label={t(`tools.${key}` as 'tools.undo')}
        aria-disabled={isIdle || undefined}
        aria-pressed={isPressed}
        onClick={() => (isIdle ? undefined : act())}
      />
    );
  };
  return (
    <Root>
      <div role="group" aria-label={t('tools.look')}>
        {forLook.map((tool) => button(tool, false))}
      </div>
      <div role="group" aria-label={active ? t('tools.piece', { name }) : t('tools.noPiece')}>
        {forPiece.map((tool) => button(tool, true))}
      </div>
    </Root>
  );
}
