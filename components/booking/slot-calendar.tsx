import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { media } from '@/components/ui/theme/media';
import { DAY_MS } from '@/lib/calendar-days';
import type { TimeslotDay } from '@/lib/contract/pricing';
import { formatDate } from '@/lib/dates';
import { pressedKey } from '@/lib/browser/pressed-key';
import { ChevronLeftIcon, ChevronRightIcon } from '@/components/ui/page-icons';
import { IconButton } from '@/components/ui/actions/icon-button';
import { useToday } from '@/components/ui/hooks/use-today';
import { useColon } from '@/components/ui/text/use-punctuation';
import { calendarMonths, dayForKey, isOpenDay, monthOf, monthWeeks, startingDay } from './model/slot-month';
import { useVisitLocale } from './use-visit-place';

interface Props {
  timeslots: readonly TimeslotDay[];
  chosen: string;
  /** The member's own date: that of the visit being moved, or of the held slot. */
  own?: { date: string; kind: 'visit' | 'hold' } | null;
  /** Dates available only as rush deliveries. */
  rushDates?: readonly string[] | undefined;
  onChoose: (date: string) => void;
}

/** Any Monday; used to format weekday names. */
const MONDAY = Date.UTC(2026, 0, 5);

/** Date grid (WAI-ARIA): one Tab stop, arrow keys inside. Closed days can be focused and say why they are closed. */
export function SlotCalendar({ timeslots, chosen, own = null, rushDates = [], onChoose }: Props) {
  const { t } = useTranslation('booking');
  const { localeTag, region } = useVisitLocale();
  const place = { localeTag, timeZone: region.timeZone };
  const colon = useColon();
  const today = useToday();
  const titleId = useId();
  const [cursor, setCursor] = useState(() => startingDay(chosen, timeslots));
  const grid = useRef<HTMLTableElement>(null);
  if (cursor === null) return null;

  const months = calendarMonths(timeslots);
  const month = monthOf(cursor);
  const position = months.indexOf(month);
  const weekdays = Array.from({ length: 7 }, (_, index) => new Date(MONDAY + index * DAY_MS));
  const nameOf = (weekday: 'narrow' | 'long', day: Date) => new Intl.DateTimeFormat(localeTag, { weekday, timeZone: 'UTC' }).format(day);
  const focused = timeslots.find(({ date }) => date === cursor) ?? null;

  /** Of a day that the provider says nothing of. */
  const unknownBecause = (date: string) => (date < today ? 'past' : date < (timeslots[0]?.date ?? date) ? 'notice' : 'unknown');
  const noteOf = (date: string, day: TimeslotDay | null) => {
    if (own !== null && day?.date === own.date && isOpenDay(day, own.date)) {
      return t(own.kind === 'visit' ? 'date.visitDay' : 'date.heldDay');
    }
    if (day !== null && rushDates.includes(day.date) && isOpenDay(day)) return t('date.rushDay');
    return isOpenDay(day) ? null : t(`closed.${day?.closed ?? (day ? 'full' : unknownBecause(date))}`);
  };
  const said = (date: string, note: string | null) => [formatDate(date, place, 'day'), note].filter(Boolean).join(colon);
  const walk = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    const next = key === null ? null : dayForKey(key, cursor, timeslots);
    if (next === null) return;
    event.preventDefault();
    setCursor(next);
    // After the new month has rendered.
    requestAnimationFrame(() => grid.current?.querySelector<HTMLButtonElement>(`[data-date="${next}"]`)?.focus());
  };
  const turn = (to: string | undefined) =>
    to &&
    setCursor(
      timeslots.find(({ date, closed }) => monthOf(date) === to && closed === null)?.date ??
        timeslots.find(({ date }) => monthOf(date) === to)?.date ??
        cursor,
    );

  return (
    <CalendarRoot>
      <CalendarHead>
        <IconButton
          label={t('date.previous')}
          icon={<ChevronLeftIcon />}
          aria-disabled={position <= 0}
          onClick={() => turn(months[position - 1])}
        />
        <strong id={titleId} aria-live="polite">
          {formatDate(`${month}-01`, place, 'month')}
        </strong>
        <IconButton
          label={t('date.next')}
          icon={<ChevronRightIcon />}
          aria-disabled={position >= months.length - 1}
          onClick={() => turn(months[position + 1])}
        />
      </CalendarHead>
      <CalendarGrid role="grid" ref={grid} aria-labelledby={titleId} onKeyDown={walk}>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day.getTime()} scope="col" abbr={nameOf('long', day)}>
                {nameOf('narrow', day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month, timeslots, own?.date).map((week) => (
            <tr key={week.find(Boolean)?.date}>
              {week.map((square, index) =>
                square ? (
                  <td key={square.date} aria-selected={square.date === chosen}>
                    <DayButton
                      type="button"
                      data-date={square.date}
                      tabIndex={square.date === cursor ? 0 : -1}
                      aria-disabled={!square.isOpen || undefined}
                      aria-pressed={square.date === chosen}
                      aria-label={said(square.date, noteOf(square.date, square.day))}
                      onFocus={() => square.day && setCursor(square.date)}
                      onClick={() => {
                        if (square.day) setCursor(square.date);
                        if (square.isOpen) onChoose(square.date);
                      }}
                    >
                      {square.dayOfMonth}
                    </DayButton>
                  </td>
                ) : (
                  <td key={`blank-${index}`} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </CalendarGrid>
      <DayReason role="status">
        {focused && !isOpenDay(focused) ? said(cursor, noteOf(cursor, focused)) : t('date.zone', { zone: t(`zone.${region.code}`) })}
      </DayReason>
    </CalendarRoot>
  );
}

const CalendarRoot = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: 30rem;
  padding: clamp(0.75rem, 2vw, 1.25rem);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`;
const CalendarHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  & > strong {
    font-weight: 600;
  }
  /* Not while it has the focus: hiding it would lose that. */
  & > button[aria-disabled='true']:not(:focus) {
    visibility: hidden;
  }
`;
const CalendarGrid = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  & th {
    padding-block: 0.25rem;
    font-size: var(--text-xs);
    font-weight: 400;
    color: var(--muted);
    text-align: center;
  }
  & td {
    padding: 1px;
  }
`;
const DayButton = styled.button`
  display: block;
  width: 100%;
  min-height: var(--target);
  border: 1px solid transparent;
  border-radius: var(--radius-sm);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  text-align: center;
  color: var(--ink);
  font-weight: 550;
  cursor: pointer;
  ${media.hover} {
    &:hover {
      border-color: var(--ink);
    }
  }
  &[aria-disabled='true'] {
    color: var(--muted);
    font-weight: 400;
    text-decoration: line-through;
    cursor: not-allowed;
    border-color: transparent;
  }
  &[aria-pressed='true'] {
    background: var(--red);
    color: var(--on-red);
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border-color: Highlight;
    }
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;
const DayReason = styled.p`
  min-height: 1.5em;
  font-size: var(--text-sm);
  color: var(--muted);
`;
