import { useTranslation } from 'next-i18next/pages';
import { useState, useCallback } from 'react';
import styled from 'styled-components';
import { useClearPersonalData } from '@/stores/stores-provider';
import { deleteAccessToken } from '@/services/auth/change-session';
import { notifyOtherTabs } from '@/services/auth/session-channel';
import { removeDrafts } from '@/lib/browser/drafts';
import { useQueryClient } from '@tanstack/react-query';
import { AuthMessage } from '@/components/auth/auth-message';
import { MemberArea } from '@/components/auth/member-area';
import { ButtonLink } from '@/components/ui/actions/button';
import { Container } from '@/components/ui/layout/section';
import { Heading } from '@/components/ui/text/heading';
import { clientOnly } from '@/components/ui/feedback/client-only';
import { Skeleton, skeletonLoading } from '@/components/ui/feedback/loading-region';
import { Stack } from '@/components/ui/layout/stack';
import type { Elements } from '@/components/ui/theme/elements';

const Root = styled(Container)`
  max-width: 40rem;
  padding-block: clamp(3rem, 10vw, 7rem);
`;

/** Shown after the account was deleted. */
function AccountDeletedNotice() {
  const { t } = useTranslation('account');
  return (
    <Root>
      <AuthMessage role="status" title={t('delete.doneTitle')} body={t('delete.doneBody')}>
        <ButtonLink href="/" variant="secondary">
          {t('delete.home')}
        </ButtonLink>
      </AuthMessage>
    </Root>
  );
}

/** After a deletion: clears all personal data from this browser, in all tabs. */
function useClearAccountTraces(): () => void {
  const client = useQueryClient();
  const clearPersonalData = useClearPersonalData();
  return useCallback(() => {
    deleteAccessToken();
    clearPersonalData();
    removeDrafts();
    client.clear();
    notifyOtherTabs('signed-out');
  }, [client, clearPersonalData]);
}

const Page = styled(Container)`
  padding-block: clamp(2rem, 6vw, 4.5rem) var(--section);
  & > h1 {
    margin-bottom: var(--space-6);
  }
`;

/** At least one window high, so that the footer does not jump when the content arrives. */
const RowsSkeleton = () => (
  <Stack $gap={5} style={{ marginTop: 'var(--space-7)', minHeight: '100vh' }}>
    {['3rem', '3rem', '3rem'].map((height, index) => (
      <Skeleton key={index} $height={height} $width="min(32rem, 100%)" />
    ))}
  </Stack>
);

/** Lazy, as on every account page: visitors do not download it. */
const AccountSections = clientOnly(() => import('./account-sections').then((part) => part.AccountSections), skeletonLoading(RowsSkeleton));

/** @param logout the shell's button, because a logout involves more than this feature */
export function AccountView({ logout }: { logout: Elements }) {
  const { t } = useTranslation('account');
  const clearAccountTraces = useClearAccountTraces();
  const [isGone, setIsGone] = useState(false);
  const skeleton = (
    <Page>
      <Skeleton $width="min(22rem, 80%)" $height="3rem" />
      <RowsSkeleton />
    </Page>
  );
  const leave = () => {
    setIsGone(true);
    clearAccountTraces();
  };
  if (isGone) return <AccountDeletedNotice />;
  return (
    <MemberArea skeleton={skeleton}>
      {(user) => (
        <Page>
          <Heading level={1}>{t('title')}</Heading>
          <AccountSections user={user} logout={logout} onDeleted={leave} />
        </Page>
      )}
    </MemberArea>
  );
}
