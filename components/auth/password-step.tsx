import { useTranslation } from 'next-i18next/pages';
import type { FormEvent } from 'react';
import { publicEnv } from '@/lib/config/env';
import { ROUTES } from '@/lib/config/routes';
import { requiredRule } from '@/lib/field-rules';
import { beginSession } from '@/services/auth/begin-session';
import { useLogin } from '@/services/auth/login';
import { getVisitorIp } from '@/services/region/get-visitor-ip';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { PasswordInput } from '@/components/ui/password-input';
import { TextLink } from '@/components/ui/text-link';
import { ChosenEmail } from './chosen-email';
import { FailureNotice } from './failure-notice';
import { StepForm } from './step-form';
import { useCheckedForm } from './use-checked-form';

interface Props {
  email: string;
  /** Said when a signup met an account that exists already. */
  isTaken?: boolean;
  onChangeEmail: () => void;
}

export function PasswordStep({ email, isTaken = false, onChangeEmail }: Props) {
  const { t } = useTranslation(['auth', 'errors']);
  const form = useCheckedForm({ password: { label: t('auth:field.password'), rule: requiredRule } });
  const { state, run } = useLogin();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.check()) return;
    const outcome = await run({ body: { email, password: form.values.password, ip: await getVisitorIp() } });
    if (outcome?.kind === 'ok') beginSession(outcome.data.accessToken);
    else if (outcome?.kind === 'rejected') form.showServerErrors(outcome.fields);
  };

  return (
    <StepForm title={t('auth:password.title')} onSubmit={submit}>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      {isTaken && state.status === 'idle' ? <Notice role="status">{t('errors:EMAIL_TAKEN')}</Notice> : null}
      {state.status === 'failed' && form.summary.length === 0 ? <FailureNotice failure={state.failure} /> : null}
      <ChosenEmail email={email} onChange={onChangeEmail} />
      <Field {...form.field('password')}>
        {(control) => (
          <PasswordInput {...control} {...form.input('password')} autoFocus name="password" autoComplete="current-password" required />
        )}
      </Field>
      <Button type="submit" isFullWidth isBusy={state.status === 'pending'}>{t('auth:password.submit')}</Button>
      {publicEnv.extApi ? <TextLink href={ROUTES.resetPassword.path} isStandalone>{t('auth:password.forgotten')}</TextLink> : null}
    </StepForm>
  );
}
