import { useCallback, useState } from 'react';
import { matchingFields, removeFormDraft, saveFormDraft, readFormDraft } from '@/lib/browser/form-drafts';

/**
 * The fields of a form as a draft that survives a refresh and a closed tab until it is sent. Only for components rendered in the browser,
 * because the server knows no draft.
 * @param form name of the draft
 */
export function useFormDraft<Fields extends object>(form: string, initial: Fields) {
  const [fields, setFields] = useState<Fields>(() => ({ ...initial, ...matchingFields(initial, readFormDraft(form)) }));
  const change = useCallback(
    (part: Partial<Fields>) => {
      setFields((all) => ({ ...all, ...part }));
      saveFormDraft(form, part);
    },
    [form],
  );
  const forget = useCallback(() => removeFormDraft(form), [form]);
  return { fields, change, forget };
}
