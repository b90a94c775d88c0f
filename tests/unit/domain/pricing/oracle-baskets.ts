import { counted, createPackages } from '@/tests/builders/basket';
import type { WrittenBasket } from './oracle';

/** Repeatable randomness (mulberry32). */
export function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export function randomBasket(country: 'hk' | 'sg', below: (limit: number) => number): WrittenBasket {
  const pick = <Value>(values: readonly Value[], otherwise: Value): Value => values[below(values.length)] ?? otherwise;
  const orNone = (value: number) => (below(3) === 0 ? 0 : value);
  return {
    country,
    months: 1 + below(12),
    x: orNone(pick([5, 10, 20, 40, 60], 5)),
    isPlus: below(2) === 0,
    lite: orNone(below(15)),
    luxe: orNone(below(30)),
    pix: below(2) === 0 ? 0 : 20 + below(300),
    consignment: orNone(below(20)),
    apartments: Array.from({ length: below(4) }, () => pick([10, 20, 40], 10)),
    fees: ['no-lift', 'no-parking-bay', 'outlying-area'].filter(() => below(4) === 0),
  };
}

/** As the calculator and the API write it. */
export const packagesOf = ({ x, isPlus, lite, luxe, pix, consignment, apartments }: WrittenBasket) =>
  createPackages({
    x: { ...counted(x), xType: isPlus ? 'plus' : 'basic' },
    lite: counted(lite),
    luxe: counted(luxe),
    pix: counted(pix),
    consignment: counted(consignment),
    serviceApartment: apartments.map(counted),
  });
