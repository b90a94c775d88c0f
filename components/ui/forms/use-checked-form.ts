import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type BaseSyntheticEvent, type ChangeEvent } from 'react';
import { useForm, useWatch, type FieldValues, type Resolver } from 'react-hook-form';
import { fieldsDraft, matchingFields } from '@/lib/browser/draft-store';
import type { FieldError } from '@/lib/contract/envelope';
import type { FormError } from './error-summary';
import type { FormRules } from './form-rules';
import { useFieldMessage } from './use-field-message';

type Name<Values> = keyof Values & string;

interface Options<Values extends object> {
  /** The fields with their labels, in the order of the form, which is the summary's. */
  labels: Record<string, string>;
  /**
   * Validation is loaded with the first key, because it weighs as much as the form. Where it cannot be loaded (offline), only the server
   * validates.
   */
  rules: () => Promise<FormRules>;
  initial: Values;
  /** A store holds the values: `initial` is what they are now, and the fields change them there. */
  isHeld?: boolean;
  /** Fields that survive a reload and a closed tab until they are sent. Never a password. */
  draft?: { name: string; fields: readonly Name<Values>[] };
  /** Default: the general message for the code. */
  messageOf?: (error: FieldError) => string;
  /** Of the fields' ids; default: a unique one. */
  prefix?: string;
  /** Without a summary the first wrong field gets the focus. */
  hasSummary?: boolean;
}

export type CheckedForm<Values extends object> = ReturnType<typeof useCheckedForm<Values>>;

/**
 * A form by react-hook-form. A field is validated when it is left, and all of them on submit; one with an error is validated again with
 * each change. The server's errors are shown at their fields until those are changed.
 */
