import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

/** Ahead of, behind and on the other side of the date line from our regions; two of them move their clocks. */
const ZONES = ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'Europe/London', 'Asia/Hong_Kong'];
const ofMachine = process.env.TZ;
afterAll(() => {
  if (ofMachine === undefined) delete process.env.TZ;
  else process.env.TZ = ofMachine;
});

/** What the shop tells of days and times, read anew by a machine of that zone. */
async function toldIn(zone: string) {
  process.env.TZ = zone;
  vi.resetModules();
  const { slotCalendar } = await import('@/backend/api/modules/booking/slot-calendar');
  const { isPublicHoliday } = await import('@/backend/api/modules/booking/public-holidays');
  const { slotMoment } = await import('@/backend/api/modules/booking/booking-shape');
  const { nextRenewalDay } = await import('@/lib/domain/billing/invoice-days');
  const { addMonths } = await import('@/lib/domain/shared/add-months');
  const { formatDate } = await import('@/lib/dates');
  // A minute before midnight and at it, in summer, in winter and where clocks are moved.
  const moments = ['2026-03-08T06:59:00Z', '2026-03-29T00:59:00Z', '2026-06-30T15:59:00Z', '2026-11-01T05:30:00Z', '2026-12-31T16:00:00Z'];
  return {
    offset: new Date('2026-01-15T00:00:00Z').getTimezoneOffset(),
    calendars: moments.flatMap((moment) => (['hk', 'sg'] as const).map((region) => slotCalendar(new Date(moment), region, new Map()))),
    holidays: (['hk', 'sg'] as const).map((region) =>
      ['2026-02-17', '2026-02-16', '2026-12-25', '2026-12-26', '2027-01-01'].map((day) => isPublicHoliday(day, region)),
    ),
    moments: ['2026-03-08', '2026-11-01'].map((date) => slotMoment({ country: 'hk', date, slot: '09-11' }, 'start').toISOString()),
    renewals: [nextRenewalDay('2026-01-31', '2026-02-28'), addMonths('2026-01-31', 1), addMonths('2028-02-29', 12)],
    dates: ['2026-11-01', '2026-12-31T16:00:00.000Z'].map((date) =>
      formatDate(date, { localeTag: 'en-HK', timeZone: 'Asia/Hong_Kong' }, 'long'),
    ),
  };
}

describe('days and times of a region', () => {
  beforeEach(() => vi.resetModules());

  it.each(ZONES.slice(1))('are told alike by a machine in UTC and one in %s', async (zone) => {
    const { offset: base, ...expected } = await toldIn('UTC');
    const { offset, ...told } = await toldIn(zone);
    expect(base).toBe(0);
    if (zone !== 'Europe/London') expect(offset).not.toBe(0);
    expect(told).toEqual(expected);
  });
});
