import type { RegionCode } from '@/lib/config/regions';
import type { Address } from '@/lib/contract/booking';
import type { FieldError } from '@/lib/contract/envelope';
import type { District } from '@/lib/contract/pricing';
import { districtOfPostalCode } from '@/lib/domain/shared/phone-codes';
import {
  ACCESS_QUESTIONS,
  ADDRESS_MAXIMUM,
  ADDRESS_RULES,
  type AccessQuestion,
  type AddressField,
  type AddressTextField,
} from './address-fields';

/**
 * Errors of an address, in the order of its fields. Codes beyond the generic ones: `zip`, `zip.unserved`, `district.unserved`, `gate`,
 * `unanswered`.
 * @param answered the questions about access that somebody has answered; all of them in an address that was sent
 */
export function checkAddress(
  address: Address,
  country: RegionCode,
  districts: readonly District[],
  answered: readonly AccessQuestion[] = ACCESS_QUESTIONS,
): FieldError[] {
  const { fields, required } = ADDRESS_RULES[country];
  return fields.flatMap((field) => {
    if (ACCESS_QUESTIONS.some((question) => question === field && !answered.includes(question))) {
      return [{ path: field, code: 'unanswered' }];
    }
    const problem = problemOf(field, address, { isRequired: required.includes(field), districts });
    return problem ? [{ path: field, ...problem }] : [];
  });
}

type Problem = Omit<FieldError, 'path'>;

function problemOf(
  field: AddressField,
  address: Address,
  { isRequired, districts }: { isRequired: boolean; districts: readonly District[] },
): Problem | null {
  const value = address[field];
  if (typeof value === 'boolean') return null;
  const text = value.trim();
  if (field === 'zipCode' && text !== '') return zipProblem(text, districts);
  if (field === 'entranceGate') return address.manyEntranceGate && text === '' ? { code: 'gate' } : tooLong(field, text);
  if (isRequired && text === '') return { code: value === '' ? 'required' : 'whitespace' };
  if (field === 'district') return districts.some(({ id, served }) => id === text && !served) ? { code: 'district.unserved' } : null;
  return tooLong(field as AddressTextField, text);
}

function tooLong(field: AddressTextField, text: string): Problem | null {
  const max = ADDRESS_MAXIMUM[field];
  return text.length > max ? { code: 'string.max', params: { max } } : null;
}

function zipProblem(zipCode: string, districts: readonly District[]): Problem | null {
  if (!/^\d{6}$/.test(zipCode)) return { code: 'zip' };
  if (!districts.some(({ sectors }) => sectors)) return null;
  const district = districtOfPostalCode(districts, zipCode);
  if (!district) return { code: 'zip' };
  return district.served ? null : { code: 'zip.unserved' };
}
