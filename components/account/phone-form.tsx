import { useTranslation } from 'next-i18next/pages';
import { useId, useMemo, type FormEvent } from 'react';
import type { Contact } from '@/lib/contract/account';
import { PHONE_CODES } from '@/lib/domain/shared/phone-codes';
import { useUpdateUser } from '@/components/auth/use-update-user';
import { FailureNotice } from '@/components/auth/failure-notice';
import { useFieldErrors } from '@/components/booking/use-field-errors';
import { useVisitLocale } from '@/components/booking/use-visit-place';
import { Button } from '@/components/ui/actions/button';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { PhoneField, phoneToSend } from '@/components/ui/forms/phone-field';
import { useFieldMessage } from '@/components/ui/forms/use-field-message';
import { useFormDraft } from '@/components/ui/forms/use-form-draft';
import { AccountForm, SavedNote } from './account-form';

type Phone = Pick<Contact, 'contactPhoneCode' | 'contactPhone'>;

/** Loads the numbering plans on demand; without them (offline) only the server validates. */
const loadCheck = () =>
  import('@/lib/domain/booking/check-contact').then(
    ({ checkPhone }) => checkPhone,
    () => null,
  );

export function PhoneForm({ contact, onSaved }: { contact: Contact | undefined; onSaved: (phone: Phone) => void }) {
  const { t } = useTranslation(['account', 'booking']);
  const { localeTag, region } = useVisitLocale();
  const prefix = useId();
  const fieldMessage = useFieldMessage();
  const { failure, isPending, isDone, run } = useUpdateUser({
    onFailure(_body, failure) {
      if (failure.kind === 'rejected') form.show(failure.fields);
    },
  });
  const {
    fields: phone,
    change: keep,
    forget,
  } = useFormDraft<Phone>('phone', {
    contactPhoneCode: contact?.contactPhoneCode ?? region.phoneCode,
    contactPhone: contact?.contactPhone ?? '',
  });
  const form = useFieldErrors({
    check: async () => (await loadCheck())?.(phone) ?? [],
    messageOf: ({ code, params }) =>
      code === 'phone' ? t('booking:error.phone') : fieldMessage(t('booking:field.contactPhone'), { code, params }),
    fieldIdOf: (path) => `${prefix}${path}`,
  });
  const codes = useMemo(() => {
    const countries = new Intl.DisplayNames(localeTag, { type: 'region', style: 'short' });
    return PHONE_CODES.map(([code, country]) => ({ code, label: `${countries.of(country) ?? country} (${code})` }));
  }, [localeTag]);
  const change = (part: Partial<Phone>) => {
    form.touch('contactPhone');
    keep(part);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await form.submit())) return;
    const wish = await phoneToSend(phone);
    const outcome = await run({ body: wish });
    if (outcome?.kind === 'ok') {
      forget();
      onSaved(wish);
    }
  };
  return (
    <AccountForm noValidate method="post" onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      {failure && form.summary.length === 0 ? <FailureNotice failure={failure} /> : null}
      <PhoneField
        id={`${prefix}contactPhone`}
        label={t('booking:field.contactPhone')}
        hint={t('booking:field.contactPhoneHint')}
        contactPhoneCode={phone.contactPhoneCode}
        contactPhone={phone.contactPhone}
        codes={codes}
        error={form.errorOf('contactPhone')}
        onChange={change}
        onBlur={() => phone.contactPhone !== '' && void form.leave('contactPhone')}
      />
      <Button type="submit" isBusy={isPending}>
        {t('account:contact.savePhone')}
      </Button>
      <SavedNote isShown={isDone} />
    </AccountForm>
  );
}
