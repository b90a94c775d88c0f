import { expect, it } from 'vitest';
import { earliestTime } from '@/components/outfit/earliest-visit';

const DAYS = [
  { date: '2026-11-29', closed: 'sunday' as const, slots: [] },
  { date: '2026-11-30', closed: 'full' as const, slots: [{ id: '09-11', left: 0 }] },
  {
    date: '2026-12-01',
    closed: null,
    slots: [
      { id: '09-11', left: 0 },
      { id: '11-13', left: 1 },
    ],
  },
];

it('is the first slot with a place, not a full or closed one', () => {
  expect(earliestTime(DAYS, [])).toEqual({ date: '2026-12-01', time: '11-13' });
});

it('is that of a visit which our van makes anyway, where that is sooner', () => {
  const visits = [
    { date: '2026-12-04', time: '09-11' },
    { date: '2026-11-30', time: '14-16' },
  ];
  expect(earliestTime(DAYS, visits)).toEqual({ date: '2026-11-30', time: '14-16' });
});

it('is unknown where nothing is open', () => {
  expect(earliestTime([], [])).toBeNull();
});
