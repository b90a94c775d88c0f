import styled from 'styled-components';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { isGarment } from '@/lib/domain/outfit/lay-out';
import { cutoutAddress } from '@/components/ui/media/item-photo';
import { useOwnPhoto } from '@/components/wardrobe/passport/piece-photo';
import { HangerIcon } from '@/components/ui/member-icons';

/* All pictures have one scale and empty sides, which are cropped so that neighbours can be grabbed. */
const Root = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 5;
  color: var(--muted);
  &[data-garment='true'] {
    aspect-ratio: 3 / 5;
  }
  & > [data-photo] {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  &[data-garment='true'] > [data-photo] {
    object-fit: cover;
  }
  & > [data-photo='whole'] {
    height: auto;
    aspect-ratio: 4 / 5;
    border-radius: var(--radius-sm);
    object-fit: cover;
  }
`;
const Photo = styled.img``;

/** A cut-out piece. Decorative: its name is beside it or labels the control. */
export function PiecePicture({ piece }: { piece: WardrobeItem | undefined }) {
  const cutout = piece ? cutoutAddress(piece.picture) : null;
  const own = useOwnPhoto(piece?.picture.upload, '640');
  const src = cutout ?? piece?.picture.src ?? own;
  return (
    <Root data-garment={piece ? isGarment(piece.layer) : undefined}>
      {src ? (
        <Photo
          data-photo={cutout ? 'cutout' : 'whole'}
          src={src}
          alt=""
          width={400}
          height={500}
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
