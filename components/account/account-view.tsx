import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { MemberArea } from '@/components/auth/member-area';
import { dynamicLoading } from '@/components/ui/dynamic-loading';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { Stack } from '@/components/ui/stack';
import { AccountGone } from './account-gone';
import { useFarewell } from './use-farewell';
import type { Elements } from '@/components/ui/elements';

const Page = styled(Container)`
  padding-block: clamp(2rem, 6vw, 4.5rem) var(--section);
  & > h1 {
    margin-bottom: var(--space-6);
  }
`;

/** As high as a window: the footer does not stand where the account will. */
const RowsSkeleton = () => (
  <Stack $gap={5} style={{ marginTop: 'var(--space-7)', minHeight: '100vh' }}>
    {['3rem', '3rem', '3rem'].map((height, index) => (
      <Skeleton key={index} $height={height} $width="min(32rem, 100%)" />
    ))}
  </Stack>
);

/** As on every page of the account: only who is signed in has its content fetched. */
const AccountSections = dynamic(() => import('./account-sections').then((part) => part.AccountSections), {
  ssr: false,
  loading: dynamicLoading(() => (
    <LoadingRegion>
      <RowsSkeleton />
    </LoadingRegion>
  )),
});

/** @param logout the shell's own button: logging out touches more than this feature knows */
export function AccountView({ logout }: { logout: Elements }) {
  const { t } = useTranslation('account');
  const sayFarewell = useFarewell();
  const [isGone, setIsGone] = useState(false);
  const skeleton = (
    <Page>
      <Skeleton $width="min(22rem, 80%)" $height="3rem" />
      <RowsSkeleton />
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
          <AccountSections user={user} logout={logout} onDeleted={leave} />
        </Page>
      )}
    </MemberArea>
  );
}
