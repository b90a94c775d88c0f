import type { BookCollection } from '@/lib/contract/booking';
import type { FieldError } from '@/lib/contract/envelope';
import { phoneProblem } from '@/lib/domain/shared/phone-number';

const NAME_MAXIMUM = 120;

/** 29 kB, because of the world's numbering plans: loaded when the step is shown. Own error code: `phone`. */
export function checkContact({ contactName, contactPhoneCode, contactPhone }: BookCollection['contact']): FieldError[] {
  const errors: FieldError[] = [];
  const name = contactName.trim();
  if (name === '') errors.push({ path: 'contactName', code: contactName === '' ? 'required' : 'whitespace' });
  else if (name.length > NAME_MAXIMUM) errors.push({ path: 'contactName', code: 'string.max', params: { max: NAME_MAXIMUM } });
  return [...errors, ...checkPhone({ contactPhoneCode, contactPhone })];
}

/** Checks only the number, by the numbering plan of its code. */
export function checkPhone(phone: Pick<BookCollection['contact'], 'contactPhoneCode' | 'contactPhone'>): FieldError[] {
  const problem = phoneProblem(phone);
  return problem ? [{ path: 'contactPhone', ...problem }] : [];
}
