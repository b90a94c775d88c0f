import { useTranslation } from 'next-i18next/pages';
import { useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { pressedKey } from '@/lib/browser/pressed-key';
import { useLazyTexts } from '@/services/content/lazy-texts';
import { IconButton } from '@/components/ui/actions/icon-button';
import { MinusIcon, PlusIcon } from '@/components/ui/form-icons';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/page-icons';
import { LoadFailedNotice } from '@/components/ui/feedback/client-only';
import { useDrawerEntry } from '@/components/ui/hooks/use-drawer-entry';
import { ModalFrame } from '@/components/ui/overlays/modal-frame';
import type { Shot } from './passport-gallery';
import { PiecePhoto } from './piece-photo';
import { useSwipe } from './use-swipe';
import { LARGEST, STEP, useZoom } from './use-zoom';

const TEXTS = ['record'] as const;
const VIEWS = ['picture'] as const;

const Frame = styled(ModalFrame)`
  width: 100%;
  max-width: 100%;
  height: 100dvh;
  max-height: 100dvh;
  margin: 0;
`;
const Stage = styled.div`
  position: relative;
  height: 100%;
  min-height: 12rem;
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--sunken);
  touch-action: none;
  cursor: zoom-in;
  &[data-enlarged='true'] {
    cursor: grab;
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  & > div {
    height: 100%;
    transform-origin: center;
  }
  & img,
  & picture {
    display: block;
    width: 100%;
    height: 100%;
    aspect-ratio: auto;
    object-fit: contain;
    background: none;
    pointer-events: none;
    user-select: none;
  }
`;
const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  width: 100%;
  & > output {
    min-width: 3.5rem;
    font-size: var(--text-sm);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;

interface Props {
  gallery: readonly Shot[];
  /** The picture that was pressed. */
  start: number;
  /** The words for a picture, which are also its title. */
  sayShot: (shot: Shot) => string;
  onClose: (index: number) => void;
}

/** A picture over the whole window, enlarged by press, fingers, wheel, keys and buttons; with several one goes on to the next. */
export function ZoomedPicture(props: Props) {
  const { status, retry } = useLazyTexts(TEXTS);
  if (status === 'failed') return <LoadFailedNotice onRetry={retry} />;
  return status === 'ready' ? <Viewer {...props} /> : null;
}

function Viewer({ gallery, start, sayShot, onClose }: Props) {
  const { t } = useTranslation('record');
  const stage = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  const { close } = useDrawerEntry(VIEWS, () => onClose(index));
  const { zoom, enlarge, reset, onKey, pointer } = useZoom(stage);
  const shot = gallery[index] ?? gallery[0];
  const go = (step: number) => {
    reset();
    setIndex((now) => (now + step + gallery.length) % gallery.length);
  };
  // Enlarged, a finger moves the picture.
  const swipe = useSwipe((step) => (zoom.scale === 1 ? go(step) : undefined));
  if (!shot) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (onKey(event) || gallery.length < 2) return;
    const key = pressedKey(event);
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  };
  return (
    <Frame
      hasEntry
      title={sayShot(shot)}
      onClose={close}
      actions={
        <Tools>
          {gallery.length > 1 ? <IconButton label={t('zoom.previous')} icon={<ChevronLeftIcon />} onClick={() => go(-1)} /> : null}
          <IconButton
            label={t('zoom.out')}
            icon={<MinusIcon />}
            isBordered
            aria-disabled={zoom.scale === 1 || undefined}
            onClick={() => enlarge(1 / STEP)}
          />
          <output>{`${Math.round(zoom.scale * 100)} %`}</output>
          <IconButton
            label={t('zoom.in')}
            icon={<PlusIcon />}
            isBordered
            aria-disabled={zoom.scale === LARGEST || undefined}
            onClick={() => enlarge(STEP)}
          />
          {gallery.length > 1 ? <IconButton label={t('zoom.next')} icon={<ChevronRightIcon />} onClick={() => go(1)} /> : null}
        </Tools>
      }
    >
      <Stage
        ref={stage}
        tabIndex={0}
        role="group"
        aria-label={t('zoom.hint')}
        data-autofocus
        data-enlarged={zoom.scale > 1}
        onKeyDown={onKeyDown}
        {...pointer}
        onPointerDown={(event) => {
          swipe.onPointerDown(event);
          pointer.onPointerDown(event);
        }}
        onPointerUp={(event) => {
          swipe.onPointerUp(event);
          pointer.onPointerUp(event);
        }}
      >
        <div style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}>
          <PiecePhoto image={shot} alt={sayShot(shot)} sizes="100vw" isPriority />
        </div>
      </Stage>
    </Frame>
  );
}
