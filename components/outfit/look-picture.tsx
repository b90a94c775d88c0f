import styled from 'styled-components';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { laidWidth, layOut } from '@/lib/domain/outfit/lay-out';
import { PiecePicture } from './piece-picture';

const Root = styled.span`
  position: relative;
  display: block;
  width: 100%;
  aspect-ratio: 4 / 5;
  overflow: hidden;
  border-radius: var(--radius-sm);
  background: var(--wash);
  & > span {
    position: absolute;
    translate: -50% -50%;
  }
`;

interface Props {
  /** With positions, if they were chosen. */
  items: readonly { id: string; x?: number; y?: number }[];
  byId: ReadonlyMap<string, WardrobeItem>;
}

/** Thumbnail of a look as on the canvas; the pieces' names are in the text beside it. */
export function LookPicture({ items, byId }: Props) {
  const laid = layOut(items, (id) => byId.get(id)?.layer ?? null);
  return (
    <Root aria-hidden="true">
      {laid.map(({ id, x, y }) => (
        <span key={id} style={{ left: `${x / 10}%`, top: `${y / 10}%`, width: `${laidWidth(byId.get(id)?.layer ?? 'none') / 10}%` }}>
          <PiecePicture piece={byId.get(id)} />
        </span>
      ))}
    </Root>
  );
}
