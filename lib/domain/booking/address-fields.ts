import type { RegionCode } from '@/lib/config/regions';
import type { Address } from '@/lib/contract/booking';
import { latinDigits } from '@/lib/text/normalise-unicode';

export type AddressField = keyof Address;
export type AddressTextField = Exclude<AddressField, 'haveLift' | 'manyEntranceGate' | 'parkingBay' | 'district'>;

interface AddressRules {
  /** In the country's order of address lines. */
  fields: readonly AddressField[];
  required: readonly AddressField[];
}

/** Questions about access, the same in both countries; the gate is asked only where there are several. */
const ACCESS = ['haveLift', 'parkingBay', 'manyEntranceGate', 'entranceGate'] as const satisfies readonly AddressField[];

/** Each has to be answered, because a fee follows from a no, and an address says no until somebody answers. */
export const ACCESS_QUESTIONS = ['haveLift', 'parkingBay'] as const satisfies readonly AddressField[];
export type AccessQuestion = (typeof ACCESS_QUESTIONS)[number];

/** An address in a form: a question that nobody has answered is null. */
export type AddressValues = Omit<Address, AccessQuestion> & Record<AccessQuestion, boolean | null>;

export function addressValues(address: Address, answered: readonly AccessQuestion[]): AddressValues {
  const open = ACCESS_QUESTIONS.filter((question) => !answered.includes(question));
  return { ...address, ...Object.fromEntries(open.map((question) => [question, null])) };
}

export const addressOfValues = (values: AddressValues): Address => ({
  ...values,
  haveLift: values.haveLift === true,
  parkingBay: values.parkingBay === true,
});

export const answeredIn = (values: AddressValues): readonly AccessQuestion[] =>
  ACCESS_QUESTIONS.filter((question) => values[question] !== null);

/** The answered questions after a change of the address. */
export const answeredBy = (change: Partial<Address>, answered: readonly AccessQuestion[]): readonly AccessQuestion[] =>
  ACCESS_QUESTIONS.filter((question) => question in change || answered.includes(question));

/** Hong Kong has no postal codes; in Singapore the code determines street and district. */
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

/** As in the contract's schema. */
export const ADDRESS_MAXIMUM: Record<AddressTextField, number> = {
  flat: 60,
  addressOne: 200,
  building: 120,
  addressTwo: 200,
  entranceGate: 120,
  zipCode: 6,
};

/** As in the contract's schema. */
export const SPECIAL_NOTE_MAXIMUM = 500;

/** The six digits of a Singapore postal code as people write it: in groups, `S238801`, or at the end of a whole address. */
export function postalCodeIn(typed: string): string | null {
  const text = latinDigits(typed);
  const digits = text.replace(/\D/g, '');
  return digits.length === 6 ? digits : (/(?:^|\D)(\d{6})(?!\d)/.exec(text)?.[1] ?? null);
}

/** A postal code while it is typed: at most six digits. */
export const cleanZipCode = (typed: string): string => postalCodeIn(typed) ?? latinDigits(typed).replace(/\D/g, '').slice(0, 6);

/** The address as it is sent: without fields that were not asked. */
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
 * One line for a review or a driver's list, in the order of the country and the script: Hong Kong's Chinese addresses go from the largest
 * part to the smallest, without separators.
 */
export function addressLine(address: Address, country: RegionCode, districtName: string): string {
  const { flat, building, addressOne, addressTwo, zipCode } = address;
  const parts =
    country === 'sg' ? [addressOne, flat, building, addressTwo, zipCode] : [flat, building, addressOne, addressTwo, districtName];
  const written = parts.map((part) => part.trim()).filter(Boolean);
  if (country !== 'hk' || !HAN.test(addressOne)) return written.join(HAN.test(addressOne) ? '，' : ', ');
  return written
    .reverse()
    .reduce((line, part) => (HAN.test(line.slice(-1)) || HAN.test(part.slice(0, 1)) ? line + part : `${line} ${part}`));
}

const HAN = /\p{Script=Han}/u;
