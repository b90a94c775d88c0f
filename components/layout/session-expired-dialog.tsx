import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useEffect, useId, useState } from 'react';
import { ExternalButtons } from '@/components/auth/external-buttons';
import { FailureNotice, NoCookiesNotice } from '@/components/auth/failure-notice';
import { PasswordFields } from '@/components/auth/password-step';
import { SecondStep } from '@/components/auth/second-step';
import { StepHeadingLevel } from '@/components/auth/step-form';
import { usePasswordLogin } from '@/components/auth/use-password-login';
import { Button } from '@/components/ui/actions/button';
import { TextLink } from '@/components/ui/actions/text-link';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/loading-region';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Stack } from '@/components/ui/layout/stack';
import { Dialog } from '@/components/ui/overlays/dialog';
import { Text } from '@/components/ui/text/text';
import { loginHref } from '@/lib/site/login-href';
import { useSignInOffers } from '@/services/auth/external-login';
import type { EndedSession } from './use-ended-session';
import type { i18n } from 'i18next';

const NAMESPACES = ['auth', 'errors'] as const;
const TIMEOUT_MS = 5_000;

/**
 * Texts of the login dialog, fetched on demand so that other pages do not carry them. Plain fetch: static files of the site.
 * @returns whether they are loaded
 */
async function loadLoginTexts(instance: i18n): Promise<boolean> {
  const { language } = instance;
  // Not `hasLoadedNamespace`: without an i18next backend it returns true for every namespace.
  const missing = NAMESPACES.filter((namespace) => !instance.hasResourceBundle(language, namespace));
  try {
    const files = await Promise.all(missing.map((namespace) => getTexts(language, namespace)));
    missing.forEach((namespace, index) => instance.addResourceBundle(language, namespace, files[index]));
    return true;
  } catch {
    return false; // the dialog then links to the login page
  }
}

async function getTexts(language: string, namespace: string): Promise<object> {
  const answer = await fetch(`/locales/${language}/${namespace}.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`No texts: ${answer.status}`);
  return (await answer.json()) as object;
}

interface SignInAgainProps {
  email: string;
  /** False: the account uses a provider only. */
  hasPassword: boolean;
}

/** Logs the same person in again without leaving the page. Success is reported by the session mark. */
function SignInAgain({ email, hasPassword }: SignInAgainProps) {
  const { i18n } = useTranslation();
  const [texts, setTexts] = useState<'loading' | 'here' | 'missing'>('loading');
  useEffect(() => {
    void loadLoginTexts(i18n).then((isHere) => setTexts(isHere ? 'here' : 'missing'));
  }, [i18n]);
  // Without its texts, the link to the login page remains.
  if (texts === 'missing') return null;
  if (texts === 'loading') return <Skeleton $height={hasPassword ? '9rem' : '3rem'} />;
  return hasPassword ? <PasswordAgain email={email} /> : <ProvidersAgain />;
}

function PasswordAgain({ email }: { email: string }) {
  const login = usePasswordLogin(email);
  if (login.ticket) {
    return (
      <StepHeadingLevel value={3}>
        <SecondStep ticket={login.ticket} onBack={() => login.setIsBackFromCode(true)} />
      </StepHeadingLevel>
    );
  }
  return (
    <Stack as="form" noValidate method="post" onSubmit={(event) => void login.submit(event)}>
      {login.failure ? <FailureNotice failure={login.failure} /> : null}
      {login.isUnkept ? <NoCookiesNotice /> : null}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordFields login={login} />
    </Stack>
  );
}

/** Redirects to the provider and back to this page, where drafts are kept. */
function ProvidersAgain() {
  const known = useSignInOffers();
  if (known.status === 'asking') return <Skeleton $height="3rem" />;
  if (known.status === 'failed') return <ErrorState onRetry={known.retry} />;
  return (
    <Stack $gap={3}>
      <ExternalButtons offers={known.offers} />
    </Stack>
  );
}

interface Props {
  ended: EndedSession;
  onAbandon: () => void;
  onResume: () => void;
}

/** The session expired during use: the person logs in over the page and may retry refused changes. */
export function SessionExpiredDialog({ ended, onAbandon, onResume }: Props) {
  const { t } = useTranslation('layout');
  const { asPath } = useRouter();
  const { locale } = useLocale();
  const textId = useId();
  if (ended.stage === 'offer') {
    return (
      <Dialog
        key="offer"
        isOpen
        opensItself
        title={t('session.againTitle')}
        describedBy={textId}
        onClose={onAbandon}
        actions={
          <>
            <Button variant="neutral" onClick={onAbandon}>
              {t('session.later')}
            </Button>
            <Button data-autofocus onClick={onResume}>
              {t('session.againAction')}
            </Button>
          </>
        }
      >
        <Text id={textId} $tone="soft">
          {t('session.againBody')}
        </Text>
      </Dialog>
    );
  }
  return (
    <Dialog
      key="login"
      isOpen
      opensItself
      title={t('session.expiredTitle')}
      describedBy={textId}
      onClose={onAbandon}
      actions={
        <Button variant="neutral" onClick={onAbandon}>
          {t('session.later')}
        </Button>
      }
    >
      <Stack $gap={4}>
        <Text id={textId} $tone="soft">
          {t(ended.email ? 'session.expiredAs' : 'session.expiredBody', { email: ended.email ?? '' })}
        </Text>
        {ended.email ? <SignInAgain email={ended.email} hasPassword={ended.hasPassword} /> : null}
        <TextLink href={loginHref(asPath, locale)} isStandalone onClick={onAbandon}>
          {t(ended.email ? 'session.otherWay' : 'session.expiredAction')}
        </TextLink>
      </Stack>
    </Dialog>
  );
}
