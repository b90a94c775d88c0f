import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { pressedKey } from '@/lib/browser/pressed-key';
import { extentOf, layOut, radians } from '@/lib/domain/outfit/lay-out';
import { type SelectedItem, useOutfitStore, useOutfitStoreApi } from '@/stores/outfit-store';
import { HangerIcon } from '@/components/ui/member-icons';
import { StatusRegion } from '@/components/ui/feedback/loading-region';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { media } from '@/components/ui/theme/media';
import { CanvasPiece } from './canvas-piece';
import { CanvasTools } from './canvas-tools';
import { placeStyle } from './look-picture';
import { useCanvasHands } from './use-canvas-hands';

/** On a phone the tools stand beside the canvas, which leaves room there; otherwise below it. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: calc(var(--canvas-height) * 0.8) minmax(0, 1fr);
  gap: var(--space-2);
  justify-content: center;
  ${media.md} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Bed = styled.div`
  position: relative;
  aspect-ratio: 4 / 5;
  width: 100%;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--wash);
  user-select: none;
  & > p[data-hint] {
    position: absolute;
    inset: 0;
    display: grid;
    justify-items: center;
    gap: var(--space-3);
    margin: auto;
    padding-inline: var(--space-3);
    height: fit-content;
    max-width: 24ch;
    font-size: var(--text-sm);
    text-align: center;
    text-wrap: balance;
    color: var(--ink-soft);
  }
  & [data-label] {
    position: absolute;
    z-index: 2;
    inset-inline-start: 0.5rem;
    top: 0.5rem;
    max-width: calc(100% - 1rem);
    padding: 0.125rem 0.625rem;
    overflow: hidden;
    border-radius: var(--radius-full);
    background: var(--surface);
    font-size: var(--text-xs);
    text-overflow: ellipsis;
    white-space: nowrap;
    box-shadow: var(--shadow-1);
    pointer-events: none;
  }
  & > ul {
    position: absolute;
    inset: 0;
  }
  & > ul[data-preview] {
    pointer-events: none;
  }
`;
/** Drawn above everything, so that one sees and grips a piece that lies below others. */
const Outline = styled.span`
  position: absolute;
  z-index: 1;
  translate: -50% -50%;
  outline: 2px dashed var(--ink);
  outline-offset: 2px;
  pointer-events: none;
`;
const Grip = styled.span`
  position: absolute;
  z-index: 1;
  width: 1.25rem;
  height: 1.25rem;
  translate: -50% -50%;
  border: 2px solid var(--surface);
  border-radius: 50%;
  background: var(--ink);
  cursor: nwse-resize;
  touch-action: none;
  /* Larger for a finger than for the eye. */
  &::after {
    content: '';
    position: absolute;
    inset: -0.75rem;
  }
`;

/** The lower right corner of a piece, turned as it is; where that is off the canvas, the nearest place that can be gripped. */
function cornerStyle({ x, y, size, angle = 0 }: SelectedItem, piece: WardrobeItem) {
  const { width, height } = extentOf(piece);
  const [half, rise] = [(width * size) / 2_000, (height * size) / 2_000];
  const [cosine, sine] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  // Of a canvas that is higher than wide.
  const [across, down] = [half * cosine - rise * sine, 0.8 * (half * sine + rise * cosine)];
  const within = (percent: number) => `clamp(0.75rem, ${percent}%, 100% - 0.75rem)`;
  return { left: within(x / 10 + across), top: within(y / 10 + down) };
}

/** The selected pieces; a saved look is previewed over them on hover or focus. */
export function OutfitCanvas({ byId, onSave }: { byId: ReadonlyMap<string, WardrobeItem>; onSave: (() => void) | null }) {
  const { t } = useTranslation('outfit');
  const keysId = useId();
  const selected = useOutfitStore((state) => state.selectedList);
  const hovered = useOutfitStore((state) => state.currentOutfitHover);
  const lockedIds = useOutfitStore((state) => state.lockedIds);
  const { undo, redo } = useOutfitStoreApi().getState();
  const [activeId, setActiveId] = useState<string | null>(null);
  const bed = useRef<HTMLDivElement>(null);
  const hands = useCanvasHands(setActiveId);
  const shown = hovered ? layOut(hovered.items, (id) => byId.get(id)) : selected;
  const active = hovered ? undefined : selected.find(({ id }) => id === activeId);
  const activePiece = active && byId.get(active.id);

  const key = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const pressed = pressedKey(event)?.toLowerCase();
    if (pressed === 'z') (event.shiftKey ? redo : undo)();
    else if (pressed === 'y') redo();
    else return;
    event.preventDefault();
  };
  return (
    <section aria-labelledby="outfit-canvas">
      <VisuallyHidden as="h2" id="outfit-canvas">
        {t('canvas.title')}
      </VisuallyHidden>
      <VisuallyHidden id={keysId}>{t('canvas.keys')}</VisuallyHidden>
      <VisuallyHidden role="status">{t('canvas.count', { count: selected.length })}</VisuallyHidden>
      <Frame onKeyDown={key}>
        <Bed
          ref={bed}
          {...hands.bed}
          onClick={({ target, currentTarget }) => {
            if (target === currentTarget || target === currentTarget.querySelector('ul')) setActiveId(null);
          }}
        >
          {shown.length === 0 ? (
            <p data-hint>
              <HangerIcon size={40} />
              <span>{t('canvas.empty')}</span>
            </p>
          ) : null}
          <StatusRegion>{hovered ? <p data-label>{t('canvas.preview', { name: hovered.name })}</p> : null}</StatusRegion>
          <ul data-preview={hovered ? true : undefined} aria-label={t('canvas.title')}>
            {shown.map((item) => {
              const piece = byId.get(item.id);
              return piece ? (
                <CanvasPiece
                  key={item.id}
                  item={item}
                  piece={piece}
                  isActive={active?.id === item.id}
                  isLocked={!hovered && lockedIds.includes(item.id)}
                  isFixed={hovered !== null}
                  keysId={keysId}
                  onActive={setActiveId}
                  onGrab={(event) => hands.grab('move', item.id, bed.current)(event)}
                />
              ) : null;
            })}
          </ul>
          {active && activePiece ? (
            <>
              <p data-label aria-hidden="true" dir="auto">
                {activePiece.name}
              </p>
              <Outline
                aria-hidden="true"
                style={{
                  ...placeStyle(active, activePiece),
                  aspectRatio: `${extentOf(activePiece).width} / ${extentOf(activePiece).height}`,
                }}
              />
              <Grip
                aria-hidden="true"
                data-grip
                style={cornerStyle(active, activePiece)}
                onPointerDown={(event) => hands.grab('resize', active.id, bed.current)(event)}
              />
            </>
          ) : null}
        </Bed>
        <CanvasTools active={active} name={activePiece?.name ?? ''} byId={byId} onActive={setActiveId} onSave={onSave} />
      </Frame>
    </section>
  );
}
