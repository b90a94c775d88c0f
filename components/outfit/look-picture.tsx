import styled from 'styled-components';
import { cutoutAddress } from '@/components/ui/media/item-photo';
import { HangerIcon } from '@/components/ui/member-icons';
import { useOwnPhoto } from '@/components/wardrobe/passport/piece-photo';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { extentOf, fillFrame, layOut, type LaidItem, boxOf, CUTOUT } from '@/lib/domain/outfit/lay-out';

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

/* As large as what is seen of the piece; the rest of a cut-out's picture, its shadow, lies outside. */
const PieceRoot = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: 100%;
  color: var(--muted);
  & > img {
    pointer-events: none;
    user-select: none;
  }
  & > [data-photo='cutout'] {
    position: absolute;
    max-width: none;
    height: auto;
  }
  & > [data-photo='whole'] {
    width: 100%;
    height: 100%;
    border-radius: var(--radius-sm);
    object-fit: cover;
  }
`;

const Photo = styled.img``;

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** A cut-out piece. Decorative: its name is beside it or labels the control. */
export function PiecePicture({ piece }: { piece: WardrobeItem }) {
  const { left, top, width, height } = boxOf(piece);
  const cutout = cutoutAddress(piece.picture);
  const own = useOwnPhoto(piece.picture.upload, '640');
  const src = cutout ?? piece.picture.src ?? own;
  const place = cutout ? { left: percent(-left, width), top: percent(-top, height), width: percent(CUTOUT.width, width) } : undefined;
  return (
    <PieceRoot style={{ aspectRatio: `${width} / ${height}` }}>
      {src ? (
        <Photo
          data-photo={cutout ? 'cutout' : 'whole'}
          src={src}
          style={place}
          alt=""
          width={CUTOUT.width}
          height={CUTOUT.height}
          loading="lazy"
          decoding="async"
          draggable={false}
        />
      ) : (
        <HangerIcon size={28} />
      )}
    </PieceRoot>
  );
}
