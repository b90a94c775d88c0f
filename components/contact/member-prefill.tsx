import { useEffect } from 'react';
import { useUserStore } from '@/stores/user-store';
import type { MemberDetails } from './use-contact-draft';

/** Tells the form who is logged in, as soon as it is known. A chunk of its own: visitors have no such store. */
export function MemberPrefill({ onKnown }: { onKnown: (member: MemberDetails) => void }) {
  const user = useUserStore((state) => state.user);
  const contact = useUserStore((state) => state.contacts[0]);
  useEffect(() => {
    if (!user) return;
    onKnown({
      name: [user.firstName, user.lastName].filter(Boolean).join(' '),
      email: user.email,
      phone: contact ? { contactPhone: contact.contactPhone, contactPhoneCode: contact.contactPhoneCode } : null,
    });
  }, [user, contact, onKnown]);
  return null;
}
