import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { isDeliverable } from '@/lib/domain/outfit/deliverable';
import { dynamicLoading } from '@/components/ui/dynamic-loading';
import { Drawer } from '@/components/ui/drawer';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';

const SendLookForm = dynamic(() => import('./send-look-form').then((part) => part.SendLookForm), {
  ssr: false,
  loading: dynamicLoading(() => (
    <LoadingRegion>
      <Skeleton $height="14rem" />
    </LoadingRegion>
  )),
});

interface Props {
  pieces: readonly WardrobeItem[];
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Has the pieces of a look brought that are with us: price first, then a time, then the order. Never inside another form:
 * its steps are forms of their own, and the browser would send the outer one.
 */
export function SendLook({ pieces, isOpen, onClose }: Props) {
  const { t } = useTranslation('outfit');
  const stored = pieces.filter(isDeliverable);
  return (
    <Drawer isOpen={isOpen} title={t('send.title')} onClose={onClose}>
      <SendLookForm stored={stored} elsewhere={pieces.filter((piece) => !stored.includes(piece))} onSent={onClose} />
    </Drawer>
  );
}
