import { useTranslation } from 'next-i18next/pages';
import { useCallback } from 'react';
import styled, { css } from 'styled-components';
import { LOCALES } from '@/lib/config/locales';
import type { NextBooking } from '@/lib/contract/wardrobe-calls';
import { slotRange } from '@/lib/domain/booking/slots';
import { clientOnly } from '@/components/ui/feedback/client-only';
import { DateText } from '@/components/ui/text/date-text';
import { TextButton } from '@/components/ui/actions/text-link';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useLeaveQuery } from '@/components/ui/hooks/use-leave-query';
import { useQueryValue } from '@/components/ui/hooks/use-query-value';
import { useWriteQuery } from '@/components/ui/hooks/use-write-query';
import type { Elements } from '@/components/ui/theme/elements';
import { VISIT_KEYS } from './use-visit-steps';

const VisitDrawer = clientOnly(() => import('./visit-drawer').then((part) => part.VisitDrawer));

/** A small heading with a short fact below it. */
export const factStyle = css`
  & > h2[data-look] {
    font-size: var(--text-xs);
    font-weight: 500;
    color: var(--muted);
  }
  & > p {
    font-size: var(--text-sm);
    line-height: 1.5;
  }
  & > p > strong {
    display: block;
    font-family: var(--font-display);
    font-size: var(--text-h4);
    font-weight: var(--weight-heading);
    line-height: 1.3;
  }
`;

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

/** Used in the query in place of an id. */
const ALL_VISITS = 'all';

/** The next visit, with links to move or cancel it and later ones. */
export function NextVisit({ next, count, nothing, children }: Props) {
  const writeQuery = useWriteQuery();
  if (!next) return nothing;
  return (
    <Coming next={next} count={count} onOpen={(id) => writeQuery('push', (query) => ({ ...query, visit: id ?? ALL_VISITS }))}>
      {children}
    </Coming>
  );
}

/**
 * The visit that the address names, so that Back closes it and the member's bar leads to all of them. It stays open even if another becomes
 * the next or it was the last.
 */
export function OpenedVisit() {
  const leave = useLeaveQuery();
  const id = useQueryValue('visit');
  const close = useCallback(() => leave(VISIT_KEYS), [leave]);
  return id === null ? null : <VisitDrawer key={id} startId={id === ALL_VISITS ? null : id} onClose={close} />;
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
          <span>{`${comma}${slotRange(next.time)}`}</span>
        </strong>
        <span>{next.itemCount === null ? t(`summary.visit.${next.kind}`) : t(`summary.kind.${next.kind}`, { count: next.itemCount })}</span>
      </p>
      <Ways>
        <TextButton onClick={() => onOpen(next.id)}>{t(next.isOpen === false ? 'visit.title' : 'visit.open')}</TextButton>
        {count > 1 ? <TextButton onClick={() => onOpen(null)}>{t('visit.all', { count })}</TextButton> : null}
        {children}
      </Ways>
    </>
  );
}
