import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { LOCALES } from '@/lib/config/locales';
import type { NextBooking } from '@/lib/contract/wardrobe-calls';
import { DynamicLoading } from '@/components/ui/feedback/dynamic-loading';
import { DateText } from '@/components/ui/text/date-text';
import { TextButton } from '@/components/ui/actions/text-button';
import { useLocale } from '@/components/ui/hooks/use-locale';
import type { Elements } from '@/components/ui/theme/elements';

const VisitDrawer = dynamic(() => import('./visit-drawer').then((part) => part.VisitDrawer), { ssr: false, loading: DynamicLoading });

/** Links, far enough apart for touch. */
const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
`;

interface Props {
  next: NextBooking | null;
  count: number;
  /** Shown when there is no visit. */
  nothing: Elements;
  children?: Elements;
}

/** The next visit, with links to move or cancel it and later ones. */
export function NextVisit({ next, count, nothing, children }: Props) {
  // The opened visit, which stays open even if another becomes the next or it was the last; null: all visits.
  const [opened, setOpened] = useState<{ id: string | null } | null>(null);
  return (
    <>
      {next ? (
        <Coming next={next} count={count} onOpen={(id) => setOpened({ id })}>
          {children}
        </Coming>
      ) : (
        nothing
      )}
      {opened ? <VisitDrawer startId={opened.id} onClose={() => setOpened(null)} /> : null}
    </>
  );
}

function Coming({
  next,
  count,
  onOpen,
  children,
}: Pick<Props, 'count' | 'children'> & { next: NextBooking; onOpen: (id: string | null) => void }) {
  const { t } = useTranslation('items');
  const comma = LOCALES[useLocale().locale].script === 'latin' ? ', ' : ' ';
  return (
    <>
      <p>
        <strong>
          <DateText value={next.date} look="day" />
          <span>{`${comma}${next.time.replace('-', '–')}`}</span>
        </strong>
        <span>{next.itemCount === null ? t(`summary.visit.${next.kind}`) : t(`summary.kind.${next.kind}`, { count: next.itemCount })}</span>
      </p>
      <Ways>
        <TextButton onClick={() => onOpen(next.id)}>{t('visit.open')}</TextButton>
        {count > 1 ? <TextButton onClick={() => onOpen(null)}>{t('visit.all', { count })}</TextButton> : null}
        {children}
      </Ways>
    </>
  );
}
