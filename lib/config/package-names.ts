/** The specification's packages; `serviceApartment` is a list with one entry per apartment. Without zod, for the first load. */
export const PACKAGE_NAMES = ['x', 'lite', 'luxe', 'pix', 'consignment', 'serviceApartment'] as const;
