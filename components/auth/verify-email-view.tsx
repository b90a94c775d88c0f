import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { EMAIL_CHANGE_MARK, ROUTES } from '@/lib/config/routes';
import { useMailedToken } from '@/services/auth/address-tokens';
import { useVerifyEmail } from '@/services/auth/login';
import { onSessionMark, readAccessToken } from '@/services/auth/session';
import { isFinal } from '@/services/http/outcome';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { clientOnly } from '@/components/ui/feedback/client-only';
import { Text } from '@/components/ui/text/text';
import { AuthMessage } from './auth-message';
import { AuthPage } from './auth-page';
import { FailureNotice } from './failure-notice';

/** Of few mails, so on its own. */
const EmailChangeView = clientOnly(() => import('./email-change-view').then((part) => part.EmailChangeView));

/**
 * Confirms automatically when the member is logged in: opening the link is enough. A visitor is asked first, because a mail scanner may
 * have opened the link.
 */
export function VerifyEmailView({ picture }: { picture: ArtworkPicture }) {
  const { t } = useTranslation('verify-email');
  const mailed = useMailedToken();
  const { failure, data, run } = useVerifyEmail();
  const mailedToken = mailed.status === 'known' ? mailed.token : null;
  const change = mailedToken?.startsWith(EMAIL_CHANGE_MARK) ? mailedToken.slice(EMAIL_CHANGE_MARK.length) : null;
  const token = change === null ? mailedToken : null;

  useEffect(() => {
    if (!token) return;
    const confirm = () => void run({ body: { token, asMember: true } });
    confirm();
    // Logged in meanwhile in another tab.
    return onSessionMark(() => {
      if (readAccessToken() !== null) confirm();
    });
  }, [token, run]);

  return <AuthPage picture={picture}>{content()}</AuthPage>;

  function content() {
    if (change !== null) return <EmailChangeView key={change} token={change} />;
    const next = <ButtonLink href={ROUTES.account.path}>{t('next')}</ButtonLink>;
    if (mailed.status === 'known' && !token) {
      return (
        <AuthMessage title={t('emptyTitle')} body={t('emptyBody')}>
          {next}
        </AuthMessage>
      );
    }
    if (data?.cleared) {
      return (
        <AuthMessage role="status" isAnswer title={t('doneTitle')} body={t('clearedBody', { email: data.email })}>
          <ButtonLink href={ROUTES.resetPassword.path}>{t('clearedNext')}</ButtonLink>
        </AuthMessage>
      );
    }
    if (data) {
      return (
        <AuthMessage role="status" title={t('doneTitle')} body={t('doneBody', { email: data.email })}>
          {next}
        </AuthMessage>
      );
    }
    if (!failure) return <AuthMessage role="status" title={t('working')} />;
    if (token && failure.kind === 'rejected' && failure.code === 'ACCOUNT_PROOF_REQUIRED') {
      return (
        <AuthMessage title={t('askTitle')} body={t('askBody')}>
          <ButtonLink href={ROUTES.login.path}>{t('askLogin')}</ButtonLink>
          <Text as="div" $tone="muted">
            {t('askOtherwise')}
          </Text>
          <Button variant="neutral" onClick={() => void run({ body: { token } })}>
            {t('askConfirm')}
          </Button>
        </AuthMessage>
      );
    }
    // Only a refusal proves that the link is invalid; after a timeout or a rate limit it may still work.
    const mayRetry = !isFinal(failure);
    return (
      <AuthMessage title={t(mayRetry ? 'unknownTitle' : 'failedTitle')}>
        <FailureNotice failure={failure} />
        {mayRetry && token ? <Button onClick={() => void run({ body: { token, asMember: true } })}>{t('retry')}</Button> : next}
      </AuthMessage>
    );
  }
}
