import { useTranslation } from 'next-i18next/pages';
import { publicEnv } from '@/lib/config/env';
import { ROUTES } from '@/lib/config/routes';
import type { UserProfile } from '@/lib/contract/account';
import { TextLink } from '@/components/ui/text-link';
import { AccountSection } from './account-section';
import { ConsentsSection } from './consents-section';
import { ContactSection } from './contact-section';
import { DataSection } from './data-section';
import { DevicesSection } from './devices-section';
import { LanguageSection } from './language-section';
import { NotificationsSection } from './notifications-section';
import { PasswordSection } from './password-section';
import { ProfileSection } from './profile-section';
import { SuggestionsSection } from './suggestions-section';
import type { Elements } from '@/components/ui/elements';

interface Props {
  user: UserProfile;
  /** The shell's own button. */
  logout: Elements;
  onDeleted: () => void;
}

/** What there is to see and to change of an account. */
export function AccountSections({ user, logout, onDeleted }: Props) {
  const { t } = useTranslation('account');
  return (
    <>
      <ProfileSection key={user.id} user={user} />
      <ContactSection key={`contact-${user.id}`} />
      <LanguageSection user={user} />
      <SuggestionsSection />
      <NotificationsSection user={user} />
      <ConsentsSection user={user} />
      <AccountSection title={t('referrals.title')} body={t('referrals.body')}>
        <TextLink href={ROUTES.referralProgram.path} isStandalone>
          {t('referrals.action')}
        </TextLink>
      </AccountSection>
      <PasswordSection user={user} />
      {publicEnv.extApi ? (
        <DevicesSection logout={logout} />
      ) : (
        <AccountSection title={t('session.title')} body={t('session.body')}>
          <div>{logout}</div>
        </AccountSection>
      )}
      {publicEnv.extApi ? <DataSection user={user} onDeleted={onDeleted} /> : null}
    </>
  );
}
