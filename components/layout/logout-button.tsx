import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/button';
import { useLogOut } from './use-log-out';

export function LogoutButton() {
  const { t } = useTranslation('layout');
  const { isBusy, start } = useLogOut();
  return (
    <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => void start()}>
      {t('logout')}
    </Button>
  );
}
