import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { DynamicLoading } from '@/components/ui/dynamic-loading';
import { Button } from '@/components/ui/button';

const DecisionDialog = dynamic(() => import('./decision-dialog').then((part) => part.DecisionDialog), {
  ssr: false,
  loading: DynamicLoading,
});

/** A piece that was not accepted need not leave: it hangs on as any other, and can be cleaned, brought or given away. */
export function KeepStored({ item }: { item: WardrobeItem }) {
  const { t } = useTranslation('items');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <div>
        <Button variant="neutral" size="small" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
          {t('sale.keep')}
        </Button>
      </div>
      {isAsking ? <DecisionDialog item={item} decision="keep" onClose={() => setIsAsking(false)} /> : null}
    </>
  );
}
