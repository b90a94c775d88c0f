import type { Fabric } from '@/lib/domain/wardrobe/garment';

/** How a cloth takes the light. Frequencies are per unit of the drawing; strengths are shares of full contrast. */
export interface FabricLook {
  /** Softness of hand-set folds. */
  readonly blur: number;
  /** Depth of the relief as a whole. */
  readonly relief: number;
  /** Unplanned drape or crumple: noise frequency across and along the body, and its height. */
  readonly drape: readonly [number, number, number];
  /** Surface grain: frequency across and along, and contrast. A second pair crosses the first (woven slubs). */
  readonly grain: readonly [number, number, number];
  readonly crossed: boolean;
  /** Gloss: strength and sharpness of highlights; 0 is matt. */
  readonly sheen: number;
  readonly weave: 'none' | 'twill' | 'rib' | 'cable' | 'basket' | 'pebble';
}

const base: FabricLook = {
  blur: 4.2,
  relief: 9,
  drape: [0.012, 0.003, 0.9],
  grain: [0.8, 0.8, 0.1],
  crossed: false,
  sheen: 0,
  weave: 'none',
};

export const FABRIC_LOOKS: Record<Fabric, FabricLook> = {
  cotton: { ...base, drape: [0.011, 0.004, 0.7] },
  poplin: { ...base, blur: 3, relief: 10, drape: [0.014, 0.005, 0.62], grain: [0.9, 0.9, 0.07] },
  linen: { ...base, blur: 3.2, relief: 10, drape: [0.016, 0.006, 0.62], grain: [0.55, 0.018, 0.11], crossed: true },
  silk: { ...base, blur: 4.6, relief: 13, drape: [0.013, 0.0026, 0.55], grain: [0.9, 0.03, 0.03], sheen: 0.3 },
  satin: { ...base, blur: 5.2, relief: 15, drape: [0.012, 0.0022, 0.7], grain: [0.9, 0.9, 0.02], sheen: 0.44 },
  wool: { ...base, blur: 5.2, relief: 13, drape: [0.008, 0.0018, 0.75], grain: [0.6, 0.62, 0.07] },
  tweed: { ...base, blur: 5.2, relief: 12, drape: [0.008, 0.002, 0.7], grain: [0.42, 0.46, 0.15] },
  cashmere: { ...base, blur: 6, relief: 12, drape: [0.008, 0.003, 0.8], grain: [0.7, 0.5, 0.12] },
  'rib-knit': { ...base, blur: 5, relief: 9, drape: [0.01, 0.004, 0.8], grain: [0.6, 0.4, 0.1], weave: 'rib' },
  'cable-knit': { ...base, blur: 5, relief: 9, drape: [0.009, 0.004, 0.7], grain: [0.6, 0.4, 0.1], weave: 'cable' },
  denim: { ...base, blur: 3, relief: 10, drape: [0.016, 0.008, 0.8], grain: [0.5, 0.05, 0.16], crossed: true, weave: 'twill' },
  leather: { ...base, blur: 3.6, relief: 10, drape: [0.008, 0.005, 0.5], grain: [0.28, 0.28, 0.07], sheen: 0.32, weave: 'pebble' },
  patent: { ...base, blur: 5, relief: 11, drape: [0.008, 0.006, 0.5], grain: [0.9, 0.9, 0.02], sheen: 0.6 },
  suede: { ...base, blur: 4.6, relief: 8, drape: [0.012, 0.008, 0.6], grain: [0.4, 0.4, 0.16] },
  nylon: { ...base, blur: 3.6, relief: 11, drape: [0.012, 0.005, 0.5], grain: [0.9, 0.9, 0.04], sheen: 0.16 },
  canvas: { ...base, blur: 3.4, relief: 9, drape: [0.014, 0.007, 0.7], grain: [0.6, 0.06, 0.16], crossed: true, weave: 'basket' },
  straw: { ...base, blur: 3, relief: 9, drape: [0.01, 0.01, 0.4], grain: [0.5, 0.05, 0.12], crossed: true, weave: 'basket' },
  lace: { ...base, blur: 3, relief: 8, drape: [0.014, 0.005, 0.8], grain: [0.5, 0.5, 0.12] },
};
