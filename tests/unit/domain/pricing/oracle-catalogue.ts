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

export const PRINTED: Record<'hk' | 'sg', PrintedCatalogue> = {
  hk: {
    x: { 5: '295', 10: '490', 20: '880', 40: '1600', 60: '2250' },
    lite: '120',
    luxe: '150',
    pix: '45',
    apartment: { 10: '450', 20: '850', 40: '1560' },
    extras: { 'no-lift': '90', 'no-parking-bay': '60', 'outlying-area': '200', 'consignment-collection': '150' },
    taxPercent: 0,
  },
  sg: {
    x: { 5: '52', 10: '88', 20: '156', 40: '284', 60: '396' },
    lite: '22',
    luxe: '27',
    pix: '8',
    apartment: { 10: '80', 20: '150', 40: '276' },
    extras: { 'no-lift': '16', 'no-parking-bay': '11', 'outlying-area': '35', 'consignment-collection': '28' },
    taxPercent: 9,
  },
};

/** Months from which a discount in percent holds. */
export const TERMS: readonly (readonly [months: number, percent: number])[] = [
  [1, 0],
  [3, 5],
  [6, 10],
  [12, 15],
];
