import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { NextBooking } from '@/lib/contract/wardrobe-calls';
import { DateText } from '@/components/ui/date-text';
import { TextButton } from '@/components/ui/text-button';

const VisitDrawer = dynamic(() => import('./visit-drawer').then((part) => part.VisitDrawer), { ssr: false });

/** Who comes next, and the way to move or cancel it and the visits after it. */
export function NextVisit({ next, count }: { next: NextBooking; count: number }) {
  const { t } = useTranslation('items');
  // The visit that was opened, also when another has become the next one meanwhile; null: all of them.
  const [opened, setOpened] = useState<{ id: string | null } | null>(null);
  return (
    <>
      <p>
        <strong><DateText value={next.date} look="day" /> · {next.time.replace('-', '–')}</strong>
        {next.itemCount === null ? t(`summary.visit.${next.kind}`) : t(`summary.kind.${next.kind}`, { count: next.itemCount })}
      </p>
      <p>
        <TextButton onClick={() => setOpened({ id: next.id })}>{t('visit.open')}</TextButton>
        {count > 1 ? <>{' · '}<TextButton onClick={() => setOpened({ id: null })}>{t('visit.all', { count })}</TextButton></> : null}
      </p>
      {opened ? <VisitDrawer startId={opened.id} onClose={() => setOpened(null)} /> : null}
    </>
  );
}
