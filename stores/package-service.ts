import type { Packages, Service } from '@/lib/contract/package-selection';

/** `packageService` of the specification: the basket and its sums. */
export interface PackageService {
  packages: Packages;
  service: Service;
}

export const EMPTY_PACKAGE_SERVICE: PackageService = {
  packages: {
    x: { numberItems: 0, totalPrice: 0, xType: 'basic' },
    lite: { numberItems: 0, totalPrice: 0 },
    luxe: { numberItems: 0, totalPrice: 0 },
    pix: { numberItems: 0, totalPrice: 0 },
    consignment: { numberItems: 0, totalPrice: 0 },
    serviceApartment: [],
  },
  service: { subTotalPrice: 0, totalPrice: 0, totalItems: 0, paktTotalMonthSelect: 1 },
};
