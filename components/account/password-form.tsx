import { useTranslation } from 'next-i18next/pages';
import type { FormEvent } from 'react';
import { newPasswordRule } from '@/lib/domain/account/password-problem';
import { requiredRule } from '@/lib/field-rules';
import { useChangePassword } from '@/services/account';
import { usePasswordPolicy } from '@/services/auth/login';
import { usePausedPresence } from '@/services/presence/use-paused-presence';
import { FailureNotice } from '@/components/auth/failure-notice';
import { NewPasswordField } from '@/components/auth/new-password-field';
import { useCheckedForm } from '@/components/auth/use-checked-form';
import { Button } from '@/components/ui/actions/button';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { Field } from '@/components/ui/forms/field';
import { PasswordInput } from '@/components/ui/forms/password-input';
import { AccountForm } from './account-form';

/** Remounted after each change, so that no password stays on the page. */
export function PasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const { t } = useTranslation(['account', 'auth']);
  const policy = usePasswordPolicy();
  const { failure, run } = useChangePassword();
  const { isPresencePaused, withPresencePaused } = usePausedPresence();
  const form = useCheckedForm({
    current: { label: t('account:password.current'), rule: requiredRule },
    next: { label: t('account:password.next'), rule: newPasswordRule(policy, email) },
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.check()) return;
    await withPresencePaused(async () => {
      const outcome = await run({ body: form.values });
      if (outcome?.kind === 'ok') onChanged();
      else if (outcome?.kind === 'rejected') form.showServerErrors(outcome.fields);
      return { isMember: true };
    });
  };

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
