import * as z from 'zod/mini';
import { newUser } from '@/lib/contract/auth';
import { typedEmail as email } from '@/lib/contract/primitives';
import { passwordProblem, type PasswordPolicy } from '@/lib/domain/account/password-problem';
import { judgedBy, type FormRules } from '@/components/ui/forms/form-rules';

const { firstName, lastName, password } = newUser.shape;

export const emailRules = z.object({ email });
export const passwordRules = z.object({ password });
export const nameRules = z.object({ firstName, lastName });
export const accountRules = z.object({ email, password });
export const noRules = z.object({});
export const codeRules = z.object({ secondFactor: z.string().check(z.minLength(1)) });
export const giftCodeRules = z.object({ giftCode: z.string().check(z.minLength(1)) });

/** Adds the required code of the second factor, if the account asks for one. */
export const withCode = (rules: FormRules, hasCode: boolean): FormRules => (hasCode ? z.intersection(rules, codeRules) : rules);

interface Person {
  email?: string;
  firstName?: string;
  lastName?: string;
}

/** @param field that holds the new password; the other fields and `known` say whose it is */
function withNewPassword<Field extends string>(rules: FormRules, field: Field, policy: PasswordPolicy, known: Person = {}) {
  return judgedBy(rules, (values: Person & Record<Field, string>) => {
    const { email: address = '', firstName: first = '', lastName: last = '' } = { ...known, ...values };
    const problem = values[field] === '' ? { code: 'required' } : passwordProblem(values[field], address, policy, [first, last]);
    return problem ? [{ path: field, ...problem }] : [];
  });
}

export const newPasswordRules = (policy: PasswordPolicy) => withNewPassword(passwordRules, 'password', policy);

export const changedPasswordRules = (policy: PasswordPolicy, address: string) =>
  withNewPassword(z.object({ current: password, next: password }), 'next', policy, { email: address });

export const signupRules = (policy: PasswordPolicy, address: string) =>
  withNewPassword(z.object({ firstName, lastName, password }), 'password', policy, { email: address });

/** With the address in the same form. */
export const newCustomerRules = (policy: PasswordPolicy) =>
  withNewPassword(z.object({ email, firstName, lastName, password }), 'password', policy);
