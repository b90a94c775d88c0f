import type { FieldError } from '@/lib/contract/envelope';
import { resolverOf, type FormRules } from '@/components/ui/forms/form-rules';

/** What a form would say about these values, one error a field, in the order in which they are found. */
export async function problemsOf(rules: FormRules, values: object): Promise<FieldError[]> {
  const { errors } = await resolverOf(rules, (problem) => JSON.stringify(problem))({ ...values }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.values(errors).map((error) => JSON.parse(String(error?.message)) as FieldError);
}
