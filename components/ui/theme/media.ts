/** The specification's breakpoints in pixels. */
export const BREAKPOINTS = { xs: 480, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1600 } as const;

/** Mobile first: `${media.md} { … }` adds styles for wider windows. */
export const media = {
  xs: '@media (min-width: 480px)',
  sm: '@media (min-width: 576px)',
  md: '@media (min-width: 768px)',
  lg: '@media (min-width: 992px)',
  xl: '@media (min-width: 1200px)',
  xxl: '@media (min-width: 1600px)',
  /** The menu button is shown below 992 px. */
  belowLg: '@media (max-width: 991.98px)',
  belowXs: '@media (max-width: 479.98px)',
  belowSm: '@media (max-width: 575.98px)',
  belowMd: '@media (max-width: 767.98px)',
  /** 400 % zoom on a desk's screen: what sticks to its edges would leave no room to read. */
  short: '@media (max-height: 16rem)',
  hover: '@media (hover: hover) and (pointer: fine)',
  moving: '@media (prefers-reduced-motion: no-preference)',
  print: '@media print',
} as const;
