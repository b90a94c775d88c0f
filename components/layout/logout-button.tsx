import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/actions/button';
import { LoadFailedNotice } from '@/components/ui/feedback/client-only';
import { useClearPersonalData } from '@/stores/stores-provider';

/** A lazy chunk, because visitors never need it; the session keeper preloads it. */
export function LogoutButton() {
  const { t } = useTranslation('layout');
  const router = useRouter();
  const clearPersonalData = useClearPersonalData();
  const [isBusy, setIsBusy] = useState(false);
  const [isLost, setIsLost] = useState(false);
  const start = async () => {
    setIsBusy(true);
    setIsLost(false);
    try {
      const { logOut } = await import('./log-out');
      await logOut(clearPersonalData, router);
    } catch {
      setIsLost(true);
    }
    setIsBusy(false);
  };
  return (
    <>
      <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => void start()}>
        {t('logout')}
      </Button>
      {isLost ? <LoadFailedNotice onRetry={() => void start()} /> : null}
    </>
  );
}
