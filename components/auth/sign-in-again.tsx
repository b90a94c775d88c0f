import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { requiredRule } from '@/lib/field-rules';
import { beginSession } from '@/services/auth/begin-session';
import { useLogin } from '@/services/auth/login';
import { loadLoginTexts } from '@/services/auth/login-texts';
import { useSignInOffers } from '@/services/auth/sign-in-offers';
import { getVisitorIp } from '@/services/region/get-visitor-ip';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { PasswordInput } from '@/components/ui/password-input';
import { Skeleton } from '@/components/ui/skeleton';
import { Stack } from '@/components/ui/stack';
import { ExternalButtons } from './external-buttons';
import { FailureNotice } from './failure-notice';
import { useCheckedForm } from './use-checked-form';

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`;

interface Props {
  email: string;
  /** False: the account signs in with a provider only. */
  hasPassword: boolean;
}

/** The same person, once more, without leaving the page. Success is heard by the session's mark. */
export function SignInAgain({ email, hasPassword }: Props) {
  const { i18n } = useTranslation();
  const [texts, setTexts] = useState<'loading' | 'here' | 'missing'>('loading');
  useEffect(() => {
    void loadLoginTexts(i18n).then((isHere) => setTexts(isHere ? 'here' : 'missing'));
  }, [i18n]);
  // Without its words the way over the login page is still there.
  if (texts === 'missing') return null;
  if (texts === 'loading') return <Skeleton $height={hasPassword ? '9rem' : '3rem'} />;
  return hasPassword ? <PasswordAgain email={email} /> : <ProvidersAgain />;
}

function PasswordAgain({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const form = useCheckedForm({ password: { label: t('field.password'), rule: requiredRule } });
  const { state, run } = useLogin();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.check()) return;
    const outcome = await run({ body: { email, password: form.values.password, ip: await getVisitorIp() } });
    if (outcome?.kind === 'ok') beginSession(outcome.data.accessToken);
    else if (outcome?.kind === 'rejected') form.showServerErrors(outcome.fields);
  };

  return (
    <Form noValidate method="post" onSubmit={(event) => void submit(event)}>
      {state.status === 'failed' && form.summary.length === 0 ? <FailureNotice failure={state.failure} /> : null}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <Field {...form.field('password')}>
        {(control) => <PasswordInput {...control} {...form.input('password')} autoFocus name="password" autoComplete="current-password" required />}
      </Field>
      <Button type="submit" isFullWidth isBusy={state.status === 'pending'}>{t('password.submit')}</Button>
    </Form>
  );
}

/** Leads away and back to this page, where drafts wait. */
function ProvidersAgain() {
  const offers = useSignInOffers();
  return (
    <Stack $gap={3}>
      <ExternalButtons offers={offers ?? []} isMain />
    </Stack>
  );
}
