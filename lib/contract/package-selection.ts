import * as z from 'zod/mini';
import { price } from './primitives';

/** The specification's packages; `serviceApartment` is a list with one entry per apartment. */
export const PACKAGE_NAMES = ['x', 'lite', 'luxe', 'pix', 'consignment', 'serviceApartment'] as const;
export const packageName = z.enum(PACKAGE_NAMES);
export type PackageName = z.infer<typeof packageName>;

export const xType = z.enum(['basic', 'plus']);
export type XType = z.infer<typeof xType>;

const quantity = z.int().check(z.gte(0), z.lte(10_000));

const counted = z.object({ numberItems: quantity, totalPrice: price });

/** `packageService.packages`: the basket, with a price per entry in minor units. */
export const packages = z.object({
  x: z.object({ numberItems: quantity, totalPrice: price, xType }),
  lite: counted,
  luxe: counted,
  pix: counted,
  consignment: counted,
  serviceApartment: z.array(counted).check(z.maxLength(50)),
});
export type Packages = z.infer<typeof packages>;

/** `packageService.service`: the basket's sums; `paktTotalMonthSelect` is the number of months. */
export const service = z.object({
  subTotalPrice: price,
  totalPrice: price,
  totalItems: quantity,
  paktTotalMonthSelect: z.int().check(z.gte(1), z.lte(12)),
});
export type Service = z.infer<typeof service>;
