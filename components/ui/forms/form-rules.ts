import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { FieldError } from '@/lib/contract/envelope';
import { toFieldErrors } from '@/lib/contract/field-errors';

/** The contract's schemas of a form's fields, by name; fields that are not named here are not validated. */
export type FormRules = z.ZodMiniType<object, object>;

/** Adds rules that are functions, for what depends on several fields or on lists. They also run where a field is wrong by itself. */
export function judgedBy<Values extends object>(schema: FormRules, check: (values: Values) => readonly FieldError[]) {
  const judge = z.unknown().check(({ value, issues }) => {
    for (const { path, ...params } of check(value as Values)) issues.push({ code: 'custom', path: [path], input: value, params });
  });
  return z.intersection(
    schema,
    z.pipe(
      judge,
      z.transform(() => ({})),
    ),
  );
}

/** Rules that the server shares as functions, alone. */
export const judgement = <Values extends object>(check: (values: Values) => readonly FieldError[]) => judgedBy(z.object({}), check);

/** An error of a schema with the code of its message. */
function problemOf(issue: z.core.$ZodRawIssue, values: FieldValues): FieldError {
  const path = String(issue.path?.[0] ?? '');
  if (issue.code === 'custom' && issue.params) return { path, code: 'pattern', ...issue.params };
  const value: unknown = values[path];
  if (typeof value === 'string' && value.trim() === '') return { path, code: value === '' ? 'required' : 'whitespace' };
  if (issue.code === 'invalid_format' && issue.format === 'email') return { path, code: 'email' };
  const [found] = toFieldErrors([{ ...issue, path: [path], message: '' } as z.core.$ZodIssue], values);
  return found ?? { path, code: 'pattern' };
}

/** @param messageOf in the page's language */
export function resolverOf(rules: FormRules, messageOf: (error: FieldError) => string): Resolver<FieldValues, unknown, FieldValues> {
  return (values, context, options) =>
    zodResolver<FieldValues, unknown, FieldValues>(rules as z.ZodMiniType<FieldValues, FieldValues>, {
      error: (issue) => messageOf(problemOf(issue, values)),
    })(values, context, options);
}

/** Errors by field; `message` in the page's language. */
export type FormErrors = Partial<Record<string, { type: string; message?: string }>>;
export type FormControl = ReturnType<typeof controlOf>;

/**
 * The control of react-hook-form for a form that was rendered without it.
 * @param defaultValues what stands in the fields by now; @param errors what is shown at them; @param asked what judges them, each time anew
 */
export function controlOf(
  defaultValues: FieldValues,
  errors: FormErrors,
  asked: () => { rules: () => Promise<FormRules>; messageOf: (error: FieldError) => string },
  show: (errors: FormErrors) => void,
) {
  const resolver: Resolver<FieldValues, unknown, FieldValues> = async (values, context, options) => {
    const { rules, messageOf } = asked();
    const schema = await rules().catch(() => null);
    return schema ? resolverOf(schema, messageOf)(values, context, options) : { values, errors: {} };
  };
  const control = createFormControl({ defaultValues, errors: errors as FieldErrors, shouldFocusError: false, resolver });
  control.subscribe({ formState: { errors: true }, callback: ({ errors: found }) => show({ ...(found as FormErrors) }) });
  return control;
}
