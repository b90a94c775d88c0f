import { useTranslation } from 'next-i18next/pages';
import { publicEnv } from '@/lib/config/env';
import { REGIONS } from '@/lib/config/regions';
import type { Contact } from '@/lib/contract/account';
import { useLazyTexts } from '@/services/content/lazy-texts';
import { useUserStore, useUserStoreApi } from '@/stores/user-store';
import { VisitCountry } from '@/components/booking/use-visit-place';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/loading-region';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { AddressForm } from './address-form';
import { PhoneForm } from './phone-form';

const TEXTS = ['booking', 'districts'] as const;

/** Phone and address are separate forms, so that a refused one does not block the other. */
export function ContactForms() {
  const { t } = useTranslation('account');
  const texts = useLazyTexts(TEXTS);
  const country = useUserStore((state) => state.user?.country ?? null);
  const contact = useUserStore((state) => state.contacts[0]);
  const store = useUserStoreApi();
  const { region } = useLocale();
  if (texts.status === 'failed') return <ErrorState title={t('contact.failedTitle')} onRetry={texts.retry} />;
  if (texts.status === 'loading') {
    return (
      <LoadingRegion>
        <Skeleton $height="16rem" />
      </LoadingRegion>
    );
  }
  /** Prefills bookings. Set here, because a store action would be in every page's first load. */
  const keep = (part: Partial<Contact>) => {
    const {
      contacts: [first, ...others],
      user,
    } = store.getState();
    const blank: Contact = {
      contactName: [user?.firstName, user?.lastName].filter(Boolean).join(' '),
      contactPhoneCode: REGIONS[country ?? region.code].phoneCode,
      contactPhone: '',
    };
    store.setState({ contacts: [{ ...(first ?? blank), ...part }, ...others] });
  };
  return (
    <VisitCountry.Provider value={country}>
      <PhoneForm contact={contact} onSaved={keep} />
      {publicEnv.extApi ? <AddressForm known={contact?.address} onSaved={(address) => keep({ address })} /> : null}
    </VisitCountry.Provider>
  );
}
