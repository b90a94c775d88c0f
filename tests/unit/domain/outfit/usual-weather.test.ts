import { describe, expect, it } from 'vitest';
import type { RegionCode } from '@/lib/config/regions';
import { type Weather, usualWeather } from '@/components/outfit/model/day';
import { readRows } from '@/tests/setup/read-rows';

describe('the usual weather', () => {
  it.each(readRows<[region: RegionCode, date: string, weather: Weather][]>(import.meta.url, 'usual-weather.rows.json'))(
    'in %s on %s is that of its month',
    (region, date, weather) => {
      expect(usualWeather(region, date)).toEqual(weather);
    },
  );

  it.each(['', 'someday', '2026-13-01', '2026-00-01'])('is a warm dry day where %j names no month', (date) => {
    expect(usualWeather('hk', date)).toEqual({ temperatureC: 28, humidity: 80, rain: 'none', isIndoorAirConditioned: true });
  });

  it('knows every month of both regions, each between a cool and a hot day', () => {
    const dates = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}-10`);
    for (const region of ['hk', 'sg'] as const) {
      for (const date of dates) {
        const { temperatureC, humidity } = usualWeather(region, date);
        expect(temperatureC).toBeGreaterThanOrEqual(15);
        expect(temperatureC).toBeLessThanOrEqual(35);
        expect(humidity).toBeGreaterThanOrEqual(60);
        expect(humidity).toBeLessThanOrEqual(95);
      }
    }
    expect(dates.filter((date) => usualWeather('hk', date).rain !== 'none')).toEqual([
      '2026-05-10',
      '2026-06-10',
      '2026-07-10',
      '2026-08-10',
    ]);
    expect(dates.filter((date) => usualWeather('sg', date).rain !== 'none')).toEqual(['2026-11-10', '2026-12-10']);
  });
});
