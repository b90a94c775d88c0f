import { useId, useLayoutEffect, useState, type ChangeEvent } from 'react';
import type { FieldError } from '@/lib/contract/envelope';
import type { FieldProblem } from '@/lib/field-rules';
import type { FormError } from '@/components/ui/forms/error-summary';
import { useFieldMessage } from '@/components/ui/forms/use-field-message';

interface CheckedField {
  label: string;
  /** @param all the values of all fields, including this one */
  rule: (value: string, all: Readonly<Record<string, string>>) => FieldProblem | null;
}

type Problems<Name extends string> = Partial<Record<Name, FieldProblem>>;

/** Fields stored until they are sent (`textFieldsDraft`). Create the object once, outside the component. */
export interface KeptTexts<Name extends string> {
  read: () => Partial<Record<Name, string>>;
  keep: (name: Name, value: string) => void;
}

/**
 * A form validated on blur and on submit, by its own rules and then by the server's answer. The order of `fields` is the order of the
 * summary.
 */
export function useCheckedForm<Name extends string>(
  fields: Record<Name, CheckedField>,
  initial: Partial<Record<Name, string>> = {},
  kept: KeptTexts<NoInfer<Name>> | null = null,
) {
  const prefix = useId();
  const message = useFieldMessage();
  const names = Object.keys(fields) as Name[];
  const [values, setValues] = useState(() => Object.fromEntries(names.map((name) => [name, initial[name] ?? ''])) as Record<Name, string>);
  const [problems, setProblems] = useState<Problems<Name>>({});
  const [attempt, setAttempt] = useState(0);

  // What was typed or autofilled before hydration: React keeps such a value in the DOM, but the next render would clear it. It wins over
  // the stored draft.
  const [blank] = useState(values);
  useLayoutEffect(() => {
    const standing = [...document.querySelectorAll<HTMLInputElement>(`input[id^="${prefix}"]`)].map(
      ({ id, value }) => [id.slice(prefix.length), value] as const,
    );
    const typed = standing.filter(([name, value]) => value !== '' && value !== blank[name as Name]);
    const known = kept?.read() ?? {};
    if (typed.length === 0 && Object.keys(known).length === 0) return;
    // oxlint-disable-next-line react/set-state-in-effect -- it stands in the document or in the draft, once
    setValues((all) => ({ ...all, ...known, ...Object.fromEntries(typed) }));
  }, [prefix, kept, blank]);

  const fieldId = (name: Name) => `${prefix}${name}`;
  const textOf = (name: Name) => {
    const problem = problems[name];
    return problem ? message(fields[name].label, problem) : null;
  };

  const change = (name: Name, value: string) => {
    setValues((all) => ({ ...all, [name]: value }));
    kept?.keep(name, value);
    // An invalid field is revalidated on each change, so that its error disappears as soon as it is right.
    if (problems[name]) setProblems((all) => ({ ...all, [name]: fields[name].rule(value, { ...values, [name]: value }) ?? undefined }));
  };

  return {
    values,
    attempt,
    summary: names.flatMap((name): FormError[] => {
      const text = textOf(name);
      return text ? [{ fieldId: fieldId(name), message: text }] : [];
    }),
    field: (name: Name) => ({ id: fieldId(name), label: fields[name].label, error: textOf(name) }),
    input: (name: Name) => ({
      value: values[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.value),
      onBlur: () => {
        // An empty field that was only tabbed through shows no error.
        if (values[name] !== '') setProblems((all) => ({ ...all, [name]: fields[name].rule(values[name], values) ?? undefined }));
      },
    }),
    /** @returns whether the form is valid */
    check: (): boolean => {
      const found = Object.fromEntries(
        names.flatMap((name) => {
          const problem = fields[name].rule(values[name], values);
          return problem ? [[name, problem]] : [];
        }),
      ) as Problems<Name>;
      setProblems(found);
      const isSound = Object.keys(found).length === 0;
      setAttempt((count) => (isSound ? 0 : count + 1));
      return isSound;
    },
    /** @returns whether the errors belong to fields of this form */
    showServerErrors: (errors: readonly FieldError[]): boolean => {
      const own = errors.filter((error): error is FieldError & { path: Name } => names.some((name) => name === error.path));
      if (own.length === 0) return false;
      setProblems(Object.fromEntries(own.map(({ path, code, params }) => [path, { code, params }])) as Problems<Name>);
      setAttempt((count) => count + 1);
      return true;
    },
  };
}
