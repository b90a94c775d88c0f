/**
 * The values of the CSS variables: styles write `var(--ink)`, and the few places that need a plain value (antd theme, theme colour,
 * contrast test) read it here.
 */
export const COLOURS = {
  paper: '#fbf8f4',
  surface: '#ffffff',
  sunken: '#f4efe6',
  wash: '#ebe4d7',
  ink: '#221e1c',
  'ink-soft': '#453f3a',
  muted: '#6a625b',
  /** Separator lines; decorative only. */
  line: '#e2d8cb',
  /** Borders of controls: contrast at least 3:1 on every surface above. */
  'line-strong': '#877b6f',
  red: '#b81f2d',
  'red-strong': '#96141f',
  'red-wash': '#f9e9e6',
  success: '#2f6b45',
  'success-wash': '#e8efe6',
  warning: '#805308',
  'warning-wash': '#f8edd8',
  danger: '#9b1c1f',
  'danger-wash': '#f9e6e1',
  info: '#2b5870',
  'info-wash': '#e4edf0',
  'on-red': '#ffffff',
  'on-ink': '#fbf8f4',
  'on-ink-muted': '#c9bfb3',
} as const;

/** Sizes in rem; the larger ones scale with the window between 360 and 1440 px. */
export const TYPE_SCALE = {
  'text-xs': '0.8125rem',
  'text-sm': '0.9375rem',
  'text-md': '1rem',
  'text-lg': 'clamp(1.125rem, 1.08rem + 0.2vw, 1.3125rem)',
  'text-h4': 'clamp(1.1875rem, 1.14rem + 0.22vw, 1.375rem)',
  'text-h3': 'clamp(1.375rem, 1.27rem + 0.46vw, 1.75rem)',
  'text-h2': 'clamp(1.75rem, 1.42rem + 1.48vw, 2.875rem)',
  'text-h1': 'clamp(2.25rem, 1.71rem + 2.4vw, 4rem)',
  'text-display': 'clamp(2.625rem, 1.74rem + 3.93vw, 5.5rem)',
} as const;

/** `--space-1` to `--space-10`. */
export const SPACES = ['0.25rem', '0.5rem', '0.75rem', '1rem', '1.5rem', '2rem', '3rem', '4rem', '6rem', '8rem'] as const;
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

export const RADII = { 'radius-sm': '2px', radius: '4px', 'radius-lg': '8px', 'radius-full': '999px' } as const;

/** Height of the fixed header; focus and anchors stay clear of it. */
export const HEADER_HEIGHT = { narrow: '4rem', wide: '4.75rem' } as const;
