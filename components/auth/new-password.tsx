import { useTranslation } from 'next-i18next/pages';
import { useState, type FormEvent } from 'react';
import { ROUTES } from '@/lib/config/routes';
import { newPasswordRule } from '@/lib/domain/account/password-problem';
import { usePasswordPolicy, useSetNewPassword } from '@/services/auth/login';
import { isUnanswered } from '@/services/http/outcome';
import { Button } from '@/components/ui/actions/button';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { TextButton } from '@/components/ui/actions/text-button';
import { AuthMessage } from './auth-message';
import { FailureNotice } from './failure-notice';
import { NewPasswordField } from './new-password-field';
import { StepForm } from './step-form';
import { useCheckedForm } from './use-checked-form';

interface Props {
  token: string;
  onAskAgain: () => void;
}

export function NewPassword({ token, onAskAgain }: Props) {
  const { t } = useTranslation('reset-password');
  const policy = usePasswordPolicy();
  const form = useCheckedForm({ password: { label: t('newLabel'), rule: newPasswordRule(policy) } });
  const { failure, isPending, data, run } = useSetNewPassword();
  const [mayBeSet, setMayBeSet] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.check()) return;
    const outcome = await run({ body: { token, password: form.values.password } });
    if (outcome && isUnanswered(outcome)) setMayBeSet(true);
    if (outcome?.kind === 'rejected') form.showServerErrors(outcome.fields);
  };

  if (data) {
    return (
      <AuthMessage role="status" isAnswer title={t('doneTitle')} body={t(data.cleared ? 'clearedBody' : 'doneBody')}>
        <ButtonLink href={ROUTES.login.path}>{t('login')}</ButtonLink>
      </AuthMessage>
    );
  }
  const isDead = failure?.kind === 'rejected' && failure.code === 'TOKEN_EXPIRED';
  // The link works once and was probably used by the first attempt, whose answer was lost.
  if (isDead && mayBeSet) {
    return (
      <AuthMessage role="status" isAnswer title={t('perhapsTitle')} body={t('perhapsBody')}>
        <ButtonLink href={ROUTES.login.path}>{t('login')}</ButtonLink>
        <TextButton onClick={onAskAgain}>{t('again')}</TextButton>
      </AuthMessage>
    );
  }
  return (
    <StepForm title={t('newTitle')} body={t('newBody')} onSubmit={submit}>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      {failure && form.summary.length === 0 ? <FailureNotice failure={failure} /> : null}
      {isDead ? <TextButton onClick={onAskAgain}>{t('again')}</TextButton> : null}
      <NewPasswordField field={form.field('password')} input={form.input('password')} name="password" email="" policy={policy} />
      <Button type="submit" isFullWidth isBusy={isPending}>
        {t('save')}
      </Button>
    </StepForm>
  );
}
