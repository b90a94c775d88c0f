import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { publicEnv } from '@/lib/config/env';
import { MemberArea } from '@/components/auth/member-area';
import { Container } from '@/components/ui/layout/section';
import { Heading } from '@/components/ui/text/heading';
import { Lead } from '@/components/ui/text/text';
import { DynamicLoading, dynamicLoading, LoadingRegion } from '@/components/ui/feedback/loading-region';
import { OutfitSkeleton } from './outfit-skeleton';

const NotOffered = dynamic(() => import('./not-offered').then((part) => part.NotOffered), { ssr: false, loading: DynamicLoading });
const Room = dynamic(() => import('./outfit-room').then((part) => part.OutfitRoom), {
  ssr: false,
  loading: dynamicLoading(() => (
    <LoadingRegion>
      <OutfitSkeleton />
    </LoadingRegion>
  )),
});

const Root = styled(Container)`
  padding-block: clamp(1.25rem, 3vw, 2.5rem) var(--section);
  & > header {
    display: grid;
    gap: var(--space-2);
    margin-bottom: var(--space-5);
  }
`;

/** The outfit page; the same layout while loading and signed in. */
export function OutfitView() {
  const { t } = useTranslation('outfit');
  const head = (
    <header>
      <Heading level={1} look="h2">
        {t('title')}
      </Heading>
      <Lead>{t('lead')}</Lead>
    </header>
  );
  return (
    <MemberArea
      skeleton={
        <Root>
          {head}
          <OutfitSkeleton />
        </Root>
      }
    >
      {() => (
        <Root>
          {head}
          {publicEnv.extApi ? <Room /> : <NotOffered />}
        </Root>
      )}
    </MemberArea>
  );
}
