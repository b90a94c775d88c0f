import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/calendar-days';
import type { TimeslotDay } from '@/lib/contract/pricing';
import { calendarFile } from '@/lib/domain/booking/calendar-file';
import { checkSlot, clockOfSeconds, holdSecondsLeft, isHoldOf, slotRange, slotTimes } from '@/lib/domain/booking/slots';
import { calendarMonths, dayForKey, isOpenDay, monthOf, monthWeeks, startingDay } from '@/components/booking/model/slot-month';
import FILE from './calendar-file.json';

const day = (date: string, left = 2, closed: TimeslotDay['closed'] = null): TimeslotDay => ({
  date,
  closed,
  slots: [
    { id: '09-11', left },
    { id: '14-16', left: 0 },
  ],
});

describe('a slot', () => {
  const days = [day('2026-11-24'), day('2026-11-25', 2, 'holiday')];
  it.each<[string, { date: string; time: string }, string | null]>([
    ['free', { date: '2026-11-24', time: '09-11' }, null],
    ['full', { date: '2026-11-24', time: '14-16' }, 'gone'],
    ['unknown', { date: '2026-11-24', time: '20-22' }, 'gone'],
    ['of a closed day', { date: '2026-11-25', time: '09-11' }, 'gone'],
    ['of no day', { date: '2026-12-24', time: '09-11' }, 'gone'],
    ['without a day', { date: '', time: '09-11' }, 'missing'],
    ['without a time', { date: '2026-11-24', time: '' }, 'missing'],
  ])('%s', (_name, slot, problem) => {
    expect(checkSlot(slot, days)).toBe(problem);
  });

  it('that we hold is free however full, and no other is', () => {
    const full = { date: '2026-11-24', time: '14-16' };
    expect(checkSlot(full, days, full)).toBeNull();
    expect(checkSlot(full, days, { ...full, time: '09-11' })).toBe('gone');
    expect(checkSlot(full, days, { ...full, date: '2026-11-25' })).toBe('gone');
    expect(checkSlot(full, days, null)).toBe('gone');
  });

  it('is held only by a hold of the same day and time', () => {
    const hold = { id: 'h', date: '2026-11-24', time: '09-11', expiresAt: '', extensionsLeft: 1 };
    expect([
      isHoldOf(hold, hold),
      isHoldOf(hold, { ...hold, time: '14-16' }),
      isHoldOf(hold, { ...hold, date: '2026-11-25' }),
      isHoldOf(null, hold),
    ]).toEqual([true, false, false, false]);
    expect(slotTimes('09-11')).toEqual({ from: '09:00', to: '11:00' });
    // Beside a date, 11–13 would be two more days.
    expect(slotRange('11-13')).toBe('11:00–13:00');
  });

  it('counts its hold down in begun seconds', () => {
    const left = (ms: number) => holdSecondsLeft({ expiresAt: '2026-11-21T02:00:00Z' }, Date.parse('2026-11-21T02:00:00Z') - ms);
    expect([left(61_000), left(60_001), left(1), left(0), left(-5_000)]).toEqual([61, 61, 1, 0, 0]);
    expect([clockOfSeconds(300), clockOfSeconds(59), clockOfSeconds(0)]).toEqual(['5:00', '0:59', '0:00']);
  });
});

