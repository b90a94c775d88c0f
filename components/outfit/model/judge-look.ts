import type { Day } from './day';
import type { Fault, FaultRule, Merit, OutfitRule } from './finding';
import { type Piece, lookOf, type Look } from './piece';
import { colourHarmony, customColours } from '@/components/outfit/model/rules/colour';
import { complete, layering, patternMixing } from '@/components/outfit/model/rules/composition';
import { decorumAndMovement, extras, footwear, formalityAgreement, occasionLevel } from '@/components/outfit/model/rules/formality';
import { meritsOf } from '@/components/outfit/model/rules/merits';
import { airConditioning, cold, heat, humidity, rain } from '@/components/outfit/model/rules/weather';

const FAULT_RULES: readonly FaultRule[] = [
  complete,
  layering,
  formalityAgreement,
  occasionLevel,
  colourHarmony,
  patternMixing,
  heat,
  cold,
  rain,
  airConditioning,
  humidity,
  footwear,
  extras,
  decorumAndMovement,
  customColours,
];

function faultsOf(look: Look, day: Day): Fault[] {
  return FAULT_RULES.flatMap((rule) => rule(look, day));
}

export interface Judgement {
  readonly look: Look;
  /** Merits minus faults; 0 is neutral. */
  readonly score: number;
  readonly faults: readonly Fault[];
  readonly merits: readonly Merit[];
}

const total = (findings: readonly { weight: number }[]) => findings.reduce((sum, { weight }) => sum + weight, 0);

export function judgeLook(pieces: readonly Piece[], day: Day): Judgement {
  const look = lookOf(pieces);
  const faults = faultsOf(look, day);
  const merits = meritsOf(look, day);
  return { look, faults, merits, score: total(merits) - total(faults) };
}

/** From this weight on a fault is not a matter of taste. */
const CLEAR = 0.5;
const NEVER: readonly OutfitRule[] = [
  'complete',
  'occasion',
  'heat',
  'cold',
  'rain',
  'air-conditioning',
  'humidity',
  'footwear',
  'movement',
  'decorum',
  'custom',
];

/** Occasion and weather are hard constraints: such a look is never suggested. */
export function breaksConstraint(faults: readonly Fault[]): boolean {
  return faults.some(({ rule, weight }) => weight >= (NEVER.includes(rule) ? CLEAR : 0.9));
}
