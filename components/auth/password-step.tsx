import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/actions/button';
import { Field } from '@/components/ui/forms/field';
import { PasswordInput } from '@/components/ui/forms/password-input';
import { publicEnv } from '@/lib/config/env';
import { ROUTES } from '@/lib/config/routes';
import { keepTypedEmail } from '@/services/auth/login';
import { useEntryWhileOpen } from '@/components/ui/hooks/use-drawer-entry';
import { useWhenNamed } from '@/components/ui/hooks/use-query-value';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { Notice } from '@/components/ui/feedback/notice';
import { TextLink } from '@/components/ui/actions/text-link';
import { ChosenEmail } from './chosen-email';
import { FailureNotice, NoCookiesNotice } from './failure-notice';
import { SIGN_IN_CODE } from './login-step';
import { StepForm } from './step-form';
import { usePasswordLogin, type PasswordLogin } from './use-password-login';
import { SecondStep } from './second-step';

interface Props {
  email: string;
  /** A signup found that the account already exists. */
  isTaken?: boolean;
  onChangeEmail: () => void;
}

export function PasswordStep({ email, isTaken = false, onChangeEmail }: Props) {
  const { t } = useTranslation(['auth', 'errors']);
  const login = usePasswordLogin(email);
  const { form, failure, ticket } = login;
  useWhenNamed(SIGN_IN_CODE, () => login.setIsBackFromCode(false));
  if (ticket) return <CodeStep ticket={ticket} onBack={() => login.setIsBackFromCode(true)} />;
  return (
    <StepForm title={t('auth:password.title')} onSubmit={login.submit}>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      {isTaken && login.isIdle ? <Notice role="alert">{t('errors:EMAIL_TAKEN')}</Notice> : null}
      {failure ? <FailureNotice failure={failure} /> : null}
      {login.isUnkept ? <NoCookiesNotice /> : null}
      <ChosenEmail email={email} onChange={onChangeEmail} />
      <PasswordFields login={login} />
      {publicEnv.extApi ? (
        <TextLink href={ROUTES.resetPassword.path} isStandalone onClick={() => keepTypedEmail(email)}>
          {t('auth:password.forgotten')}
        </TextLink>
      ) : null}
    </StepForm>
  );
}

/** Back leads from the code to the password. */
function CodeStep(props: { ticket: string; onBack: () => void }) {
  useEntryWhileOpen(SIGN_IN_CODE, 'app', props.onBack);
  return <SecondStep {...props} />;
}

/** Password field and submit button for a known account. */
export function PasswordFields({ login: { form } }: { login: PasswordLogin }) {
  const { t } = useTranslation('auth');
  return (
    <>
      <Field {...form.field('password')}>
        {(control) => (
          <PasswordInput {...control} {...form.input('password')} autoFocus name="password" autoComplete="current-password" required />
        )}
      </Field>
      <Button type="submit" isFullWidth isBusy={form.isBusy}>
        {t('password.submit')}
      </Button>
    </>
  );
}
