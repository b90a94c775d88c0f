import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocale } from '@/components/ui/hooks/use-locale';
import {
  blankContact,
  readContactDraft,
  readDraftKey,
  typedOf,
  withPrefill,
  type ContactFields,
} from '@/lib/domain/contact/contact-fields';
import { draftKey } from '@/lib/browser/drafts';
import { randomId } from '@/lib/random-id';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';

/** Values in the form before hydration: typed, ticked or autofilled. */
function readFormValues(form: HTMLFormElement, blank: ContactFields): Partial<ContactFields> {
  const standing = new FormData(form);
  return Object.fromEntries(
    Object.entries(blank).flatMap(([name, empty]: [string, string | boolean]) => {
      const value = standing.get(name);
      return value === null || value === empty ? [] : [[name, typeof empty === 'boolean' || value]];
    }),
  );
}

const STORAGE_KEY = draftKey('contact');

/** Prefill from the address. */
export interface Prefill {
  topic: string | null;
  message: string;
}

/** Details from the member's account. */
export interface MemberDetails {
  name: string;
  email: string;
  phone: Pick<ContactFields, 'contactPhone' | 'contactPhoneCode'> | null;
}

/**
 * The form's values as a draft that survives a refresh and a closed tab; prefilled from the address and, where empty, by `receiveMember`.
 */
export function useContactDraft(prefillOf: (query: URLSearchParams) => Promise<Prefill>, form: RefObject<HTMLFormElement | null>) {
  const { region } = useLocale();
  const [fields, show] = useState<ContactFields>(() => blankContact(region.phoneCode));
  const latest = useRef(fields);
  const key = useRef('');
  const hasArrived = useRef(false);

  const put = useCallback((part: Partial<ContactFields>) => {
    latest.current = { ...latest.current, ...part };
    show(latest.current);
  }, []);
  const keep = useCallback(() => writeStored(STORAGE_KEY, JSON.stringify({ ...latest.current, consent: undefined, key: key.current })), []);
  const change = useCallback(
    (part: Partial<ContactFields>) => {
      put(part);
      // Do not write before the draft has loaded: it would overwrite the other fields.
      if (hasArrived.current) keep();
    },
    [put, keep],
  );

  // Before the first update: React keeps pre-hydration values in the DOM, but the next render would clear them.
  useLayoutEffect(() => {
    if (form.current) put(readFormValues(form.current, blankContact(region.phoneCode)));
  }, [form, put, region.phoneCode]);

  useEffect(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    const blank = blankContact(region.phoneCode);
    // What was typed before the draft loaded wins.
    const typed = typedOf(latest.current, blank);
    const stored = readStored(STORAGE_KEY);
    key.current = readDraftKey(stored);
    put({ ...readContactDraft(stored, blank), ...typed });
    if (Object.keys(typed).length > 0) keep();
    void prefillOf(new URLSearchParams(window.location.search)).then(({ topic, message }) => {
      put({ topic: topic ?? latest.current.topic, message: withPrefill(latest.current.message, message) });
    });
  }, [region.phoneCode, prefillOf, put, keep]);

  /** Prefill once: afterwards the person may clear the fields. */
  const member = useRef<MemberDetails | null>(null);
  const receiveMember = useCallback(
    (details: MemberDetails) => {
      if (member.current) return;
      member.current = details;
      put(missingOf(latest.current, details));
    },
    [put],
  );

  /** Stores the idempotency key before sending, so that the same draft uses the same key after a lost answer or a reload. */
  const keyForSending = useCallback(() => {
    key.current ||= randomId();
    keep();
    return key.current;
  }, [keep]);

  const forget = useCallback(() => {
    removeStored(STORAGE_KEY);
    key.current = '';
    const blank = blankContact(region.phoneCode);
    put({ ...blank, ...(member.current && missingOf(blank, member.current)) });
  }, [region.phoneCode, put]);

  return { fields, change, keyForSending, forget, receiveMember };
}

/** The member's details for empty fields. */
function missingOf({ name, email, contactPhone }: ContactFields, member: MemberDetails): Partial<ContactFields> {
  return { name: name || member.name, email: email || member.email, ...(contactPhone === '' ? member.phone : {}) };
}
