/** The occasions that the rules know how to dress for. */
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
  /** Hours in a room of 20 to 23 degrees. */
  readonly isIndoorAirConditioned: boolean;
}

/** What a look is chosen for. */
export interface Day {
  readonly occasion: DressOccasion;
  readonly weather: Weather;
}

/** Manners weigh here, and a family or a host is looking on. */
export const isCelebration = (occasion: DressOccasion) => ['wedding', 'lunar-new-year', 'deepavali'].includes(occasion);
export const isOutdoors = (occasion: DressOccasion) => occasion !== 'home';
