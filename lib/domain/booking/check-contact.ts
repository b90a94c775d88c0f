import type { BookCollection } from '@/lib/contract/booking';
import type { FieldError } from '@/lib/contract/envelope';
import { isPhoneNumber, readPhone } from '@/lib/domain/shared/phone-number';

export const SPECIAL_NOTE_MAXIMUM = 500;

export function checkNote({ specialNote }: Pick<BookCollection['note'], 'specialNote'>): FieldError[] {
  return specialNote.trim().length > SPECIAL_NOTE_MAXIMUM
    ? [{ path: 'specialNote', code: 'string.max', params: { max: SPECIAL_NOTE_MAXIMUM } }]
    : [];
}

const NAME_MAXIMUM = 120;
/** Characters that the contract allows: digits, spaces, brackets and dashes. */
const NUMBER = /^[\d\s()-]{4,20}$/;

/** 29 kB, because of the world's numbering plans: loaded when the step is shown. Own error code: `phone`. */
export function checkContact({ contactName, contactPhoneCode, contactPhone }: BookCollection['contact']): FieldError[] {
  const errors: FieldError[] = [];
  const name = contactName.trim();
  if (name === '') errors.push({ path: 'contactName', code: contactName === '' ? 'required' : 'whitespace' });
  else if (name.length > NAME_MAXIMUM) errors.push({ path: 'contactName', code: 'string.max', params: { max: NAME_MAXIMUM } });
  return [...errors, ...checkPhone({ contactPhoneCode, contactPhone })];
}

/** Checks only the number, by the numbering plan of its code. */
export function checkPhone({
  contactPhoneCode,
  contactPhone,
}: Pick<BookCollection['contact'], 'contactPhoneCode' | 'contactPhone'>): FieldError[] {
  if (contactPhone.trim() === '') return [{ path: 'contactPhone', code: 'required' }];
  const phone = readPhone({ contactPhoneCode, contactPhone });
  return NUMBER.test(phone.contactPhone) && isPhoneNumber(phone) ? [] : [{ path: 'contactPhone', code: 'phone' }];
}
