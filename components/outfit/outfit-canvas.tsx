import { useRef, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { layOut } from '@/lib/domain/outfit/lay-out';
import { useOutfitStore } from '@/stores/outfit-store';
import { HangerIcon } from '@/components/ui/member-icons';
import { StatusRegion } from '@/components/ui/feedback/status-region';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { CanvasPiece } from './canvas-piece';
import { PieceTools } from './piece-tools';

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
