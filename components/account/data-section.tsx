import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { UserProfile } from '@/lib/contract/account';
import { useExportAccount } from '@/services/account';
import { useMailedToken } from '@/services/auth/address-tokens';
import { FailureNotice } from '@/components/auth/failure-notice';
import { Button } from '@/components/ui/actions/button';
import { DownloadIcon } from '@/components/ui/page-icons';
import { AccountSection, SavedNote } from './account-section';
import { DeleteAccountDialog } from './delete-account-dialog';

/** Data export and deletion of the account. */
export function DataSection({ user, onDeleted }: { user: UserProfile; onDeleted: () => void }) {
  const { t } = useTranslation('account');
  const { failure, isPending, isDone, run } = useExportAccount();
  const [isDeleting, setIsDeleting] = useState(false);
  const mailed = useMailedToken();
  const token = mailed.status === 'known' ? mailed.token : null;
  const [closed, setClosed] = useState<string | null>(null);
  const close = () => {
    setIsDeleting(false);
    setClosed(token);
  };
  return (
    <>
      <AccountSection id="data" title={t('export.title')} body={t('export.body')}>
        {failure ? <FailureNotice failure={failure} /> : null}
        <Button variant="secondary" isBusy={isPending} onClick={() => void run({})} style={{ justifySelf: 'start' }}>
          {isPending ? null : <DownloadIcon />}
          <span>{t('export.action')}</span>
        </Button>
        <SavedNote isShown={isDone} text={t('export.done')} />
      </AccountSection>
      <AccountSection id="deletion" title={t('delete.title')} body={t('delete.body')}>
        <Button variant="neutral" onClick={() => setIsDeleting(true)} style={{ justifySelf: 'start' }}>
          {t('delete.open')}
        </Button>
      </AccountSection>
      {/* The mailed link reopens the dialog where the person stopped. */}
      {isDeleting || token !== closed ? (
        <DeleteAccountDialog key={token} user={user} mailedToken={token} onClose={close} onDeleted={onDeleted} />
      ) : null}
    </>
  );
}
