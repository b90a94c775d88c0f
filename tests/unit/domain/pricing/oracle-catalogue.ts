import { readRows } from '@/tests/setup/read-rows';

/** The catalogue as it is printed, in dollars; written a second time so that the seed can be checked against it. */
export interface PrintedCatalogue {
  x: Record<number, string>;
  lite: string;
  luxe: string;
  pix: string;
  apartment: Record<number, string>;
  extras: Record<string, string>;
  taxPercent: number;
}

export const PRINTED = readRows<Record<'hk' | 'sg', PrintedCatalogue>>(import.meta.url, 'oracle-catalogue.rows.json');

/** Months from which a discount in percent holds. */
export const TERMS: readonly (readonly [months: number, percent: number])[] = [
  [1, 0],
  [3, 5],
  [6, 10],
  [12, 15],
];
