import { useTranslation } from 'next-i18next/pages';
import { useChangePassword } from '@/services/account';
import { usePasswordPolicy } from '@/services/auth/login';
import { usePausedPresence } from '@/services/presence/use-paused-presence';
import { FailureNotice } from '@/components/auth/failure-notice';
import { NewPasswordField } from '@/components/auth/new-password-field';
import { Button } from '@/components/ui/actions/button';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { Field } from '@/components/ui/forms/field';
import { PasswordInput } from '@/components/ui/forms/password-input';
import { useCheckedForm } from '@/components/ui/forms/use-checked-form';
import { AccountForm } from './account-section';

/** Remounted after each change, so that no password stays on the page. */
export function PasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const { t } = useTranslation(['account', 'auth']);
  const policy = usePasswordPolicy();
  const { failure, run } = useChangePassword();
  const { isPresencePaused, withPresencePaused } = usePausedPresence();
  const form = useCheckedForm({
    labels: { current: t('account:password.current'), next: t('account:password.next') },
    rules: () => import('@/components/auth/auth-rules').then(({ changedPasswordRules }) => changedPasswordRules(policy, email)),
    initial: { current: '', next: '' },
  });

  const submit = form.submit((sent) =>
    withPresencePaused(async () => {
      const outcome = await run({ body: sent });
      if (outcome?.kind === 'ok') onChanged();
      else if (outcome?.kind === 'rejected') form.showServerErrors(outcome.fields);
      return { isMember: true };
    }),
  );

  return (
    <AccountForm noValidate method="post" onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      {failure && form.summary.length === 0 ? <FailureNotice failure={failure} /> : null}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <Field {...form.field('current')}>
        {(control) => (
          <PasswordInput {...control} {...form.input('current')} name="current-password" autoComplete="current-password" required />
        )}
      </Field>
      <NewPasswordField field={form.field('next')} input={form.input('next')} name="new-password" email={email} policy={policy} />
      <Button type="submit" variant="secondary" isBusy={isPresencePaused}>
        {t('account:password.save')}
      </Button>
    </AccountForm>
  );
}
