import { describe, expect, it } from 'vitest';
import { regionTime, weekday } from '@/backend/api/modules/booking/region-time';
import { isPublicHoliday, PUBLIC_HOLIDAYS } from '@/backend/api/modules/booking/public-holidays';
import { slotKey, slotCalendar, slotsOf } from '@/backend/api/modules/booking/slot-calendar';
import { addDays } from '@/lib/calendar-days';

const NOTHING = new Map<string, number>();
const day = (calendar: ReturnType<typeof slotCalendar>, date: string) => calendar.find((entry) => entry.date === date);

describe('the slot calendar', () => {
  it('runs for sixty days from tomorrow in region time', () => {
    // 23:30 on Sunday in London is 07:30 on Monday in Hong Kong.
    const calendar = slotCalendar(new Date('2026-11-22T23:30:00Z'), 'hk', NOTHING);
    expect(calendar).toHaveLength(60);
    expect([calendar[0]?.date, calendar[59]?.date]).toEqual(['2026-11-24', '2027-01-22']);
  });

  it.each([
    ['2026-11-23T07:59:00Z', null],
    ['2026-11-23T08:00:00Z', 'notice'],
  ])('takes bookings for tomorrow until 16:00 (%s)', (now, closed) => {
    expect(slotCalendar(new Date(now), 'sg', NOTHING)[0]).toMatchObject({ date: '2026-11-24', closed });
    expect(slotCalendar(new Date(now), 'sg', NOTHING)[1]?.closed).toBeNull();
  });

  it('closes Sundays and public holidays of the region', () => {
    const hk = slotCalendar(new Date('2026-12-01T00:00:00Z'), 'hk', NOTHING);
    const sg = slotCalendar(new Date('2026-12-01T00:00:00Z'), 'sg', NOTHING);
    expect([day(hk, '2026-12-06')?.closed, day(hk, '2026-12-25')?.closed, day(hk, '2026-12-26')?.closed]).toEqual([
      'sunday',
      'holiday',
      'holiday',
    ]);
    expect([day(sg, '2026-12-25')?.closed, day(sg, '2026-12-26')?.closed]).toEqual(['holiday', null]);
  });

  it('has four slots, a fifth from Tuesday to Friday, none on Sunday', () => {
    expect(['2026-11-23', '2026-11-24', '2026-11-27', '2026-11-28', '2026-11-29'].map((date) => slotsOf(date).length)).toEqual([
      4, 5, 5, 4, 0,
    ]);
  });

  it('subtracts what is taken, is full when all of it is, and never shows less than none', () => {
    const date = '2026-11-30';
    const some = slotCalendar(
      new Date('2026-11-23T00:00:00Z'),
      'hk',
      new Map([
        [slotKey(date, '09-11'), 3],
        [slotKey(date, '11-13'), 9],
      ]),
    );
    expect(day(some, date)).toMatchObject({ closed: null, slots: [{ left: 1 }, { left: 0 }, { left: 4 }, { left: 4 }] });
    const all = slotCalendar(new Date('2026-11-23T00:00:00Z'), 'hk', new Map(slotsOf(date).map((slot) => [slotKey(date, slot), 4])));
    expect(day(all, date)?.closed).toBe('full');
  });
});

describe('region time', () => {
  it('knows date and hour of the region', () => {
    expect(regionTime(new Date('2026-12-31T16:00:00Z'), 'sg')).toEqual({ date: '2027-01-01', hour: 0 });
  });

  it('counts over month and leap day', () => {
    expect([addDays('2028-02-28', 1), addDays('2026-12-31', 1), weekday('2026-11-22')]).toEqual(['2028-02-29', '2027-01-01', 0]);
  });

  it('knows Lunar New Year in both regions', () => {
    expect(['2026-02-17', '2026-02-18'].map((date) => [isPublicHoliday(date, 'hk'), isPublicHoliday(date, 'sg')])).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(isPublicHoliday('2026-02-16', 'hk')).toBe(false);
  });
});

describe.each(['hk', 'sg'] as const)('the table of holidays in %s', (region) => {
  it.each([0, 1])('has the year that is %i from now: take it from the gazette, which the table names', (ahead) => {
    const year = Number(regionTime(new Date(), region).date.slice(0, 4)) + ahead;
    const days = PUBLIC_HOLIDAYS[region][year]?.split(' ') ?? [];
    expect(days.length, `${region} ${year}`).toBeGreaterThanOrEqual(11);
  });

  it('names days that there are, in order, each once', () => {
    for (const [year, list] of Object.entries(PUBLIC_HOLIDAYS[region])) {
      const days = list.split(' ').map((date) => `${year}-${date}`);
      expect(days.map((date) => addDays(date, 0))).toEqual([...new Set(days)].sort());
    }
  });
});

describe('the holidays of Singapore', () => {
  const isClosed = (date: string) => isPublicHoliday(date, 'sg');

  it('close the first day after one on a Sunday that is none itself', () => {
    const sundays = Object.entries(PUBLIC_HOLIDAYS.sg).flatMap(([year, list]) =>
      list
        .split(' ')
        .map((date) => `${year}-${date}`)
        .filter((date) => weekday(date) === 0),
    );
    expect(sundays.length).toBeGreaterThan(3);
    expect(sundays.filter((sunday) => !isClosed(addDays(sunday, 1)))).toEqual([]);
  });

  it.each([
    ['Vesak Day 2026', '2026-05-31', '2026-06-01'],
    ['Hari Raya Haji 2027', '2027-05-16', '2027-05-17'],
    ['Vesak Day 2029', '2029-05-27', '2029-05-28'],
  ])('on a Sunday close the Monday, and no day more: %s', (_name, sunday, monday) => {
    expect([sunday, monday, addDays(monday, 1)].map(isClosed)).toEqual([true, true, false]);
    const calendar = slotCalendar(new Date(`${addDays(monday, -14)}T00:00:00Z`), 'sg', NOTHING);
    expect(day(calendar, monday)?.closed).toBe('holiday');
  });

  it('leave an ordinary Monday, and the Monday after a Saturday, open', () => {
    expect(['2027-05-10', '2027-05-24', '2027-05-03'].map(isClosed)).toEqual([false, false, false]);
  });

  it('are not those of Hong Kong, whose list has its own substitutes', () => {
    expect(['2027-05-17', '2027-05-20', '2026-06-01'].map((date) => isPublicHoliday(date, 'hk'))).toEqual([false, false, false]);
    expect(['2026-04-06', '2026-05-25', '2026-10-19', '2027-02-09', '2027-12-27'].map((date) => isPublicHoliday(date, 'hk'))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
  });
});
