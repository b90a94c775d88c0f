import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { TextButton, TextLink } from '@/components/ui/actions/text-link';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/loading-region';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { useCheckedForm } from '@/components/ui/forms/use-checked-form';
import { Stack } from '@/components/ui/layout/stack';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { ROUTES } from '@/lib/config/routes';
import { useMailedToken } from '@/services/auth/address-tokens';
import {
  keepTypedEmail,
  readTypedEmail,
  useAskForReset,
  useIsSpentLink,
  usePasswordPolicy,
  useSetNewPassword,
} from '@/services/auth/login';
import { isUnanswered } from '@/services/http/outcome';
import { AuthMessage } from './auth-message';
import { AuthPage } from './auth-page';
import { FailureNotice } from './failure-notice';
import { NewPasswordField } from './new-password-field';
import { EmailField, StepForm } from './step-form';

const loadRules = () => import('./auth-rules').then(({ emailRules }) => emailRules);

/** Requests the reset mail. The answer never reveals whether the address has an account. */
function AskForReset() {
  const { t } = useTranslation(['auth', 'reset-password']);
  const form = useCheckedForm({
    labels: { email: t('auth:field.email') },
    rules: loadRules,
    initial: { email: readTypedEmail() },
  });
  const { failure, run } = useAskForReset();
  const [sentTo, setSentTo] = useState<string | null>(null);

  const submit = form.submit(async ({ email }) => {
    const outcome = await run({ body: { email } });
    if (outcome?.kind === 'ok') {
      // The way back to the log-in takes it along.
      keepTypedEmail(email);
      setSentTo(email);
    } else if (outcome?.kind === 'rejected') form.showServerErrors(outcome.fields);
  });

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
      <EmailField field={form.field('email')} {...form.input('email')} />
      <Button type="submit" isFullWidth isBusy={form.isBusy}>
        {t('reset-password:submit')}
      </Button>
      <TextLink href={ROUTES.login.path} isStandalone>
        {t('reset-password:back')}
      </TextLink>
    </StepForm>
  );
}

interface Props {
  token: string;
  onAskAgain: () => void;
}

export function NewPassword({ token, onAskAgain }: Props) {
  const { t } = useTranslation('reset-password');
  const policy = usePasswordPolicy();
  const form = useCheckedForm({
    labels: { password: t('newLabel') },
    rules: () => import('./auth-rules').then(({ newPasswordRules }) => newPasswordRules(policy)),
    initial: { password: '' },
  });
  const { failure, data, run } = useSetNewPassword();
  const [mayBeSet, setMayBeSet] = useState(false);
  const isSpent = useIsSpentLink(token);

  const submit = form.submit(async ({ password }) => {
    const outcome = await run({ body: { token, password } });
    if (outcome && isUnanswered(outcome)) setMayBeSet(true);
    if (outcome?.kind === 'rejected') form.showServerErrors(outcome.fields);
  });

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
  // Told before a password is thought of.
  if (isSpent && !failure && !form.isBusy) {
    return (
      <AuthMessage role="status" isAnswer title={t('spentTitle')} body={t('spentBody')}>
        <Button onClick={onAskAgain}>{t('again')}</Button>
        <TextLink href={ROUTES.login.path} isStandalone>
          {t('back')}
        </TextLink>
      </AuthMessage>
    );
  }
  return (
    <StepForm title={t('newTitle')} body={t('newBody')} onSubmit={submit}>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      {failure && form.summary.length === 0 ? <FailureNotice failure={failure} /> : null}
      {isDead ? <TextButton onClick={onAskAgain}>{t('again')}</TextButton> : null}
      <NewPasswordField field={form.field('password')} input={form.input('password')} name="password" email="" policy={policy} />
      <Button type="submit" isFullWidth isBusy={form.isBusy}>
        {t('save')}
      </Button>
    </StepForm>
  );
}

/** Without a token it requests the mail; with the mail's token it sets the new password. */
export function ResetPasswordView({ picture }: { picture: ArtworkPicture }) {
  const mailed = useMailedToken();
  /** The token that was already used; a newer link may still work. */
  const [deadToken, setDeadToken] = useState<string | null>(null);
  return <AuthPage picture={picture}>{content()}</AuthPage>;

  function content() {
    // Only the browser knows the hash, so the static page shows neither form.
    if (mailed.status === 'unknown') return <FormSkeleton />;
    const { token } = mailed;
    if (token && token !== deadToken) return <NewPassword key={token} token={token} onAskAgain={() => setDeadToken(token)} />;
    return <AskForReset />;
  }
}

/** Skeleton that fits both forms. */
function FormSkeleton() {
  return (
    <LoadingRegion>
      <Stack $gap={5}>
        <Skeleton $width="70%" $height="2.5rem" />
        <Skeleton $height="3rem" />
        <Skeleton $height="4.75rem" />
        <Skeleton $height="var(--control)" />
      </Stack>
    </LoadingRegion>
  );
}
