import { useCallback, useState } from 'react';
import { fittingFields, forgetKept, keepFields, readKept } from '@/lib/kept-fields';

/**
 * The fields of a form, kept through a refresh and the closing of the tab until they are sent. For parts that are drawn in the
 * browser alone: the server knows no draft.
 * @param form the name of its draft
 */
export function useFormDraft<Fields extends object>(form: string, initial: Fields) {
  const [fields, setFields] = useState<Fields>(() => ({ ...initial, ...fittingFields(initial, readKept(form)) }));
  const change = useCallback(
    (part: Partial<Fields>) => {
      setFields((all) => ({ ...all, ...part }));
      keepFields(form, part);
    },
    [form],
  );
  const forget = useCallback(() => forgetKept(form), [form]);
  return { fields, change, forget };
}
