import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { NextBooking } from '@/lib/contract/wardrobe-calls';
import { DateText } from '@/components/ui/date-text';
import { TextButton } from '@/components/ui/text-button';

const VisitDrawer = dynamic(() => import('./visit-drawer').then((part) => part.VisitDrawer), { ssr: false });

/** Who comes next, and the way to move or cancel it. */
export function NextVisit({ next }: { next: NextBooking }) {
  const { t } = useTranslation('items');
  // The visit that was opened, also when another has become the next one meanwhile.
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <>
      <p>
        <strong><DateText value={next.date} look="day" /> · {next.time.replace('-', '–')}</strong>
        {next.itemCount === null ? t(`summary.visit.${next.kind}`) : t(`summary.kind.${next.kind}`, { count: next.itemCount })}
      </p>
      <p><TextButton onClick={() => setOpenId(next.id)}>{t('visit.open')}</TextButton></p>
      {openId ? <VisitDrawer id={openId} onClose={() => setOpenId(null)} /> : null}
    </>
  );
}
