/** The house palette: every scene is built from these warm neutrals and one red. */
export const PALETTE = {
  paper: '#fbf8f4',
  linen: '#f1e9df',
  oat: '#e3d5c3',
  sand: '#d3bfa6',
  clay: '#b98f72',
  wood: '#a97c55',
  walnut: '#6b4a35',
  ink: '#221e1c',
  smoke: '#8b8178',
  red: '#c8202f',
  brass: '#b8925a',
  sage: '#9aa58d',
  mist: '#c9d3d6',
  card: '#c9a680',
} as const;
