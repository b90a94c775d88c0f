import { describe, expect, it } from 'vitest';
import type { RegionCode } from '@/lib/config/regions';
import { type Weather, usualWeather } from '@/components/outfit/model/day';

describe('the usual weather', () => {
  it.each<[region: RegionCode, date: string, weather: Weather]>([
    ['hk', '2026-01-01', { temperatureC: 19, humidity: 74, rain: 'none', isIndoorAirConditioned: false }],
    ['hk', '2026-01-31', { temperatureC: 19, humidity: 74, rain: 'none', isIndoorAirConditioned: false }],
    ['hk', '2026-03-15', { temperatureC: 22, humidity: 82, rain: 'none', isIndoorAirConditioned: false }],
    ['hk', '2026-04-01', { temperatureC: 26, humidity: 83, rain: 'none', isIndoorAirConditioned: true }],
    ['hk', '2026-07-20', { temperatureC: 32, humidity: 81, rain: 'light', isIndoorAirConditioned: true }],
    ['hk', '2026-12-31', { temperatureC: 20, humidity: 70, rain: 'none', isIndoorAirConditioned: false }],
    ['sg', '2026-02-10', { temperatureC: 32, humidity: 80, rain: 'none', isIndoorAirConditioned: true }],
    ['sg', '2026-12-01', { temperatureC: 31, humidity: 85, rain: 'light', isIndoorAirConditioned: true }],
  ])('in %s on %s is that of its month', (region, date, weather) => {
    expect(usualWeather(region, date)).toEqual(weather);
  });

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
