import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { MemberArea } from '@/components/auth/member-area';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { Skeleton } from '@/components/ui/skeleton';
import { Stack } from '@/components/ui/stack';
import { AccountSection } from './account-section';
import { LanguageSection } from './language-section';
import { ProfileSection } from './profile-section';
import { SuggestionsSection } from './suggestions-section';

const Page = styled(Container)`
  padding-block: clamp(2rem, 6vw, 4.5rem) var(--section);
  & > h1 { margin-bottom: var(--space-6); }
`;

/** @param logout the shell's own button: logging out touches more than this feature knows */
export function AccountView({ logout }: { logout: ReactNode }) {
  const { t } = useTranslation('account');
  const skeleton = (
    <Page>
      <Skeleton $width="min(22rem, 80%)" $height="3rem" />
      <Stack $gap={5} style={{ marginTop: 'var(--space-7)' }}>
        {['3rem', '3rem', '3rem'].map((height, index) => <Skeleton key={index} $height={height} $width="min(32rem, 100%)" />)}
      </Stack>
    </Page>
  );
  return (
    <MemberArea skeleton={skeleton}>
      {(user) => (
        <Page>
          <Heading level={1}>{t('title')}</Heading>
          <ProfileSection key={user.id} user={user} />
          <LanguageSection user={user} />
          <SuggestionsSection />
          <AccountSection title={t('session.title')} body={t('session.body')}>
            <div>{logout}</div>
          </AccountSection>
        </Page>
      )}
    </MemberArea>
  );
}
