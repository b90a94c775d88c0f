import styled from 'styled-components';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { boxOf, CUTOUT } from '@/lib/domain/outfit/lay-out';
import { cutoutAddress } from '@/components/ui/media/item-photo';
import { HangerIcon } from '@/components/ui/member-icons';

/* As large as what is seen of the piece; the rest of a cut-out's picture, its shadow, lies outside. */
const Root = styled.span`
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
  const src = cutout ?? piece.picture.src;
  const place = cutout ? { left: percent(-left, width), top: percent(-top, height), width: percent(CUTOUT.width, width) } : undefined;
  return (
    <Root style={{ aspectRatio: `${width} / ${height}` }}>
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
    </Root>
  );
}
