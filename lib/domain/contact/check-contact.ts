import type { core } from 'zod/mini';
import * as z from 'zod/mini';
import type { RegionCode } from '@/lib/config/regions';
import { contactUs } from '@/lib/contract/account';
import type { FieldError } from '@/lib/contract/envelope';
import { isPhoneNumber, readPhone } from '@/lib/domain/shared/phone-number';
import { contactBody, type ContactFields } from './contact-fields';

/**
 * All errors of a message, by the contract's schema and the world's numbering plans. About 40 kB: loaded when the first field is left.
 * @returns paths and codes as the server would return them
 */
export function checkContact(fields: ContactFields, country: RegionCode): FieldError[] {
  const phone = readPhone(fields);
  const body = contactBody({ ...fields, ...phone }, country);
  const result = z.safeParse(contactUs.body, body);
  const errors = result.success ? [] : result.error.issues.map((issue) => toFieldError(issue, body));
  if (body.contactPhone !== undefined && !isPhoneNumber(phone)) {
    errors.push({ path: 'contactPhone', code: 'phone' });
  }
  if (
    (fields.callBackFrom === '') !== (fields.callBackTo === '') ||
    (fields.callBackTo !== '' && fields.callBackFrom >= fields.callBackTo)
  ) {
    errors.push({ path: 'callBackTime', code: 'range' });
  }
  return errors.filter(({ path }, index) => errors.findIndex((other) => other.path === path) === index);
}

function toFieldError(issue: core.$ZodIssue, body: Record<string, unknown>): FieldError {
  const path = String(issue.path[0]);
  const value = body[path];
  if (typeof value === 'string' && value.trim() === '') return { path, code: value === '' ? 'required' : 'whitespace' };
  if (issue.code === 'too_small') return { path, code: 'string.min', params: { min: Number(issue.minimum) } };
  if (issue.code === 'too_big') return { path, code: 'string.max', params: { max: Number(issue.maximum) } };
  if (path === 'email') return { path, code: 'email' };
  return { path, code: path === 'consent' ? 'consent' : 'pattern' };
}
