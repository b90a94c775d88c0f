import { useEffect } from 'react';
import { useUserStore } from '@/stores/user-store';
import type { MemberDetails } from './use-contact-form';

/** Passes the member's details to the form. A lazy chunk, because visitors have no user store. */
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
