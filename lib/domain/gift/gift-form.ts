import { emailRule, lineRule, type FieldProblem } from '@/lib/field-rules';

export interface GiftForm {
  firstName: string;
  lastName: string;
  emailAddress: string;
  recipientName: string;
  message: string;
}
export type GiftField = keyof GiftForm;

export const GIFT_MESSAGE_MAXIMUM = 300;
const NAME_MAXIMUM = 80;
const RECIPIENT_MAXIMUM = 120;

const RULES: Record<GiftField, (value: string) => FieldProblem | null> = {
  recipientName: lineRule(RECIPIENT_MAXIMUM),
  message: (value) => (value.trim().length > GIFT_MESSAGE_MAXIMUM ? { code: 'string.max', params: { max: GIFT_MESSAGE_MAXIMUM } } : null),
  firstName: lineRule(NAME_MAXIMUM),
  lastName: lineRule(NAME_MAXIMUM),
  emailAddress: emailRule,
};

/** Errors, in the order of the form. */
export function checkGift(form: GiftForm): { path: GiftField; code: string; params?: FieldProblem['params'] }[] {
  return (Object.keys(RULES) as GiftField[]).flatMap((path) => {
    const problem = RULES[path](form[path]);
    return problem ? [{ path, ...problem }] : [];
  });
}

/** The fields as sent. */
export function trimmedGift(form: GiftForm): GiftForm {
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value).trim()])) as unknown as GiftForm;
}
