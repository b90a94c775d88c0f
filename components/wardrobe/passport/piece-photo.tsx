import { useQuery } from '@tanstack/react-query';
import type { UploadWidth } from '@/lib/contract/upload';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { uploadQuery } from '@/services/uploads';
import { ItemPhoto } from '@/components/ui/media/item-photo';
import { useObjectUrl } from '@/components/ui/hooks/use-object-url';

interface Props {
  image: WardrobeItem['picture'];
  /** Empty when the name is beside it. */
  alt: string;
  sizes: string;
  isPriority?: boolean;
  /** The width at which a member's own photograph is loaded; left out: the original. */
  width?: UploadWidth;
}

/** The picture of a piece: one of ours, or the member's own photograph, which is fetched with their session. */
export function PiecePhoto({ image, width, ...rest }: Props) {
  return image.upload ? <OwnPhoto upload={image.upload} width={width} {...rest} /> : <ItemPhoto image={image} {...rest} />;
}

function OwnPhoto({ upload, width, ...rest }: Omit<Props, 'image'> & { upload: string }) {
  const src = useOwnPhoto(upload, width);
  return <ItemPhoto image={{ name: '', ...(src ? { src } : {}) }} {...rest} />;
}

/** The address of a member's own photograph on this device; null while it is on its way. */
export function useOwnPhoto(upload: string | undefined, width?: UploadWidth): string | null {
  const file = useQuery({ ...uploadQuery({ id: upload ?? '', ...(width ? { width } : {}) }), enabled: upload !== undefined });
  return useObjectUrl(upload === undefined ? null : file.data);
}
