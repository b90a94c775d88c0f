import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { AskedPart } from '@/components/ui/asked-part';
import { Button } from '@/components/ui/button';
import { useForgetPerson } from '@/stores/stores-provider';

/** What a logout does is in the part that comes with a session: visitors never press it. */
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
      await (await import('./session-part')).logOut(forgetPerson, router);
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
      <AskedPart error={lost} retry={() => void start()} />
    </>
  );
}
