import type { Fabric } from './garment';

export type Care = 'machine-cool' | 'hand-wash' | 'dry-clean' | 'specialist' | 'wipe';

/** Care label of a fabric. */
export const CARE_OF: Record<Fabric, Care> = {
  cotton: 'machine-cool',
  poplin: 'machine-cool',
  linen: 'machine-cool',
  denim: 'machine-cool',
  canvas: 'machine-cool',
  'rib-knit': 'hand-wash',
  'cable-knit': 'hand-wash',
  cashmere: 'hand-wash',
  lace: 'hand-wash',
  silk: 'dry-clean',
  satin: 'dry-clean',
  wool: 'dry-clean',
  tweed: 'dry-clean',
  leather: 'specialist',
  patent: 'specialist',
  suede: 'specialist',
  nylon: 'wipe',
  straw: 'wipe',
};
