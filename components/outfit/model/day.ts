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
