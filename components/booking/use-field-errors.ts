import { useState } from 'react';
import type { FieldError } from '@/lib/contract/envelope';
import type { FormError } from '@/components/ui/forms/error-summary';

interface Options {
  /** Validates all fields, in form order. */
  check: () => Promise<FieldError[]> | FieldError[];
  messageOf: (error: FieldError) => string;
  fieldIdOf: (path: string) => string;
}

/** Errors of a step: a field is validated on blur, all of them on submit. */
export function useFieldErrors({ check, messageOf, fieldIdOf }: Options) {
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  return {
    attempt,
    errorOf: (path: string): string | null => {
      const found = errors.find((error) => error.path === path);
      return found ? messageOf(found) : null;
    },
    summary: errors.map((error): FormError => ({ fieldId: fieldIdOf(error.path), message: messageOf(error) })),
    /** Clears the error of a field that is being changed. */
    touch: (...paths: string[]) => setErrors((known) => known.filter(({ path }) => !paths.includes(path))),
    leave: async (path: string) => {
      const found = (await check()).filter((error) => error.path === path);
      setErrors((known) => [...known.filter((error) => error.path !== path), ...found]);
    },
    /** Shows the server's errors. @param found in form order */
    show: (found: readonly FieldError[]) => {
      setErrors(found);
      if (found.length > 0) setAttempt((count) => count + 1);
    },
    /** @returns whether the step is valid */
    submit: async (): Promise<boolean> => {
      const found = await check();
      setErrors(found);
      setAttempt((count) => (found.length > 0 ? count + 1 : 0));
      return found.length === 0;
    },
  };
}
