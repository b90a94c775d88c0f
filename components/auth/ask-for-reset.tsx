import { useTranslation } from 'next-i18next/pages';
import { useState, type FormEvent } from 'react';
import { ROUTES } from '@/lib/config/routes';
import { emailRule } from '@/lib/field-rules';
import { keepTypedEmail, useAskForReset, readTypedEmail } from '@/services/auth/login';
import { Button } from '@/components/ui/actions/button';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { Field } from '@/components/ui/forms/field';
import { TextInput } from '@/components/ui/forms/text-input';
import { TextLink } from '@/components/ui/actions/text-link';
import { AuthMessage } from './auth-message';
import { FailureNotice } from './failure-notice';
import { StepForm } from './step-form';
import { useCheckedForm } from './use-checked-form';

/** Requests the reset mail. The answer never reveals whether the address has an account. */
export function AskForReset() {
  const { t } = useTranslation(['auth', 'reset-password']);
  const form = useCheckedForm({ email: { label: t('auth:field.email'), rule: emailRule } }, { email: readTypedEmail() });
  const { failure, isPending, run } = useAskForReset();
  const [sentTo, setSentTo] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.check()) return;
    const email = form.values.email.trim();
    const outcome = await run({ body: { email } });
    if (outcome?.kind === 'ok') {
      // The way back to the log-in takes it along.
      keepTypedEmail(email);
      setSentTo(email);
    } else if (outcome?.kind === 'rejected') form.showServerErrors(outcome.fields);
  };

  if (sentTo) {
    return (
      <AuthMessage role="status" isAnswer title={t('reset-password:sentTitle')} body={t('reset-password:sentBody', { email: sentTo })}>
        <Button variant="secondary" onClick={() => setSentTo(null)}>
          {t('reset-password:sendAgain')}
        </Button>
        <TextLink href={ROUTES.login.path} isStandalone>
          {t('reset-password:back')}
        </TextLink>
      </AuthMessage>
    );
  }
  return (
    <StepForm title={t('reset-password:title')} body={t('reset-password:body')} onSubmit={submit}>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      {failure && form.summary.length === 0 ? <FailureNotice failure={failure} /> : null}
      <Field {...form.field('email')}>
        {(control) => (
          <TextInput
            {...control}
            {...form.input('email')}
            type="email"
            name="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <Button type="submit" isFullWidth isBusy={isPending}>
        {t('reset-password:submit')}
      </Button>
      <TextLink href={ROUTES.login.path} isStandalone>
        {t('reset-password:back')}
      </TextLink>
    </StepForm>
  );
}
