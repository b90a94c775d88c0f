import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { loadLoginTexts } from '@/services/auth/login-texts';
import { useSignInOffers } from '@/services/auth/external-login';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Stack } from '@/components/ui/layout/stack';
import { ExternalButtons } from './external-buttons';
import { FailureNotice } from './failure-notice';
import { NoCookiesNotice } from './no-cookies-notice';
import { PasswordFields } from './password-fields';
import { usePasswordLogin } from './use-password-login';

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`;

interface Props {
  email: string;
  /** False: the account uses a provider only. */
  hasPassword: boolean;
}

/** Logs the same person in again without leaving the page. Success is reported by the session mark. */
export function SignInAgain({ email, hasPassword }: Props) {
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
  return (
    <Form noValidate method="post" onSubmit={(event) => void login.submit(event)}>
      {login.failure ? <FailureNotice failure={login.failure} /> : null}
      {login.isUnkept ? <NoCookiesNotice /> : null}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordFields login={login} />
    </Form>
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
