import styled from 'styled-components';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { extentOf, fillFrame, layOut, type LaidItem } from '@/lib/domain/outfit/lay-out';
import { PiecePicture } from './piece-picture';

/** Where a laid piece is on a 4:5 canvas of any size. */
export function placeStyle({ x, y, size, angle = 0 }: LaidItem, piece: WardrobeItem) {
  return {
    left: `${x / 10}%`,
    top: `${y / 10}%`,
    width: `${(extentOf(piece).width * size) / 1_000}%`,
    rotate: angle === 0 ? undefined : `${angle}deg`,
  };
}

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
  /** With places, if they were chosen. */
  items: readonly { id: string; x?: number; y?: number; size?: number; angle?: number }[];
  byId: ReadonlyMap<string, WardrobeItem>;
}

/** Thumbnail of a look, as large as the frame allows; the pieces' names are in the text beside it. */
export function LookPicture({ items, byId }: Props) {
  const pieceOf = (id: string) => byId.get(id);
  return (
    <Root aria-hidden="true">
      {fillFrame(layOut(items, pieceOf), pieceOf).map((item) => {
        const piece = byId.get(item.id);
        return piece ? (
          <span key={item.id} style={placeStyle(item, piece)}>
            <PiecePicture piece={piece} />
          </span>
        ) : null;
      })}
    </Root>
  );
}