export function useCheckedForm<Values extends object>(options: Options<Values>) {
  const { labels, rules, initial, isHeld = false, draft, prefix, hasSummary = true } = options;
  const ownPrefix = useId();
  const message = useFieldMessage();
  const messageOf = options.messageOf ?? (({ path, ...problem }: FieldError) => message(labels[path] ?? path, problem));
  const names = Object.keys(labels);
  const idOf = (name: string) => `${prefix ?? ownPrefix}${name}`;

  const resolver: Resolver<FieldValues, unknown, FieldValues> = async (values, context, settings) => {
    const [engine, schema] = await load(rules);
    return engine && schema ? engine.resolverOf(schema, messageOf)(values, context, settings) : { values, errors: {} };
  };
  const form = useForm<FieldValues, unknown, FieldValues>({
    defaultValues: initial,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, isSubmitting: isBusy } = form.formState;
  const watched = useWatch({ control: form.control });
  const values = isHeld ? initial : (watched as Values);
  const [attempt, setAttempt] = useState(0);

  const told = useRef<readonly FieldError[]>([]);
  const tell = () => {
    for (const error of told.current) form.setError(error.path, { type: SERVER, message: messageOf(error) });
  };
  const validate = async (wanted: string[]) => {
    const before = told.current;
    await form.trigger(wanted);
    // The server has answered meanwhile, which the validation does not know.
    if (told.current !== before) tell();
  };
  const hasBegun = useRef(false);
  const isFilling = useRef(false);
  /** Sets fields that nobody has typed, which are no draft. */
  const fill = (part: Partial<Values>) => {
    isFilling.current = true;
    for (const [name, value] of Object.entries(part)) form.setValue(name, value);
    isFilling.current = false;
  };
  const change = (part: Partial<Values>) => {
    for (const [name, value] of Object.entries(part)) form.setValue(name, value);
  };

  const onValue = useEffectEvent((name: string, value: unknown, now: Readonly<Record<string, unknown>>) => {
    if (!hasBegun.current) void load(rules);
    hasBegun.current = true;
    if (!isFilling.current && draft?.fields.some((kept) => kept === name)) fieldsDraft(draft.name).setState({ [name]: value });
    const again = Object.keys(now).filter((wrong) => wrong === name || form.getFieldState(wrong).error?.type !== SERVER);
    if (again.length > 0) void validate(again);
  });
  const begin = useEffectEvent(() => {
    if (draft) fill(pick(matchingFields(initial, fieldsDraft(draft.name).getState()), draft.fields));
    // What was typed or filled in before hydration: React keeps it in the DOM, but the next render would clear it. It wins over the draft.
    const root = document.getElementById(idOf(names[0] ?? ''))?.closest('form');
    if (root && !isHeld) change(typedIn(root, initial));
  });
  const { subscribe } = form;
  useLayoutEffect(() => {
    const stop = subscribe({
      formState: { values: true },
      callback: ({ name, values: now, errors: wrong = {} }) => {
        if (name !== undefined) onValue(name, now[name], wrong);
      },
    });
    begin();
    return stop;
  }, [subscribe]);
  useEffect(() => {
    if (!isHeld) return;
    for (const [name, value] of Object.entries(initial)) {
      if (form.getValues(name) !== value) form.setValue(name, value);
    }
  });

  const errorOf = (name: string): string | null => (errors[name]?.message as string | undefined) ?? null;
  /** Validates a field that is left. An empty one that was only tabbed through shows no error. */
  const leave = (name: Name<Values>) => {
    const value: unknown = form.getValues(name);
    if (value !== '' && value !== false && value !== null) void validate([name]);
  };
  const focusFirst = useEffectEvent(() => document.getElementById(idOf(names.find((name) => errors[name]) ?? ''))?.focus());
  useLayoutEffect(() => {
    if (attempt > 0 && !hasSummary) focusFirst();
  }, [attempt, hasSummary]);
  const isSubmitting = useRef(false);
  return {
    values,
    attempt,
    /** It is validated or sent. */
    isBusy,
    change,
    fill,
    leave,
    idOf,
    errorOf,
    summary: names.flatMap((name): FormError[] => {
      const text = errorOf(name);
      return text === null ? [] : [{ fieldId: idOf(name), message: text }];
    }),
    field: (name: Name<Values>) => ({ id: idOf(name), label: labels[name] ?? '', error: errorOf(name) }),
    input: (name: Name<Values>) => ({
      value: String(values[name] ?? ''),
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change({ [name]: target.value } as unknown as Partial<Values>),
      onBlur: () => leave(name),
    }),
    /** For `onSubmit`. @param send receives the values as the contract takes them; not called twice at once */
    submit: (send: (values: Values) => unknown) => async (event?: BaseSyntheticEvent) => {
      event?.preventDefault();
      if (isSubmitting.current) return;
      isSubmitting.current = true;
      let isWrong = false;
      try {
        await form.handleSubmit(
          (sent) => {
            setAttempt(0);
            // Rules drop the fields that they do not name.
            return send({ ...form.getValues(), ...sent } as Values);
          },
          () => {
            isWrong = true;
          },
        )();
      } finally {
        isSubmitting.current = false;
      }
      // Now that the errors are shown: what moves the focus counts the attempts.
      if (isWrong) setAttempt((count) => count + 1);
    },
    /** @returns whether the errors belong to fields of this form */
    showServerErrors: (found: readonly FieldError[]): boolean => {
      told.current = found.filter(({ path }) => names.includes(path));
      tell();
      if (told.current.length > 0) setAttempt((count) => count + 1);
      return told.current.length > 0;
    },
    clearErrors: () => form.clearErrors(),
    forgetDraft: () => draft && fieldsDraft(draft.name).forget(),
  };
}

/** Type of an error that the server has found. */
const SERVER = 'server';

function pick<Values extends object>(values: Partial<Values>, names: readonly Name<Values>[]): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.some((kept) => kept === name))) as Partial<Values>;
}

async function load(rules: () => Promise<FormRules>) {
  return Promise.all([import('./form-rules'), rules()]).catch(() => [null, null] as const);
}

/** The values of a form that was changed before hydration, by the names of its elements. */
function typedIn<Values extends object>(root: HTMLFormElement, initial: Values): Partial<Values> {
  const standing = new FormData(root);
  return Object.fromEntries(
    Object.entries(initial).flatMap(([name, before]: [string, unknown]) => {
      const now = standing.get(name);
      if (typeof now !== 'string' || now === '' || now === before) return [];
      return [[name, typeof before === 'boolean' || now]];
    }),
  ) as Partial<Values>;
}
