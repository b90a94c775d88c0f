import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '@/lib/calendar-days';
import { calendarFile } from '@/lib/domain/booking/calendar-file';
import { dayForKey, monthWeeks } from '@/components/booking/model/slot-month';
import { dayName, groupMessages } from '@/components/chat/model/group-messages';
import type { ChatMessage } from '@/lib/domain/chat/message';
import { calendarDateOf, formatDate } from '@/lib/dates';

const PLACE = { localeTag: 'en-HK', timeZone: 'Asia/Hong_Kong' };
const before = process.env.TZ;

/** The day on which the zone changes its clocks; in Santiago its midnight does not exist. */
describe.each([
  ['America/Santiago', '2026-09-06', 240],
  ['America/Los_Angeles', '2026-11-01', 420],
  ['Pacific/Kiritimati', '2027-01-01', -840],
  ['Europe/London', '2026-10-25', -60],
])('on a device in %s', (zone, date, offset) => {
  beforeAll(() => {
    process.env.TZ = zone;
    expect(new Date('2026-08-01T00:00:00Z').getTimezoneOffset(), 'the zone is in force').toBe(offset);
  });
  afterAll(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  it(`the month of ${date} has each of its days once`, () => {
    const days = monthWeeks(date.slice(0, 7), []).flatMap((week) => week.flatMap((square) => (square ? [square.date] : [])));
    expect(new Set(days).size).toBe(days.length);
    expect(days.length).toBe(new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate());
    expect(days).toContain(date);
    expect(addDays(addDays(date, -1), 1)).toBe(date);
    const open = [addDays(date, -1), date, addDays(date, 1)].map((day) => ({ date: day, closed: null, slots: [] }));
    expect(dayForKey('ArrowRight', addDays(date, -1), open)).toBe(date);
  });

  it('a day is written as that day, and a visit stands in a calendar at the time of the region', () => {
    expect(formatDate(date, PLACE, 'long')).toContain(String(Number(date.slice(8))));
    const file = calendarFile({
      uid: 'visit-1',
      slot: { date, time: '09:00-11:00' },
      title: 'Collection',
      description: '',
      location: '',
      stamp: '2026-08-01T00:00:00Z',
    });
    // Nine in the morning in Hong Kong and in Singapore.
    expect(file).toContain(`DTSTART:${date.replaceAll('-', '')}T010000Z`);
  });

  it('a message stands under the day that it was in the region', () => {
    const at = Date.parse(`${date}T00:30:00+08:00`);
    const message = (id: string, sent: number) =>
      ({ key: id, id, at: sent, from: 'team', by: null, text: 'Hello' }) as unknown as ChatMessage;
    const lines = groupMessages([message('a', at - 3_600_000), message('b', at)], { timeZone: PLACE.timeZone, before: null, after: null });
    expect(lines.map(({ day }) => day)).toEqual([addDays(date, -1), date]);
    expect(dayName(addDays(date, -1), calendarDateOf(new Date(at), PLACE.timeZone))).toBe('yesterday');
  });
});
