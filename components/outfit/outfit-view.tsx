import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { publicEnv } from '@/lib/config/env';
import { MemberArea } from '@/components/auth/member-area';
import { Container } from '@/components/ui/layout/section';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import { media } from '@/components/ui/theme/media';
import { clientOnly } from '@/components/ui/feedback/client-only';
import { skeletonLoading } from '@/components/ui/feedback/loading-region';
import { OutfitSkeleton } from './outfit-skeleton';
import { NotOffered } from './not-offered';

const Room = clientOnly(() => import('./outfit-room').then((part) => part.OutfitRoom), skeletonLoading(OutfitSkeleton));

const Root = styled(Container)`
  padding-block: clamp(0.75rem, 2vw, 1.5rem) var(--section);
  /* Low, so that the canvas with its tools is seen as a whole. */
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-5);
    margin-bottom: var(--space-2);
    ${media.belowMd} {
      & > p {
        display: none;
      }
    }
  }
`;

/** The outfit page; the same layout while loading and signed in. */
export function OutfitView() {
  const { t } = useTranslation('outfit');
  const head = (
    <header>
      <Heading level={1} look="h3">
        {t('title')}
      </Heading>
      <Text $tone="muted">{t('lead')}</Text>
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
