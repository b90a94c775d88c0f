import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { DynamicLoading } from '@/components/ui/dynamic-loading';
import { Button } from '@/components/ui/button';
import { useForgetPerson } from '@/stores/stores-provider';

/** Visitors never press it, so its code is a chunk of its own, which the session's keeper fetches ahead. */
export function LogoutButton() {
  const { t } = useTranslation('layout');
  const router = useRouter();
  const forgetPerson = useForgetPerson();
  const [isBusy, setIsBusy] = useState(false);
  const [lost, setLost] = useState<Error | null>(null);
  const start = async () => {
    setIsBusy(true);
    setLost(null);
    try {
      const { logOut } = await import('./log-out');
      await logOut(forgetPerson, router);
    } catch (error) {
      setLost(error as Error);
    }
    setIsBusy(false);
  };
  return (
    <>
      <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => void start()}>
        {t('logout')}
      </Button>
      <DynamicLoading error={lost} retry={() => void start()} />
    </>
  );
}
