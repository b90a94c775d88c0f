import { useState, type FormEvent, type RefObject } from 'react';
import { phoneToSend } from '@/components/ui/forms/phone-field';
import { useLocale } from '@/components/ui/hooks/use-locale';
import type { FieldError } from '@/lib/contract/envelope';
import { contactBody, type ContactFieldName, type ContactFields } from '@/lib/domain/contact/contact-fields';
import { useContactUs } from '@/services/contact';
import { fieldOfPath } from './field-messages';
import { useContactDraft } from './use-contact-draft';

/** Loads the validation on demand; without it only the server validates. */
const loadCheck = () =>
  import('@/lib/domain/contact/check-contact').then(
    ({ checkContact }) => checkContact,
    () => null,
  );

/** The form's state: values, touched fields, errors and sending. */
export function useContactForm(prefillOf: Parameters<typeof useContactDraft>[0], form: RefObject<HTMLFormElement | null>) {
  const { region } = useLocale();
  const { fields, change: changeDraft, keyForSending, forget, receiveMember } = useContactDraft(prefillOf, form);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const { isPending, data, failure, run, reset } = useContactUs({
    onSuccess: () => forget(),
    onFailure(_body, failure) {
      if (failure.kind !== 'rejected' || failure.fields.length === 0) return;
      setErrors(failure.fields.filter(({ path }) => fieldOfPath(path) !== null));
      setAttempt((count) => count + 1);
    },
  });

  const change = (part: Partial<ContactFields>) => {
    changeDraft(part);
    const touched = Object.keys(part) as ContactFieldName[];
    setErrors((known) =>
      known.filter(
        ({ path }) =>
          !touched.some((name) => fieldOfPath(name) === fieldOfPath(path) || (name === 'callBackTo' && path === 'callBackTime')),
      ),
    );
  };

  /** Validates only the field that was left. */
  const leave = async (name: ContactFieldName) => {
    const isEmpty = fields[name] === '' || fields[name] === false;
    if (isEmpty) return;
    const check = await loadCheck();
    const field = fieldOfPath(name);
    const found = check?.(fields, region.code).filter(({ path }) => fieldOfPath(path) === field) ?? [];
    setErrors((known) => [...known.filter(({ path }) => fieldOfPath(path) !== field), ...found]);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const check = await loadCheck();
    const found = check?.(fields, region.code) ?? [];
    setErrors(found);
    if (found.length > 0) return setAttempt((count) => count + 1);
    await run({ body: contactBody(await phoneToSend(fields), region.code), idempotencyKey: keyForSending() });
  };

  return { fields, change, leave, submit, errors, attempt, isPending, data, failure, startAgain: reset, receiveMember };
}

export type ContactFormState = ReturnType<typeof useContactForm>;
