import type { RegionCode } from '@/lib/config/regions';
/** Occasions that the rules cover. */
export const DRESS_OCCASIONS = [
  'everyday',
  'work',
  'evening',
  'wedding',
  'travel',
  'home',
  'sport',
  'lunar-new-year',
  'deepavali',
] as const;
export type DressOccasion = (typeof DRESS_OCCASIONS)[number];

export const RAINS = ['none', 'light', 'heavy'] as const;
type Rain = (typeof RAINS)[number];

export interface Weather {
  /** Outdoors. */
  readonly temperatureC: number;
  readonly rain: Rain;
  /** Relative, in percent. */
  readonly humidity: number;
  /** Several hours in rooms of 20 to 23 degrees. */
  readonly isIndoorAirConditioned: boolean;
}

/** Weather and occasion of a look. */
export interface Day {
  readonly occasion: DressOccasion;
  readonly weather: Weather;
}

/** Occasions with a host or family, where etiquette counts. */
export const isCelebration = (occasion: DressOccasion) => ['wedding', 'lunar-new-year', 'deepavali'].includes(occasion);
export const isOutdoors = (occasion: DressOccasion) => occasion !== 'home';

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
