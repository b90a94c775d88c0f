import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { ItemPassport } from '@/lib/contract/wardrobe-calls';
import { dynamicLoading } from '@/components/ui/dynamic-loading';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { TextButton } from '@/components/ui/text-button';

const Waiting = () => (
  <LoadingRegion>
    <Skeleton $height="16rem" />
  </LoadingRegion>
);
const OwnWordsForm = dynamic(() => import('./own-words-form').then((part) => part.OwnWordsForm), {
  ssr: false,
  loading: dynamicLoading(Waiting),
});

/** What the member may correct without asking us. A provider that keeps no notes is not asked to. */
export function OwnWords({ passport }: { passport: ItemPassport }) {
  const { t } = useTranslation('items');
  const [form, setForm] = useState<'new' | 'open' | 'closed'>('new');
  const isSealed = passport.category === 'sealed-bag';
  if ((isSealed ? passport.sealedNote : passport.note) === undefined) return null;
  if (form === 'open') return <OwnWordsForm passport={passport} onClose={() => setForm('closed')} />;
  return (
    <div>
      {/* Whoever comes from the form goes on where they were. */}
      <TextButton autoFocus={form === 'closed'} onClick={() => setForm('open')}>
        {t(isSealed ? 'own.editBag' : 'own.edit')}
      </TextButton>
    </div>
  );
}
