import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { isDeliverable } from '@/lib/domain/outfit/deliverable';
import { Button } from '@/components/ui/button';
import { Drawer } from '@/components/ui/drawer';
import { TruckIcon } from '@/components/ui/icons/truck';
import { SendLookForm } from './send-look-form';

/** Has the pieces of a look brought that are with us: price first, then a time, then the order. */
export function SendLook({ pieces }: { pieces: readonly WardrobeItem[] }) {
  const { t } = useTranslation('outfit');
  const [isOpen, setOpen] = useState(false);
  const stored = pieces.filter(isDeliverable);
  return (
    <>
      <Button variant="secondary" size="small" disabled={pieces.length === 0} onClick={() => setOpen(true)}><TruckIcon size={18} />{t('send.open')}</Button>
      <Drawer isOpen={isOpen} title={t('send.title')} onClose={() => setOpen(false)}>
        <SendLookForm stored={stored} elsewhere={pieces.filter((piece) => !stored.includes(piece))} onSent={() => setOpen(false)} />
      </Drawer>
    </>
  );
}
