import styled from 'styled-components';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { fileOfPicture } from '@/components/ui/artwork-picture';
import { HangerIcon } from '@/components/ui/icons/hanger';

const GARMENT_NAME = /^garment-[a-z0-9-]+$/;

/** The clothes without the rail they hang on: the kit draws both on one ground, which melts into the canvas at the edges. */
const Root = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  aspect-ratio: 1;
  & > [data-photo] { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; object-position: 50% 72%; }
  & > svg { position: absolute; inset: 0; margin: auto; color: var(--muted); }
  &[data-laid='true'] > [data-photo] {
    mask-image: linear-gradient(to right, transparent, #000 14%, #000 86%, transparent), linear-gradient(transparent, #000 14%, #000 86%, transparent);
    mask-composite: intersect;
  }
`;

interface Props {
  picture: WardrobeItem['picture'] | null;
  isLaid?: boolean;
}

const Photo = styled.img``;

/** Decoration: the piece's name always stands beside it or is the control's label. */
export function PiecePicture({ picture, isLaid }: Props) {
  const src = picture?.src ?? (picture && GARMENT_NAME.test(picture.name) ? fileOfPicture({ name: picture.name }, 'webp', 320) : null);
  return <Root data-laid={isLaid}>{src ? <Photo data-photo src={src} alt="" width={320} height={400} loading="lazy" decoding="async" draggable={false} /> : <HangerIcon size={28} />}</Root>;
}
