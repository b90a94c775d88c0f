import { useTranslation } from 'next-i18next/pages';
import type { FormEvent } from 'react';
import { FailureNotice } from '@/components/auth/failure-notice';
import { NameFields } from '@/components/auth/name-fields';
import { useCheckedForm } from '@/components/auth/use-checked-form';
import { useUpdateUser } from '@/components/auth/use-update-user';
import { Button } from '@/components/ui/actions/button';
import { Badge } from '@/components/ui/feedback/badge';
import { Notice } from '@/components/ui/feedback/notice';
import { StatusRegion } from '@/components/ui/feedback/loading-region';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Stack } from '@/components/ui/layout/stack';
import { useFocusRecovery } from '@/components/ui/overlays/use-focus-recovery';
import { removeFormDraft, textFieldsDraft } from '@/lib/browser/form-drafts';
import { publicEnv } from '@/lib/config/env';
import { LOCALES } from '@/lib/config/locales';
import type { UserProfile } from '@/lib/contract/account';
import { lineRule } from '@/lib/field-rules';
import { useSendVerification } from '@/services/account';
import { AccountForm, SavedNote } from './account-form';
import { AccountSection } from './account-section';

/** Whether the email is verified; nothing when the provider does not say. */
export function EmailVerification({ user }: { user: UserProfile }) {
  const { t } = useTranslation('account');
  const { failure, isPending, data, isDone, run } = useSendVerification();
  const told = useFocusRecovery<HTMLDivElement>(isDone);
  if (user.emailVerified === undefined) return null;
  if (user.emailVerified) {
    return (
      <Badge $tone="success" style={{ justifySelf: 'start' }}>
        {t('verification.done')}
      </Badge>
    );
  }
  return (
    <>
      <StatusRegion>
        {data ? (
          <div ref={told} tabIndex={-1}>
            <Notice tone={data.sent ? 'info' : 'success'}>{t(data.sent ? 'verification.sent' : 'verification.done')}</Notice>
          </div>
        ) : null}
      </StatusRegion>
      {isDone ? null : (
        <Stack $gap={3} $align="start">
          <Notice tone="warning">{t('verification.open')}</Notice>
          {failure ? <FailureNotice failure={failure} /> : null}
          {publicEnv.extApi ? (
            <Button variant="neutral" size="small" isBusy={isPending} onClick={() => void run({})}>
              {t('verification.send')}
            </Button>
          ) : null}
        </Stack>
      )}
    </>
  );
}

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
        <Field label={t('account:profile.email')} hint={t('account:profile.emailHint')}>
          {(control) => <TextInput {...control} type="email" value={user.email} readOnly autoComplete="email" />}
        </Field>
        <EmailVerification user={user} />
        <Button type="submit" isBusy={isPending}>
          {t('account:profile.save')}
        </Button>
        <SavedNote isShown={isDone} />
      </AccountForm>
    </AccountSection>
  );
}
