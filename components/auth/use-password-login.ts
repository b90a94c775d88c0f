import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { beginSession, knownDevices } from '@/services/auth/begin-session';
import { useLogin } from '@/services/auth/login';
import { getVisitorIp } from '@/services/region';
import { useCheckedForm } from '@/components/ui/forms/use-checked-form';

const loadRules = () => import('./auth-rules').then(({ passwordRules }) => passwordRules);

/** Logs in with email and password. Success is reported by the session mark. */
export function usePasswordLogin(email: string) {
  const { t } = useTranslation('auth');
  const form = useCheckedForm({ labels: { password: t('field.password') }, rules: loadRules, initial: { password: '' } });
  const [isUnkept, setIsUnkept] = useState(false);
  const { isIdle, failure, run } = useLogin({
    onSuccess: ({ accessToken, deviceToken }) => setIsUnkept(!beginSession(accessToken, deviceToken)),
    onFailure(_body, failure) {
      if (failure.kind === 'rejected') form.showServerErrors(failure.fields);
    },
  });

  const submit = form.submit(async ({ password }) => {
    await run({ body: { email, password, ip: await getVisitorIp(), ...knownDevices() } });
  });

  return { form, isIdle, submit, isUnkept, failure: form.summary.length === 0 ? failure : null };
}

export type PasswordLogin = ReturnType<typeof usePasswordLogin>;
