import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { beginSession, knownDevices } from '@/services/auth/begin-session';
import { useLogin } from '@/services/auth/login';
import type { ActionFailure } from '@/services/http/outcome';
import { getVisitorIp } from '@/services/region';
import { useCheckedForm } from '@/components/ui/forms/use-checked-form';

const loadRules = () => import('./auth-rules').then(({ passwordRules }) => passwordRules);

/** What a sign-in goes on with that needs a code as well; null: it has not come so far. */
export function ticketOf(failure: ActionFailure | null): string | null {
  if (failure?.kind !== 'rejected' || failure.code !== 'SECOND_FACTOR_REQUIRED') return null;
  const ticket = failure.fields.find(({ path }) => path === 'secondFactor')?.params?.ticket;
  return typeof ticket === 'string' ? ticket : null;
}

/** Logs in with email and password. Success is reported by the session mark. */
export function usePasswordLogin(email: string) {
  const { t } = useTranslation('auth');
  const form = useCheckedForm({ labels: { password: t('field.password') }, rules: loadRules, initial: { password: '' } });
  const [isUnkept, setIsUnkept] = useState(false);
  const [isBackFromCode, setIsBackFromCode] = useState(false);
  const { isIdle, failure, run } = useLogin({
    onSuccess: ({ accessToken, deviceToken }) => setIsUnkept(!beginSession(accessToken, deviceToken)),
    onFailure(_body, failure) {
      if (failure.kind === 'rejected' && ticketOf(failure) === null) form.showServerErrors(failure.fields);
    },
  });

  const submit = form.submit(async ({ password }) => {
    setIsBackFromCode(false);
    await run({ body: { email, password, ip: await getVisitorIp(), ...knownDevices() } });
  });

  const ticket = ticketOf(failure);
  return {
    form,
    isIdle,
    submit,
    isUnkept,
    ticket: isBackFromCode ? null : ticket,
    setIsBackFromCode,
    failure: form.summary.length === 0 && !ticket ? failure : null,
  };
}

export type PasswordLogin = ReturnType<typeof usePasswordLogin>;
