import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import type { Contact } from '@/lib/contract/account';
import { PHONE_CODES } from '@/lib/domain/shared/phone-codes';
import { withRemark } from '@/lib/text/spoken-duration';
import { useUpdateUser } from '@/components/auth/use-update-user';
import { FailureNotice } from '@/components/auth/failure-notice';
import { useVisitLocale } from '@/components/booking/use-visit-place';
import { Button } from '@/components/ui/actions/button';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { PhoneField, phoneToSend } from '@/components/ui/forms/phone-field';
import { useCheckedForm } from '@/components/ui/forms/use-checked-form';
import { useFieldMessage } from '@/components/ui/forms/use-field-message';
import { AccountForm, SavedNote } from './account-form';

type Phone = Pick<Contact, 'contactPhoneCode' | 'contactPhone'>;

const loadRules = () => import('@/components/booking/visit-rules').then(({ phoneRules }) => phoneRules);

export function PhoneForm({ contact, onSaved }: { contact: Contact | undefined; onSaved: (phone: Phone) => void }) {
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
    const wish = await phoneToSend(sent);
    const outcome = await run({ body: wish });
    if (outcome?.kind === 'ok') {
      form.forgetDraft();
      onSaved(wish);
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
      <SavedNote isShown={isDone} />
    </AccountForm>
  );
}
