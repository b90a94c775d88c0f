import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type BaseSyntheticEvent, type ChangeEvent } from 'react';
import { fieldsDraft, matchingFields } from '@/lib/browser/draft-store';
import type { FieldError } from '@/lib/contract/envelope';
import type { FormError } from './error-summary';
import type { FormControl, FormErrors, FormRules } from './form-rules';
import { useFieldMessage } from './use-field-message';

type Name<Values> = keyof Values & string;

interface Options<Values extends object> {
  /** The fields with their labels, in the order of the form, which is the summary's. */
  labels: Record<string, string>;
  /**
   * Loaded with the first key, as react-hook-form is: the two weigh more than the rest of a form. Where they cannot be loaded (offline), only
   * the server validates, and the next press tries again.
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
 * each change. The server's errors are shown at their fields until those are changed. The values are React state, so that nothing typed waits
 * for the library. Its control validates and submits; it is created with the first change, from the values at that time.
 */
export function useCheckedForm<Values extends object>(options: Options<Values>) {
  const { labels, rules, initial, isHeld = false, draft, prefix, hasSummary = true } = options;
  const ownPrefix = useId();
  const message = useFieldMessage();
  const messageOf = options.messageOf ?? (({ path, ...problem }: FieldError) => message(labels[path] ?? path, problem));
  const names = Object.keys(labels);
  const idOf = (name: string) => `${prefix ?? ownPrefix}${name}`;

  const [own, setOwn] = useState(initial);
  const values = isHeld ? initial : own;
  /** Ahead of the render: several fields may change at once, and the control is made between two renders. */
  const latest = useRef(initial);
  const [errors, setErrors] = useState<FormErrors>({});
  const shown = useRef(errors);
  const show = (found: FormErrors) => {
    shown.current = found;
    setErrors(found);
  };
  const [sent, setSent] = useState<Values | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);

  /** As of the last render, which the control outlives. */
  const asked = useRef({ rules, messageOf });
  useLayoutEffect(() => {
    asked.current = { rules, messageOf };
  });
  const control = useRef<FormControl | null>(null);
  const load = async () => {
    void rules().catch(() => undefined);
    const engine = await import('./form-rules').catch(() => null);
    if (engine) control.current ??= engine.controlOf(latest.current, shown.current, () => asked.current, show);
    return control.current;
  };

  const told = useRef<readonly FieldError[]>([]);
  const tell = () => {
    for (const error of told.current) {
      const found = { type: SERVER, message: messageOf(error) };
      if (control.current) control.current.setError(error.path, found);
      else show({ ...shown.current, [error.path]: found });
    }
  };
  const validate = async (wanted: string[]) => {
    const before = told.current;
    const form = await load();
    if (form) await form.trigger(wanted);
    else show(Object.fromEntries(Object.entries(shown.current).filter(([name]) => !wanted.includes(name))));
    // The server has answered meanwhile, which the validation does not know.
    if (told.current !== before) tell();
  };
  const hasBegun = useRef(false);
  const assign = (part: Partial<Values>, isTyped: boolean) => {
    for (const [name, value] of Object.entries(part)) {
      if (latest.current[name as keyof Values] === value) continue;
      latest.current = { ...latest.current, [name]: value };
      if (!isHeld) setOwn(latest.current);
      control.current?.setValue(name, value);
      if (!hasBegun.current) void load();
      hasBegun.current = true;
      if (isTyped && draft?.fields.some((kept) => kept === name)) fieldsDraft(draft.name).setState({ [name]: value });
      const again = Object.entries(shown.current).flatMap(([wrong, error]) => (wrong === name || error?.type !== SERVER ? [wrong] : []));
      if (again.length > 0) void validate(again);
    }
  };
  /** Sets fields that nobody has typed, which are no draft. */
  const fill = (part: Partial<Values>) => assign(part, false);
  const change = (part: Partial<Values>) => assign(part, true);

  const begin = useEffectEvent(() => {
    if (draft) fill(pick(matchingFields(initial, fieldsDraft(draft.name).getState()), draft.fields));
    // What was typed or filled in before hydration: React keeps it in the DOM, but the next render would clear it. It wins over the draft.
    const root = document.getElementById(idOf(names[0] ?? ''))?.closest('form');
    if (root && !isHeld) change(typedIn(root, initial));
  });
  useLayoutEffect(() => begin(), []);
  useEffect(() => {
    if (isHeld) change(initial);
  });

  const errorOf = (name: string): string | null => errors[name]?.message ?? null;
  /** Validates a field that is left. An empty one that was only tabbed through shows no error. */
  const leave = (name: Name<Values>) => {
    const value: unknown = latest.current[name];
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
    /** Nothing was changed since it was sent. */
    isAsSent: sent === values,
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
      setIsBusy(true);
      let isWrong = false;
      const sendValid = (valid: object) => {
        setAttempt(0);
        setSent(latest.current);
        // Rules drop the fields that they do not name.
        return send({ ...latest.current, ...valid });
      };
      const stop = () => {
        isWrong = true;
      };
      try {
        const form = await load();
        if (!form) show({});
        await (form ? form.handleSubmit(sendValid, stop)() : sendValid({}));
      } finally {
        isSubmitting.current = false;
        setIsBusy(false);
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
    clearErrors: () => {
      told.current = [];
      if (control.current) control.current.clearErrors();
      else show({});
    },
    forgetDraft: () => draft && fieldsDraft(draft.name).forget(),
  };
}

/** Type of an error that the server has found. */
const SERVER = 'server';

function pick<Values extends object>(values: Partial<Values>, names: readonly Name<Values>[]): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.some((kept) => kept === name))) as Partial<Values>;
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
