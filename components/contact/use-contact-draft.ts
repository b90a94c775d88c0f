import { useCallback, useEffect, useRef, useState } from 'react';
import { useRouter } from 'next/router';
import { useLocale } from '@/components/ui/use-locale';
import { blankContact, readContactDraft, withPrefill, type ContactFields } from '@/lib/domain/contact/contact-fields';
import { readStored, removeStored, writeStored } from '@/lib/storage';
import { useUserStore } from '@/stores/user-store';

const STORAGE_KEY = 'contact-draft';

/** What the address says the message is about. */
export interface Prefill {
  topic: string | null;
  message: string;
}

/** The words, kept through refresh and closing of the tab; filled from the address and, where empty, from the member. */
export function useContactDraft(prefillOf: (query: URLSearchParams) => Promise<Prefill>) {
  const { region } = useLocale();
  const router = useRouter();
  const [fields, show] = useState<ContactFields>(() => blankContact(region.phoneCode));
  const hasArrived = useRef(false);
  const user = useUserStore((state) => state.user);
  const contact = useUserStore((state) => state.contacts[0]);

  const setFields = useCallback((next: ContactFields) => {
    show(next);
    writeStored(STORAGE_KEY, JSON.stringify({ ...next, consent: undefined }));
  }, []);

  useEffect(() => {
    if (!router.isReady || hasArrived.current) return;
    hasArrived.current = true;
    show(readContactDraft(readStored(STORAGE_KEY), blankContact(region.phoneCode)));
    void prefillOf(new URLSearchParams(window.location.search)).then(({ topic, message }) => {
      show((typed) => ({ ...typed, topic: topic ?? typed.topic, message: withPrefill(typed.message, message) }));
    });
  }, [router.isReady, region.phoneCode, prefillOf]);

  // A member's own details, once and only where nothing stands; afterwards they can be changed and emptied.
  const hasMember = useRef(false);
  useEffect(() => {
    if (!user || hasMember.current) return;
    hasMember.current = true;
    show((typed) => ({
      ...typed,
      name: typed.name || [user.firstName, user.lastName].filter(Boolean).join(' '),
      email: typed.email || user.email,
      ...(typed.contactPhone === '' && contact ? { contactPhone: contact.contactPhone, contactPhoneCode: contact.contactPhoneCode } : {}),
    }));
  }, [user, contact]);

  const forget = useCallback(() => {
    removeStored(STORAGE_KEY);
    show(blankContact(region.phoneCode));
  }, [region.phoneCode]);

  return { fields, setFields, forget };
}
