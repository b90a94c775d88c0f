import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/actions/button';
import { TextLink } from '@/components/ui/actions/text-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/loading-region';
import { Notice } from '@/components/ui/feedback/notice';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Card } from '@/components/ui/layout/card';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { Container, Section } from '@/components/ui/layout/section';
import { Stack } from '@/components/ui/layout/stack';
import { Heading } from '@/components/ui/text/heading';
import { Price } from '@/components/ui/text/price';
import { Text } from '@/components/ui/text/text';
import { joinSentences } from '@/lib/text/join-words';
import type { Elements } from '@/components/ui/theme/elements';
import { media } from '@/components/ui/theme/media';
import { ROUTES } from '@/lib/config/routes';
import type { DetailReferralCode } from '@/lib/contract/account';
import { formatMoney } from '@/lib/money';
import { announceSession } from '@/services/auth/change-session';
import { useLazyTexts } from '@/services/content/lazy-texts';
import { useUserStore } from '@/stores/user-store';
import { countFriends, type ShareTexts } from '../model/share-addresses';
import { FriendList } from './friend-list';
import { OwnLink } from './own-link';

const Figure = styled.p`
  font-family: var(--font-display);
  font-size: var(--text-h1);
  font-weight: var(--weight-display);
  line-height: 1.1;
  font-variant-numeric: lining-nums;
`;

/** The rewards earned and where they are credited. Hidden if the provider has no such sum. */
function OwnRewards({ own }: { own: DetailReferralCode }) {
  const { t } = useTranslation('own-referrals');
  const { region, localeTag } = useLocale();
  const headingId = useId();
  const currency = own.currency ?? region.currency;
  const { invited, pending, rewarded } = countFriends(own.referrals ?? []);
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack $gap={4}>
        <Heading level={3} look="h4" id={headingId}>
          {t('earned.heading')}
        </Heading>
        {own.earned === undefined ? null : (
          <div>
            <Figure>
              <Price money={{ amount: own.earned, currency }} />
            </Figure>
            <Text $size="sm" $tone="muted">
              {t('earned.earned')}
            </Text>
          </div>
        )}
        <DefinitionList
          entries={[
            { term: t('counters.invited'), value: invited },
            { term: t('counters.pending'), value: pending },
            { term: t('counters.rewarded'), value: rewarded },
            ...(own.credit === undefined
              ? []
              : [{ term: t('earned.credit'), value: <Price money={{ amount: own.credit, currency }} />, isTotal: true }]),
          ]}
        />
        <Text $size="sm" $tone="soft">
          {joinSentences(
            own.referrerReward !== undefined &&
              t('earned.reward', { amount: formatMoney({ amount: own.referrerReward, currency }, localeTag) }),
            t('earned.how'),
          )}
        </Text>
        <TextLink isStandalone href={ROUTES.billings.path}>
          {t('earned.billing')}
        </TextLink>
      </Stack>
    </Card>
  );
}

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
