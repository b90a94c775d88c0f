import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { FailureNotice } from '@/components/auth/failure-notice';
import { useUpdateUser } from '@/components/auth/use-update-user';
import { AddressFields } from '@/components/booking/address-fields';
import { useVisitMessage } from '@/components/booking/use-visit-message';
import { Button } from '@/components/ui/actions/button';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { PhoneField, phoneToSend } from '@/components/ui/forms/phone-field';
import { useCheckedForm } from '@/components/ui/forms/use-checked-form';
import { useFieldMessage } from '@/components/ui/forms/use-field-message';
import { publicEnv } from '@/lib/config/env';
import { REGIONS } from '@/lib/config/regions';
import type { Contact } from '@/lib/contract/account';
import type { Address } from '@/lib/contract/booking';
import {
  ACCESS_QUESTIONS,
  ADDRESS_RULES,
  addressForCountry,
  addressOfValues,
  addressValues,
  answeredIn,
  type AddressValues,
} from '@/lib/domain/booking/address-fields';
import { PHONE_CODES } from '@/lib/domain/shared/phone-codes';
import { personName } from '@/lib/text/names';
import { withRemark } from '@/lib/text/join-words';
import { useSaveAddress } from '@/services/account';
import { useLazyTexts } from '@/services/content/lazy-texts';
import { useBookingLists } from '@/components/booking/use-booking-lists';
import { BLANK_BOOK_COLLECTION } from '@/stores/blank-book-collection';
import { useUserStore, useUserStoreApi } from '@/stores/user-store';
import { VisitCountry, useVisitLocale } from '@/components/booking/use-visit-place';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { QueryLoading } from '@/components/ui/feedback/query-loading';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { AccountForm, SavedNote } from './account-section';

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
    return <LoadingRegion height="16rem" />;
  }
  /** Prefills bookings. Set here, because a store action would be in every page's first load. */
  const keep = (part: Partial<Contact>) => {
    const {
      contacts: [first, ...others],
      user,
    } = store.getState();
    const blank: Contact = {
      contactName: personName(user ?? {}),
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

type Phone = Pick<Contact, 'contactPhoneCode' | 'contactPhone'>;

const loadRules = () => import('@/components/booking/visit-rules').then(({ phoneRules }) => phoneRules);

function PhoneForm({ contact, onSaved }: { contact: Contact | undefined; onSaved: (phone: Phone) => void }) {
  const { t } = useTranslation(['account', 'booking']);
  const { localeTag, region } = useVisitLocale();
  const fieldMessage = useFieldMessage();
  const label = t('booking:field.contactPhone');
  const form = useCheckedForm<Phone>({
    labels: { contactPhone: label },
    rules: loadRules,
    initial: { contactPhoneCode: contact?.contactPhoneCode ?? region.phoneCode, contactPhone: contact?.contactPhone ?? '' },
    draft: { name: 'phone', fields: ['contactPhoneCode', 'contactPhone'] },
    messageOf: ({ code, params }) => (code === 'phone' ? t('booking:error.phone') : fieldMessage(label, { code, params })),
  });
  const { failure, isDone, run } = useUpdateUser({
    onFailure(_body, failure) {
      if (failure.kind === 'rejected') form.showServerErrors(failure.fields);
    },
  });
  const codes = useMemo(() => {
    const countries = new Intl.DisplayNames(localeTag, { type: 'region', style: 'short' });
    return PHONE_CODES.map(([code, country]) => ({ code, label: withRemark(localeTag, countries.of(country) ?? country, code) }));
  }, [localeTag]);
  const submit = form.submit(async (sent) => {
    const next = await phoneToSend(sent);
    const outcome = await run({ body: next });
    if (outcome?.kind === 'ok') {
      form.forgetDraft();
      onSaved(next);
    }
  });
  return (
    <AccountForm noValidate method="post" onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      {failure && form.summary.length === 0 ? <FailureNotice failure={failure} /> : null}
      <PhoneField
        {...form.field('contactPhone')}
        hint={t('booking:field.contactPhoneHint')}
        contactPhoneCode={form.values.contactPhoneCode}
        contactPhone={form.values.contactPhone}
        codes={codes}
        onChange={form.change}
        onBlur={() => form.leave('contactPhone')}
      />
      <Button type="submit" isBusy={form.isBusy}>
        {t('account:contact.savePhone')}
      </Button>
      <SavedNote isShown={isDone && form.isAsSent} />
    </AccountForm>
  );
}

/** The address for the next visit, with the same fields as a booking. */
function AddressForm({ known, onSaved }: { known: Address | undefined; onSaved: (address: Address) => void }) {
  const { t } = useTranslation('account');
  const { region } = useVisitLocale();
  const { lists, isLoading, hasFailed, trying, refetch } = useBookingLists(region.code);
  const { failure, isDone, run } = useSaveAddress();
  const labels = ADDRESS_RULES[region.code].fields.map((name) => [name, '']);
  const form = useCheckedForm<AddressValues>({
    labels: Object.fromEntries(labels),
    rules: () => import('@/components/booking/visit-rules').then(({ addressRules }) => addressRules(region.code, lists.districts)),
    initial: known ? addressValues(known, ACCESS_QUESTIONS) : addressValues(BLANK_BOOK_COLLECTION.address, []),
    draft: { name: 'address', fields: ADDRESS_RULES[region.code].fields },
    messageOf: useVisitMessage(),
  });

  const submit = form.submit(async (sent) => {
    const next = addressForCountry(addressOfValues(sent), region.code);
    const outcome = await run({ body: { address: next } });
    if (outcome?.kind === 'ok') {
      form.forgetDraft();
      onSaved(next);
    }
    if (outcome?.kind === 'rejected') {
      form.showServerErrors(outcome.fields.map((error) => ({ ...error, path: error.path.replace(/^address\./, '') })));
    }
  });
  if (hasFailed) return <ErrorState title={t('contact.failedTitle')} onRetry={() => void refetch()} />;
  if (isLoading) {
    return <QueryLoading height="20rem" {...trying} />;
  }
  return (
    <AccountForm noValidate method="post" autoComplete="on" onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      {failure && form.summary.length === 0 ? <FailureNotice failure={failure} /> : null}
      <AddressFields
        address={addressOfValues(form.values)}
        answered={answeredIn(form.values)}
        lists={lists}
        form={form}
        onChange={form.change}
      />
      <Button type="submit" isBusy={form.isBusy}>
        {t('contact.saveAddress')}
      </Button>
      <SavedNote isShown={isDone && form.isAsSent} />
    </AccountForm>
  );
}
