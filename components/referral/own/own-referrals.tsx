import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { ROUTES } from '@/lib/config/routes';
import type { ShareTexts } from '@/lib/domain/referral/share-addresses';
import { announceSession } from '@/services/auth/change-session';
import { useLazyTexts } from '@/services/content/lazy-texts';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { Container } from '@/components/ui/layout/container';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Heading } from '@/components/ui/text/heading';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { media } from '@/components/ui/theme/media';
import { Notice } from '@/components/ui/feedback/notice';
import { Section } from '@/components/ui/layout/section';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useUserStore } from '@/stores/user-store';
import { FriendList } from './friend-list';
import { OwnLink } from './own-link';
import { OwnRewards } from './own-rewards';
import type { Elements } from '@/components/ui/theme/elements';

const Columns = styled.div`
  display: grid;
  gap: var(--space-5);
  margin-top: clamp(1.5rem, 3vw, 2.5rem);
  ${media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
  }
`;
const Wide = styled.div`
  ${media.lg} {
    grid-column: 1 / -1;
  }
`;

/** The member's code and link, the invited friends, and the rewards. */
export function OwnReferrals({ share }: { share: ShareTexts }) {
  const { t } = useTranslation('own-referrals');
  const texts = useLazyTexts(['own-referrals']);
  const session = useUserStore((state) => state.session);
  const logged = useUserStore((state) => state.logged);
  const own = useUserStore((state) => state.detailReferralCode);

  // Without this part's texts, the shell's general error text is used.
  if (texts.status === 'failed') {
    return (
      <Frame>
        <ErrorState onRetry={texts.retry} />
      </Frame>
    );
  }
  if (texts.status === 'loading') {
    return (
      <Frame>
        <Loading />
      </Frame>
    );
  }
  if (!logged && session === 'unreachable') {
    return (
      <Frame>
        <ErrorState title={t('failed.title')} body={t('failed.body')} onRetry={announceSession} />
      </Frame>
    );
  }
  if (!logged) {
    return (
      <Frame heading={t('heading')}>
        <Loading />
      </Frame>
    );
  }
  if (!own) {
    return (
      <Frame heading={t('heading')}>
        <EmptyState
          level={3}
          title={t('none.title')}
          body={t('none.body')}
          actions={<ButtonLink href={ROUTES.contactUs.path}>{t('none.action')}</ButtonLink>}
        />
      </Frame>
    );
  }
  return (
    <Frame heading={t('heading')}>
      <Columns>
        {own.valid ? (
          <OwnLink own={own} share={share} />
        ) : (
          <Notice tone="warning" title={t('closed.title')}>
            {t('closed.body')}
          </Notice>
        )}
        <OwnRewards own={own} />
        <Wide>
          <FriendList friends={own.referrals ?? []} />
        </Wide>
      </Columns>
    </Frame>
  );
}

function Frame({ heading, children }: { heading?: string; children: Elements }) {
  return (
    <Section as="div" style={{ paddingTop: 0 }}>
      <Container>
        {heading ? <Heading level={2}>{heading}</Heading> : null}
        {children}
      </Container>
    </Section>
  );
}

function Loading() {
  return (
    <LoadingRegion>
      <Columns>
        <Skeleton $height="17rem" />
        <Skeleton $height="17rem" />
        <Wide>
          <Skeleton $height="10rem" />
        </Wide>
      </Columns>
    </LoadingRegion>
  );
}
