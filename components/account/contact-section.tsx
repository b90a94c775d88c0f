import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useUserStore } from '@/stores/user-store';
import { DynamicLoading } from '@/components/ui/dynamic-loading';
import { Button } from '@/components/ui/button';
import { Text } from '@/components/ui/text';
import { AccountSection } from './account-section';

const ContactForms = dynamic(() => import('./contact-forms').then((part) => part.ContactForms), { ssr: false, loading: DynamicLoading });

/** How to reach the member and where to come to. The forms, with their lists of codes and districts, come with the press. */
export function ContactSection() {
  const { t } = useTranslation('account');
  const contact = useUserStore((state) => state.contacts[0]);
  const [isOpen, setIsOpen] = useState(false);
  const address = contact?.address;
  return (
    <AccountSection title={t('contact.title')} body={t('contact.body')}>
      {isOpen ? (
        <ContactForms />
      ) : (
        <>
          <Text>{contact?.contactPhone ? `${contact.contactPhoneCode} ${contact.contactPhone}` : t('contact.noPhone')}</Text>
          <Text dir="auto">{address ? address.building || address.addressOne : t('contact.noAddress')}</Text>
          <div>
            <Button variant="neutral" onClick={() => setIsOpen(true)}>
              {t('contact.change')}
            </Button>
          </div>
        </>
      )}
    </AccountSection>
  );
}
