import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ROUTES } from '@/lib/config/routes';
import type { UserProfile } from '@/lib/contract/account';
import { Text } from '@/components/ui/text';
import { TextLink } from '@/components/ui/text-link';
import { AccountSection } from './account-section';
import { PasswordForm } from './password-form';
import { SavedNote } from './saved-note';

/** An account that signs in with Google or Apple sets its first password by a mailed link. */
export function PasswordSection({ user }: { user: UserProfile }) {
  const { t } = useTranslation('account');
  const [changes, setChanges] = useState(0);
  if (user.hasPassword === undefined) return null;
  return (
    <AccountSection title={t('password.title')} body={user.hasPassword ? t('password.body') : undefined}>
      {user.hasPassword ? (
        <>
          <PasswordForm key={changes} email={user.email} onChanged={() => setChanges((count) => count + 1)} />
          <SavedNote isShown={changes > 0} text={t('password.changed')} />
        </>
      ) : (
        <Text $tone="soft">
          <span>{`${t('password.none')} `}</span>
          <TextLink href={ROUTES.resetPassword.path}>{t('password.add')}</TextLink>
        </Text>
      )}
    </AccountSection>
  );
}
