import * as z from 'zod/mini';
import { contactUs } from '@/lib/contract/account';
import { typedEmail as email } from '@/lib/contract/primitives';
import type { FieldError } from '@/lib/contract/envelope';
import type { ContactFields } from '@/lib/domain/contact/contact-fields';
import { phoneProblem } from '@/lib/domain/shared/phone-number';
import { judgedBy } from '@/components/ui/forms/form-rules';

const { name, topic, message, reference, consent } = contactUs.body.shape;

/** Of a message to the team: the contract's schema, and the world's numbering plans. */
export const contactRules = judgedBy(z.object({ topic, message, reference, name, email, consent }), checkRest);

/** Of a question from the help panel. */
export const questionRules = z.object({ message, name, email });

function checkRest(fields: Pick<ContactFields, 'contactPhoneCode' | 'contactPhone' | 'callBackFrom' | 'callBackTo'>): FieldError[] {
  const { contactPhone, callBackFrom, callBackTo } = fields;
  const phone = contactPhone.trim() === '' ? null : phoneProblem(fields);
  const isRange = (callBackFrom === '') === (callBackTo === '') && (callBackTo === '' || callBackFrom < callBackTo);
  return [...(phone ? [{ path: 'contactPhone', ...phone }] : []), ...(isRange ? [] : [{ path: 'callBackFrom', code: 'range' }])];
}
