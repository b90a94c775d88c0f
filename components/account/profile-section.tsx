import { useTranslation } from 'next-i18next/pages';
import type { FormEvent } from 'react';
import { FailureNotice } from '@/components/auth/failure-notice';
import { NameFields } from '@/components/auth/name-fields';
import { useCheckedForm } from '@/components/auth/use-checked-form';
import { useUpdateUser } from '@/components/auth/use-update-user';
import { Button } from '@/components/ui/actions/button';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { removeFormDraft, textFieldsDraft } from '@/lib/browser/form-drafts';
import { LOCALES } from '@/lib/config/locales';
import type { UserProfile } from '@/lib/contract/account';
import { lineRule } from '@/lib/field-rules';
import { AccountForm, SavedNote } from './account-form';
import { AccountSection } from './account-section';

const NAME_MAX_LENGTH = 80;
const DRAFT = 'profile';
const KEPT = textFieldsDraft(DRAFT, ['firstName', 'lastName']);

export function ProfileSection({ user }: { user: UserProfile }) {
  const { t } = useTranslation(['account', 'auth']);
  const { locale } = useLocale();
  const { failure, isPending, isDone, run } = useUpdateUser({
    onSuccess: () => removeFormDraft(DRAFT),
    onFailure(_body, failure) {
      if (failure.kind === 'rejected') form.showServerErrors(failure.fields);
    },
  });
  const form = useCheckedForm(
    {
      firstName: { label: t('auth:field.firstName'), rule: lineRule(NAME_MAX_LENGTH) },
      lastName: { label: t('auth:field.lastName'), rule: lineRule(NAME_MAX_LENGTH) },
    },
    { firstName: user.firstName, lastName: user.lastName },
    KEPT,
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.check()) return;
    void run({ body: { firstName: form.values.firstName.trim(), lastName: form.values.lastName.trim() } });
  };

  return (
    <AccountSection id="profile" title={t('account:profile.title')}>
      <AccountForm noValidate method="post" onSubmit={submit}>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        {failure && form.summary.length === 0 ? <FailureNotice failure={failure} /> : null}
        <NameFields form={form} isFamilyFirst={LOCALES[locale].script !== 'latin'} />
        <Button type="submit" isBusy={isPending}>
          {t('account:profile.save')}
        </Button>
        <SavedNote isShown={isDone} />
      </AccountForm>
    </AccountSection>
  );
}
