import { readPhone } from '@/lib/domain/shared/phone-number';

const MAX_DEPTH = 4;

/**
 * Phone numbers of a body in the spelling of the contract, wherever they stand: people write them with the code of the country, brackets,
 * full-width digits and marks that are not seen. What is no number is left to the schema.
 */
export function withPhonesRead(body: unknown, depth = 0): unknown {
  if (typeof body !== 'object' || body === null || depth > MAX_DEPTH) return body;
  if (Array.isArray(body)) return body.map((value: unknown) => withPhonesRead(value, depth + 1));
  const fields = Object.fromEntries(Object.entries(body).map(([key, value]) => [key, withPhonesRead(value, depth + 1)]));
  const { contactPhone, contactPhoneCode = '' } = fields;
  if (typeof contactPhone !== 'string' || typeof contactPhoneCode !== 'string') return fields;
  const read = readPhone({ contactPhoneCode, contactPhone });
  // A body that names no code has none unless the number brought it.
  return {
    ...fields,
    contactPhone: read.contactPhone,
    ...(read.contactPhoneCode === '' ? {} : { contactPhoneCode: read.contactPhoneCode }),
  };
}
