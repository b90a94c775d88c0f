import type { RegionCode } from '@/lib/config/regions';
import type { Address } from '@/lib/contract/booking';
import { normaliseUnicode } from '@/lib/text/normalise-unicode';

export type AddressField = keyof Address;
export type AddressTextField = Exclude<AddressField, 'haveLift' | 'manyEntranceGate' | 'parkingBay' | 'district'>;

interface AddressRules {
  /** In the order in which the country writes its addresses. */
  fields: readonly AddressField[];
  required: readonly AddressField[];
}

/** Questions about the house, the same in both countries; the gate is asked for only where there are several. */
const ACCESS = ['haveLift', 'manyEntranceGate', 'entranceGate', 'parkingBay'] as const satisfies readonly AddressField[];

/** Hong Kong has no postal codes; Singapore's names the street and the district by itself. */
export const ADDRESS_RULES: Record<RegionCode, AddressRules> = {
  hk: {
    fields: ['flat', 'building', 'addressOne', 'addressTwo', 'district', ...ACCESS],
    required: ['addressOne', 'district'],
  },
  sg: {
    fields: ['zipCode', 'district', 'addressOne', 'flat', 'building', 'addressTwo', ...ACCESS],
    required: ['zipCode', 'addressOne', 'district'],
  },
};

/** As the contract's schema has them. */
export const ADDRESS_MAXIMUM: Record<AddressTextField, number> = {
  flat: 60,
  addressOne: 200,
  building: 120,
  addressTwo: 200,
  entranceGate: 120,
  zipCode: 6,
};

/** Digits and letters that an input method wrote in full width, and spaces inside a postal code. */
export function cleanZipCode(typed: string): string {
  return normaliseUnicode(typed, 'NFKC').replace(/\D/g, '').slice(0, 6);
}

/** The address as it goes on the wire: nothing of a question that was not asked. */
export function addressForCountry(address: Address, country: RegionCode): Address {
  const trimmed = Object.fromEntries(
    Object.entries(address).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as Address;
  return {
    ...trimmed,
    zipCode: country === 'sg' ? trimmed.zipCode : '',
    entranceGate: trimmed.manyEntranceGate ? trimmed.entranceGate : '',
  };
}

/**
 * One line, in the order that the country and the address's own script write it in, as it stands in a review and on a
 * driver's list: in Chinese characters the largest part comes first, and nothing stands between them.
 */
export function addressLine(address: Address, country: RegionCode, districtName: string): string {
  const { flat, building, addressOne, addressTwo, zipCode } = address;
  const parts =
    country === 'sg' ? [addressOne, flat, building, addressTwo, zipCode] : [flat, building, addressOne, addressTwo, districtName];
  const written = parts.map((part) => part.trim()).filter(Boolean);
  if (country !== 'hk' || !HAN.test(addressOne)) return written.join(', ');
  return written
    .reverse()
    .reduce((line, part) => (HAN.test(line.slice(-1)) || HAN.test(part.slice(0, 1)) ? line + part : `${line} ${part}`));
}

const HAN = /\p{Script=Han}/u;
