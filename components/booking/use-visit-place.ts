import { useCallback } from 'react';
import type { RegionCode } from '@/lib/config/regions';
import type { Address } from '@/lib/contract/booking';
import type { District } from '@/lib/contract/pricing';
import { addressLine } from '@/lib/domain/booking/address-fields';
import { useLazyTexts } from '@/services/content/lazy-texts';
import { useDistrictName } from './use-district-name';

const TEXTS = ['districts'] as const;
const NO_LIST: readonly District[] = [];

/** The visit's address in one line. District names load with its first use; unknown ones are left out. */
export function useVisitPlace(): (address: Address, country: RegionCode) => string {
  useLazyTexts(TEXTS);
  const nameOf = useDistrictName(NO_LIST);
  return useCallback(
    (address, country) => {
      const name = nameOf(address.district);
      return addressLine(address, country, name === address.district ? '' : name);
    },
    [nameOf],
  );
}
