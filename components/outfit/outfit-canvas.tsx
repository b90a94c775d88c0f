import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/button';
import { IconButton } from '@/components/ui/actions/icon-button';
import { StatusRegion } from '@/components/ui/feedback/loading-region';
import { ArrowLeftIcon, ArrowRightIcon, ChevronDownIcon, ChevronUpIcon, LockIcon } from '@/components/ui/icons';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { HangerIcon } from '@/components/ui/member-icons';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { layOut } from '@/lib/domain/outfit/lay-out';
import { type SelectedItem, useOutfitStore } from '@/stores/outfit-store';
import { useUserStore } from '@/stores/user-store';
import { CanvasPiece, MOVE_STEP } from './canvas-piece';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  margin-top: var(--space-3);
  & > strong {
    flex: 1 1 100%;
    font-size: var(--text-sm);
    font-weight: 550;
  }
`;

const MOVES = [
  { key: 'left', x: -1, y: 0, icon: <ArrowLeftIcon size={18} /> },
  { key: 'right', x: 1, y: 0, icon: <ArrowRightIcon size={18} /> },
  { key: 'up', x: 0, y: -1, icon: <ChevronUpIcon size={18} /> },
  { key: 'down', x: 0, y: 1, icon: <ChevronDownIcon size={18} /> },
] as const;

/** Buttons for everything that dragging can do. */
function PieceTools({ item, name, onRemoved }: { item: SelectedItem; name: string; onRemoved: () => void }) {
  const { t } = useTranslation('outfit');
  const moveItem = useOutfitStore((state) => state.moveItem);
  const bringForward = useOutfitStore((state) => state.bringForward);
  const isLocked = useOutfitStore((state) => state.lockedIds.includes(item.id));
  const toggleLock = useOutfitStore((state) => state.toggleLock);
  const isSuggesting = useUserStore((state) => state.is_ai_outfit_recommendation);
  const removeItem = useOutfitStore((state) => state.removeItem);
  return (
    <Root role="group" aria-label={t('tools.label', { name })}>
      <strong dir="auto">{name}</strong>
      {MOVES.map(({ key, x, y, icon }) => (
        <IconButton
          key={key}
          isBordered
          icon={icon}
          label={t(`tools.${key}`)}
          onClick={() => moveItem(item.id, item.x + x * MOVE_STEP, item.y + y * MOVE_STEP)}
        />
      ))}
      {isSuggesting ? (
        <Button variant="secondary" size="small" aria-pressed={isLocked} onClick={() => toggleLock(item.id)}>
          <LockIcon size={16} />
          <span>{t(isLocked ? 'tools.unlock' : 'tools.lock')}</span>
        </Button>
      ) : null}
      <Button variant="secondary" size="small" onClick={() => bringForward(item.id)}>
        {t('tools.forward')}
      </Button>
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          removeItem(item.id);
          onRemoved();
        }}
      >
        {t('tools.remove')}
      </Button>
    </Root>
  );
}

const Bed = styled.div`
  position: relative;
  aspect-ratio: 4 / 5;
  width: 100%;
  max-height: 46rem;
  margin-inline: auto;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-lg);
  background: var(--wash);
  & > p[data-hint] {
    position: absolute;
    inset: 0;
    display: grid;
    justify-items: center;
    gap: var(--space-3);
    margin: auto;
    height: fit-content;
    max-width: 24ch;
    text-align: center;
    color: var(--ink-soft);
  }
  & > [role='status'] > p {
    position: absolute;
    z-index: 2;
    inset-inline-start: 0.75rem;
    top: 0.75rem;
    padding: 0.25rem 0.625rem;
    border-radius: var(--radius-full);
    background: var(--surface);
    font-size: var(--text-xs);
    box-shadow: var(--shadow-1);
  }
  & > ul {
    position: absolute;
    inset: 0;
  }
  & > ul[data-preview] {
    pointer-events: none;
  }
`;

/** The selected pieces; a saved look is previewed over them on hover or focus. */
export function OutfitCanvas({ byId }: { byId: ReadonlyMap<string, WardrobeItem> }) {
  const { t } = useTranslation('outfit');
  const selected = useOutfitStore((state) => state.selectedList);
  const hovered = useOutfitStore((state) => state.currentOutfitHover);
  const lockedIds = useOutfitStore((state) => state.lockedIds);
  const [activeId, setActiveId] = useState<string | null>(null);
  const bed = useRef<HTMLDivElement>(null);
  const shown = hovered ? layOut(hovered.items, (id) => byId.get(id)?.layer ?? null) : selected;
  const active = hovered ? null : (selected.find(({ id }) => id === activeId) ?? null);
  const activeItem = active ? byId.get(active.id) : undefined;
  return (
    <section aria-labelledby="outfit-canvas">
      <VisuallyHidden as="h2" id="outfit-canvas">
        {t('canvas.title')}
      </VisuallyHidden>
      <Bed ref={bed}>
        {shown.length === 0 ? (
          <p data-hint>
            <HangerIcon size={40} />
            <span>{t('canvas.empty')}</span>
          </p>
        ) : null}
        <StatusRegion>{hovered ? <p>{t('canvas.preview', { name: hovered.name })}</p> : null}</StatusRegion>
        <ul data-preview={hovered ? true : undefined} aria-label={t('canvas.title')}>
          {shown.map((item) => {
            const piece = byId.get(item.id);
            return piece ? (
              <CanvasPiece
                key={item.id}
                item={item}
                piece={piece}
                bed={bed}
                isActive={active?.id === item.id}
                isLocked={!hovered && lockedIds.includes(item.id)}
                isFixed={hovered !== null}
                onActive={setActiveId}
              />
            ) : null;
          })}
        </ul>
      </Bed>
      {active && activeItem ? <PieceTools item={active} name={activeItem.name} onRemoved={() => setActiveId(null)} /> : null}
    </section>
  );
}
