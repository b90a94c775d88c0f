import type { RegionCode } from '@/lib/config/regions';
import type { Weather } from './day';

/** Mean daily maximum, relative humidity, and whether more days of the month are wet than dry; January first. */
const MONTHS: Readonly<Record<RegionCode, readonly (readonly [temperatureC: number, humidity: number, isWet: boolean])[]>> = {
  // Hong Kong Observatory, normals 1991 to 2020, rounded.
  hk: [
    [19, 74, false],
    [19, 79, false],
    [22, 82, false],
    [26, 83, false],
    [29, 83, true],
    [31, 82, true],
    [32, 81, true],
    [31, 81, true],
    [31, 78, false],
    [28, 73, false],
    [25, 72, false],
    [20, 70, false],
  ],
  // Meteorological Service Singapore, normals 1991 to 2020, rounded.
  sg: [
    [31, 82, false],
    [32, 80, false],
    [32, 80, false],
    [32, 81, false],
    [32, 81, false],
    [32, 79, false],
    [31, 79, false],
    [31, 79, false],
    [32, 79, false],
    [32, 80, false],
    [31, 84, true],
    [31, 85, true],
  ],
};

/** Typical weather of the month as a starting value, not a forecast. @param date YYYY-MM-DD */
export function usualWeather(region: RegionCode, date: string): Weather {
  const [temperatureC, humidity, isWet] = MONTHS[region][Number(date.slice(5, 7)) - 1] ?? [28, 80, false];
  return { temperatureC, humidity, rain: isWet ? 'light' : 'none', isIndoorAirConditioned: temperatureC >= 24 };
}
