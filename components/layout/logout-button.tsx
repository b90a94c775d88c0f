import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useForgetPerson } from '@/stores/stores-provider';

/** What a logout does is a chunk of its own: visitors never press it. `session-keeper.tsx` fetches it ahead for members. */
export function LogoutButton() {
  const { t } = useTranslation('layout');
  const router = useRouter();
  const forgetPerson = useForgetPerson();
  const [isBusy, setIsBusy] = useState(false);
  const start = () => {
    setIsBusy(true);
    void import('./log-out').then(({ logOut }) => logOut(forgetPerson, router)).finally(() => setIsBusy(false));
  };
  return (
    <Button variant="quiet" size="small" isBusy={isBusy} onClick={start}>
      {t('logout')}
    </Button>
  );
}
