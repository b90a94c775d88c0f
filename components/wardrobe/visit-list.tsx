import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { Booking } from '@/lib/contract/booking-calls';
import { REGIONS } from '@/lib/config/regions';
import { formatDate } from '@/lib/dates';
import { ChevronRightIcon } from '@/components/ui/icons/chevron-right';
import { Text } from '@/components/ui/text';
import { useLocale } from '@/components/ui/use-locale';

const List = styled.ul`
  border-top: 1px solid var(--line);
  & button {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: 0 var(--space-4);
    width: 100%;
    min-height: var(--target);
    padding: 0.875rem 0;
    border: 0;
    border-bottom: 1px solid var(--line);
    background: none;
    font: inherit;
    color: inherit;
    text-align: start;
    cursor: pointer;
  }
  & button > svg { grid-column: 2; grid-row: 1 / span 2; color: var(--muted); }
  & button:hover strong { text-decoration: underline; text-underline-offset: 0.2em; }
  & strong { font-family: var(--font-display); font-size: var(--text-h4); font-weight: var(--weight-heading); line-height: 1.3; }
  & span { grid-column: 1; font-size: var(--text-sm); line-height: 1.5; color: var(--muted); }
`;

/** Every visit that is to come, the nearest first. */
export function VisitList({ visits, onOpen }: { visits: readonly Booking[]; onOpen: (id: string) => void }) {
  const { t } = useTranslation(['items', 'booking']);
  const { localeTag } = useLocale();
  if (visits.length === 0) return <Text>{t('items:summary.nothingBooked')}</Text>;
  return (
    <List>
      {visits.map(({ id, kind, date, time, country, address }) => (
        <li key={id}>
          <button type="button" onClick={() => onOpen(id)}>
            <strong>{formatDate(date, { localeTag, timeZone: REGIONS[country].timeZone }, 'day')} · {time.replace('-', '–')}</strong>
            <span>{[t(`items:summary.visit.${kind}`), address.building || address.addressOne].join(' · ')}</span>
            <ChevronRightIcon size={20} />
          </button>
        </li>
      ))}
    </List>
  );
}
