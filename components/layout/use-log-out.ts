import { useRouter } from 'next/router';
import { useState } from 'react';
import { ROUTES } from '@/lib/config/routes';
import { useForgetPerson } from '@/stores/stores-provider';

/** Log out, then /login. What it needs is loaded with the press. */
export function useLogOut(): { isBusy: boolean; start: () => Promise<void> } {
  const router = useRouter();
  const forgetPerson = useForgetPerson();
  const [isBusy, setIsBusy] = useState(false);
  const start = async () => {
    setIsBusy(true);
    const { logOut } = await import('./log-out');
    await logOut(forgetPerson);
    setIsBusy(false);
    await router.push(ROUTES.login.path);
  };
  return { isBusy, start };
}