describe('the months of a calendar', () => {
  const days = [day('2027-02-01', 0), day('2026-11-30', 2, 'holiday'), day('2026-12-01'), day('2027-01-04')];

  it('are those with days in them, in order', () => {
    expect(calendarMonths(days)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
    expect(monthOf('2026-11-30')).toBe('2026-11');
  });

  it.each([
    ['2026-11', 6, 30, 6],
    ['2027-02', 0, 28, 4],
    ['2028-02', 1, 29, 5],
    ['2026-12', 1, 31, 5],
  ])('%s begins %i squares after Monday, has %i days and %i weeks', (month, lead, length, weeks) => {
    const grid = monthWeeks(month, days);
    const squares = grid.flat();
    expect(grid).toHaveLength(weeks);
    expect(grid.every((week) => week.length === 7)).toBe(true);
    expect(squares.findIndex((square) => square !== null)).toBe(lead);
    const dates = squares.filter((square) => square !== null);
    expect(dates.map(({ dayOfMonth }) => dayOfMonth)).toEqual(Array.from({ length }, (_, index) => index + 1));
    expect(dates.map(({ date }) => date)).toEqual(dates.map(({ dayOfMonth }) => `${month}-${String(dayOfMonth).padStart(2, '0')}`));
  });

  it('open a day that has a free slot and is not closed', () => {
    expect([
      isOpenDay(day('2026-12-01')),
      isOpenDay(day('2026-12-01', 0)),
      isOpenDay(day('2026-12-01', 2, 'full')),
      isOpenDay(null),
    ]).toEqual([true, false, false, false]);
    const squares = monthWeeks('2026-12', days).flat();
    expect(squares.filter((square) => square?.isOpen).map((square) => square?.date)).toEqual(['2026-12-01']);
    expect(squares.find((square) => square?.date === '2026-12-01')?.day).toBe(days[2]);
  });

  it('leave the day of an own place open when it is full, to nobody else, and no day that is closed for all', () => {
    const full = day('2026-12-01', 0, 'full');
    expect([
      isOpenDay(full, '2026-12-01'),
      isOpenDay(full, '2026-12-02'),
      isOpenDay(day('2026-12-01', 0), '2026-12-01'),
      isOpenDay(day('2026-12-01', 2, 'holiday'), '2026-12-01'),
      isOpenDay(null, '2026-12-01'),
    ]).toEqual([true, false, true, false, false]);
    const openOf = (own?: string) =>
      monthWeeks('2026-12', [full], own)
        .flat()
        .find((square) => square?.date === '2026-12-01')?.isOpen;
    expect([openOf(), openOf('2026-12-01')]).toEqual([false, true]);
  });

  it('begin at the chosen day, else at the first open one, else at the first', () => {
    expect(startingDay('2026-11-30', days)).toBe('2026-11-30');
    expect(startingDay('2026-12-24', days)).toBe('2026-12-01');
    expect(startingDay('', days.slice(0, 2))).toBe('2027-02-01');
    expect(startingDay('', [])).toBeNull();
  });

  it('are walked day by day, week by week and month by month, to a shorter month’s last day', () => {
    const long = [day('2026-01-01'), day('2028-12-31')];
    const steps = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'].map((key) =>
      dayForKey(key, '2026-12-31', long),
    );
    expect(steps).toEqual(['2026-12-30', '2027-01-01', '2026-12-24', '2027-01-07', '2026-12-28', '2027-01-03', '2026-11-30', '2027-01-31']);
    expect(dayForKey('PageDown', '2027-01-31', long)).toBe('2027-02-28');
    expect(['Home', 'End'].map((key) => dayForKey(key, '2026-11-29', long))).toEqual(['2026-11-23', '2026-11-29']);
    expect([
      dayForKey('ArrowUp', '2026-01-01', long),
      dayForKey('PageDown', '2028-12-15', long),
      dayForKey('Enter', '2026-12-31', long),
      dayForKey('Home', '2026-12-31', []),
    ]).toEqual(['2026-01-01', '2028-12-31', null, null]);
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  });
});

describe('the file for a calendar', () => {
  const appointment = {
    uid: 'b;1',
    slot: { date: '2026-11-25', time: '14-16' },
    title: 'Collection, yours',
    description: 'One\r\nTwo\\',
    location: '1 Road',
    stamp: '2026-11-21T02:03:04.567Z',
  };

  it('holds the appointment and a reminder, in the order of the format', () => {
    expect(calendarFile(appointment)).toBe(FILE.join('\r\n'));
  });

  it.each([
    ['a morning', '2026-11-25', '09-11', '20261124T120000Z'],
    ['an evening', '2026-11-25', '18-20', '20261124T120000Z'],
    ['the first of a year', '2027-01-01', '09-11', '20261231T120000Z'],
  ])('reminds at eight in the evening before %s', (_name, date, time, trigger) => {
    expect(calendarFile({ ...appointment, slot: { date, time } })).toContain(`\r\nTRIGGER;VALUE=DATE-TIME:${trigger}\r\n`);
  });

  it.each(['x', '很', '👗'])('fills its lines to the 75 octets that they may have: %s', (sign) => {
    const size = new TextEncoder().encode(sign).length;
    const lines = calendarFile({ ...appointment, title: sign.repeat(200) }).split('\r\n');
    const start = lines.findIndex((line) => line.startsWith('SUMMARY:'));
    const folded = lines.slice(
      start,
      lines.findIndex((line) => line.startsWith('DESCRIPTION:')),
    );
    expect(folded.length).toBeGreaterThan(2);
    for (const [index, line] of folded.entries()) {
      const octets = new TextEncoder().encode(line).length;
      expect(octets).toBeLessThanOrEqual(75);
      if (index < folded.length - 1) expect(octets + size).toBeGreaterThan(75);
      expect(line.startsWith(' ')).toBe(index > 0);
    }
    expect(folded.map((line) => line.replace(/^ /, '')).join('')).toBe(`SUMMARY:${sign.repeat(200)}`);
  });
});
