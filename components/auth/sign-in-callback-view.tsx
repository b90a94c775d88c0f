import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import { PROVIDER_LABELS, type ExternalProvider } from '@/lib/domain/external-login/sign-in-offer';
import { loginHref } from '@/lib/site/login-href';
import { useSignInOffers } from '@/services/auth/external-login';
import type { ArtworkPicture } from '@/components/ui/media/artwork-picture';
import { Button, ButtonLink, Spinner } from '@/components/ui/actions/button';
import { AuthMessage } from './auth-message';
import { AuthPage } from './auth-page';
import { ExternalButtons } from './external-buttons';
import { FailureNotice, NoCookiesNotice } from './failure-notice';
import { useFinishedSignIn } from './use-finished-sign-in';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
`;

function Working() {
  const { t } = useTranslation('common');
  return (
    <Root>
      <Spinner />
      <span>{t('action.loading')}</span>
    </Root>
  );
}

/** Texts for failures that this page knows; others use the general notice. */
const FAILURES = { EXTERNAL_LOGIN_FAILED: 'used', EMAIL_UNVERIFIED: 'unverified', EXTERNAL_LOGIN_PASSWORD_ACCOUNT: 'password' } as const;

/** The provider's callback page. It normally redirects at once; each failure has its own text and next step. */
export function SignInCallbackView({ provider, picture }: { provider: ExternalProvider; picture: ArtworkPicture }) {
  const { t } = useTranslation('login-callback');
  const { state, back, again } = useFinishedSignIn(provider);
  const name = { provider: PROVIDER_LABELS[provider] };
  return <AuthPage picture={picture}>{content()}</AuthPage>;

  function content() {
    switch (state.status) {
      case 'working':
        return <AuthMessage role="status" title={t('working', name)} body={<Working />} />;
      case 'empty':
        return (
          <AuthMessage title={t('empty.title')} body={t('empty.body')}>
            {otherWay('primary')}
          </AuthMessage>
        );
      case 'cancelled':
      case 'refused':
      case 'unexpected':
        return (
          <AuthMessage role="alert" title={t(`${state.status}.title`, name)} body={t(`${state.status}.body`, name)}>
            {startAgain()}
          </AuthMessage>
        );
      case 'unkept':
        return (
          <AuthMessage title={t('failed')}>
            <NoCookiesNotice />
            {otherWay('neutral')}
          </AuthMessage>
        );
      case 'failed':
        return failed(state.failure);
    }
  }

  function failed(failure: Extract<typeof state, { status: 'failed' }>['failure']) {
    const known =
      failure.kind === 'rejected' && failure.code && failure.code in FAILURES ? FAILURES[failure.code as keyof typeof FAILURES] : null;
    if (known === null) {
      return (
        <AuthMessage title={t('failed')}>
          <FailureNotice failure={failure} />
          <Button isFullWidth onClick={again}>
            {t('retry')}
          </Button>
          {otherWay('neutral')}
        </AuthMessage>
      );
    }
    return (
      <AuthMessage role="alert" title={t(`${known}.title`, name)} body={t(`${known}.body`, name)}>
        {known === 'password' ? (
          <ButtonLink isFullWidth href={loginPage()}>
            {t('password.action')}
          </ButtonLink>
        ) : (
          startAgain()
        )}
      </AuthMessage>
    );
  }

  function startAgain() {
    return (
      <>
        <StartAgain provider={provider} back={back} />
        {otherWay('neutral')}
      </>
    );
  }

  function otherWay(variant: 'primary' | 'neutral') {
    return (
      <ButtonLink variant={variant} isFullWidth href={loginPage()}>
        {t('other')}
      </ButtonLink>
    );
  }

  function loginPage() {
    return back ? loginHref(back, null) : ROUTES.login.path;
  }
}

/** Renders nothing while the provider's availability is unknown; the link to the email login is below. */
function StartAgain({ provider, back }: { provider: ExternalProvider; back: string | null }) {
  const known = useSignInOffers();
  const offer = known.status === 'known' ? known.offers.find((candidate) => candidate.provider === provider) : undefined;
  return offer ? <ExternalButtons offers={[offer]} back={back} /> : null;
}
