import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { publicEnv } from '@/lib/config/env';
import { ROUTES } from '@/lib/config/routes';
import { MemberArea } from '@/components/auth/member-area';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { Skeleton } from '@/components/ui/skeleton';
import { Stack } from '@/components/ui/stack';
import { TextLink } from '@/components/ui/text-link';
import { AccountGone } from './account-gone';
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
import { useFarewell } from './use-farewell';

const Page = styled(Container)`
  padding-block: clamp(2rem, 6vw, 4.5rem) var(--section);
  & > h1 { margin-bottom: var(--space-6); }
`;

/** @param logout the shell's own button: logging out touches more than this feature knows */
export function AccountView({ logout }: { logout: ReactNode }) {
  const { t } = useTranslation('account');
  const sayFarewell = useFarewell();
  const [isGone, setIsGone] = useState(false);
  const skeleton = (
    <Page>
      <Skeleton $width="min(22rem, 80%)" $height="3rem" />
      <Stack $gap={5} style={{ marginTop: 'var(--space-7)' }}>
        {['3rem', '3rem', '3rem'].map((height, index) => <Skeleton key={index} $height={height} $width="min(32rem, 100%)" />)}
      </Stack>
    </Page>
  );
  const leave = () => {
    setIsGone(true);
    sayFarewell();
  };
  if (isGone) return <AccountGone />;
  return (
    <MemberArea skeleton={skeleton}>
      {(user) => (
        <Page>
          <Heading level={1}>{t('title')}</Heading>
          <ProfileSection key={user.id} user={user} />
          <ContactSection key={`contact-${user.id}`} />
          <LanguageSection user={user} />
          <SuggestionsSection />
          <NotificationsSection user={user} />
          <ConsentsSection user={user} />
          <AccountSection title={t('referrals.title')} body={t('referrals.body')}><TextLink href={ROUTES.referralProgram.path} isStandalone>{t('referrals.action')}</TextLink></AccountSection>
          <PasswordSection user={user} />
          {publicEnv.extApi ? <DevicesSection logout={logout} /> : <AccountSection title={t('session.title')} body={t('session.body')}><div>{logout}</div></AccountSection>}
          {publicEnv.extApi ? <DataSection user={user} onDeleted={leave} /> : null}
        </Page>
      )}
    </MemberArea>
  );
}
