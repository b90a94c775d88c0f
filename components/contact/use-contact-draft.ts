import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useRouter } from 'next/router';
import { useLocale } from '@/components/ui/use-locale';
import { blankContact, readContactDraft, typedOf, withPrefill, type ContactFields } from '@/lib/domain/contact/contact-fields';
import { readStored, removeStored, writeStored } from '@/lib/storage';
import { useUserStore } from '@/stores/user-store';
import { standingFields } from './standing-fields';

const STORAGE_KEY = 'contact-draft';

/** What the address says the message is about. */
export interface Prefill {
  topic: string | null;
  message: string;
}

/** The words, kept through refresh and closing of the tab; filled from the address and, where empty, from the member. */
export function useContactDraft(prefillOf: (query: URLSearchParams) => Promise<Prefill>, form: RefObject<HTMLFormElement | null>) {
  const { region } = useLocale();
  const router = useRouter();
  const [fields, show] = useState<ContactFields>(() => blankContact(region.phoneCode));
  const latest = useRef(fields);
  const hasArrived = useRef(false);
  const user = useUserStore((state) => state.user);
  const contact = useUserStore((state) => state.contacts[0]);

  const put = useCallback((part: Partial<ContactFields>) => {
    latest.current = { ...latest.current, ...part };
    show(latest.current);
  }, []);
  const keep = useCallback(() => writeStored(STORAGE_KEY, JSON.stringify({ ...latest.current, consent: undefined })), []);
  const change = useCallback((part: Partial<ContactFields>) => {
    put(part);
    // Before the draft is there its other fields must not be written over.
    if (hasArrived.current) keep();
  }, [put, keep]);

  // Before anything else is drawn: React takes such fields over without a word, and its next drawing would empty them.
  useLayoutEffect(() => {
    if (form.current) put(standingFields(form.current, blankContact(region.phoneCode)));
  }, [form, put, region.phoneCode]);

  useEffect(() => {
    if (!router.isReady || hasArrived.current) return;
    hasArrived.current = true;
    const blank = blankContact(region.phoneCode);
    // Whoever was faster than the draft has the last word.
    const typed = typedOf(latest.current, blank);
    put({ ...readContactDraft(readStored(STORAGE_KEY), blank), ...typed });
    if (Object.keys(typed).length > 0) keep();
    void prefillOf(new URLSearchParams(window.location.search)).then(({ topic, message }) => {
      put({ topic: topic ?? latest.current.topic, message: withPrefill(latest.current.message, message) });
    });
  }, [router.isReady, region.phoneCode, prefillOf, put, keep]);

  // A member's own details, once and only where nothing stands; afterwards they can be changed and emptied.
  const hasMember = useRef(false);
  useEffect(() => {
    if (!user || hasMember.current) return;
    hasMember.current = true;
    const { name, email, contactPhone } = latest.current;
    put({
      name: name || [user.firstName, user.lastName].filter(Boolean).join(' '),
      email: email || user.email,
      ...(contactPhone === '' && contact ? { contactPhone: contact.contactPhone, contactPhoneCode: contact.contactPhoneCode } : {}),
    });
  }, [user, contact, put]);

  const forget = useCallback(() => {
    removeStored(STORAGE_KEY);
    put(blankContact(region.phoneCode));
  }, [region.phoneCode, put]);

  return { fields, change, forget };
}
