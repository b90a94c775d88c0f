import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { UserProfile } from '@/lib/contract/account';
import { useExportAccount } from '@/services/account/export-account';
import { FailureNotice } from '@/components/auth/failure-notice';
import { Button } from '@/components/ui/button';
import { DownloadIcon } from '@/components/ui/icons/download';
import { AccountSection } from './account-section';
import { DeleteAccountDialog } from './delete-account-dialog';
import { SavedNote } from './saved-note';

/** A copy of everything that is kept, and the end of the account. */
export function DataSection({ user, onDeleted }: { user: UserProfile; onDeleted: () => void }) {
  const { t } = useTranslation('account');
  const { state, run } = useExportAccount();
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <>
      <AccountSection title={t('export.title')} body={t('export.body')}>
        {state.status === 'failed' ? <FailureNotice failure={state.failure} /> : null}
        <Button variant="secondary" isBusy={state.status === 'pending'} onClick={() => void run({})} style={{ justifySelf: 'start' }}>
          {state.status === 'pending' ? null : <DownloadIcon />}
          {t('export.action')}
        </Button>
        <SavedNote isShown={state.status === 'done'} text={t('export.done')} />
      </AccountSection>
      <AccountSection title={t('delete.title')} body={t('delete.body')}>
        <Button variant="neutral" onClick={() => setIsDeleting(true)} style={{ justifySelf: 'start' }}>{t('delete.open')}</Button>
      </AccountSection>
      {isDeleting ? <DeleteAccountDialog user={user} onClose={() => setIsDeleting(false)} onDeleted={onDeleted} /> : null}
    </>
  );
}
