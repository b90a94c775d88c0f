import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { ROUTES } from '@/lib/config/routes';
import { useMailedToken } from '@/services/auth/mailed-token';
import { useVerifyEmail } from '@/services/auth/verify-email';
import { isRefusal } from '@/services/http/is-refusal';
import type { ArtworkPicture } from '@/components/ui/artwork-picture';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { AuthMessage } from './auth-message';
import { AuthPage } from './auth-page';
import { FailureNotice } from './failure-notice';

/** Confirms by itself: the person has done their part by opening the link. */
export function VerifyEmailView({ picture }: { picture: ArtworkPicture }) {
  const { t } = useTranslation('verify-email');
  const mailed = useMailedToken();
  const { state, run } = useVerifyEmail();
  const token = mailed.status === 'known' ? mailed.token : null;

  useEffect(() => {
    if (token) void run({ body: { token } });
  }, [token, run]);

  return <AuthPage picture={picture}>{content()}</AuthPage>;

  function content() {
    const next = <ButtonLink href={ROUTES.account.path}>{t('next')}</ButtonLink>;
    if (mailed.status === 'known' && !token) {
      return (
        <AuthMessage title={t('emptyTitle')} body={t('emptyBody')}>
          {next}
        </AuthMessage>
      );
    }
    if (state.status === 'done') {
      return (
        <AuthMessage role="status" title={t('doneTitle')} body={t('doneBody', { email: state.data.email })}>
          {next}
        </AuthMessage>
      );
    }
    if (state.status !== 'failed') return <AuthMessage role="status" title={t('working')} />;
    // Only a refusal says anything of the link: without an answer it may be as good as it was.
    const mayRetry = !isRefusal(state.failure);
    return (
      <AuthMessage title={t(mayRetry ? 'unknownTitle' : 'failedTitle')}>
        <FailureNotice failure={state.failure} />
        {mayRetry && token ? <Button onClick={() => void run({ body: { token } })}>{t('retry')}</Button> : next}
      </AuthMessage>
    );
  }
}
