import { useEffect } from 'react';
import { personName } from '@/lib/text/names';
import { useUserStore } from '@/stores/user-store';
import type { MemberDetails } from './use-contact-form';

/** Passes the member's details to the form. A lazy chunk, because visitors have no user store. */
export function MemberPrefill({ onKnown }: { onKnown: (member: MemberDetails) => void }) {
  const user = useUserStore((state) => state.user);
  const contact = useUserStore((state) => state.contacts[0]);
  useEffect(() => {
    if (!user) return;
    onKnown({
      name: personName(user),
      email: user.email,
      phone: contact ? { contactPhone: contact.contactPhone, contactPhoneCode: contact.contactPhoneCode } : null,
    });
  }, [user, contact, onKnown]);
  return null;
}
