import { useTranslation } from 'next-i18next/pages';
import { announceSession } from '@/services/auth/change-session';
import type { UserProfile } from '@/lib/contract/account';
import { useUserStore } from '@/stores/user-store';
import { MemberOnly, VisitorOnly } from '@/components/ui/layout/session-visibility';
import { Container } from '@/components/ui/layout/section';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { ToastProvider } from '@/components/ui/overlays/toast-provider';
import { SignedOutCard } from './signed-out-card';
import type { Elements } from '@/components/ui/theme/elements';

interface Props {
  /** Skeleton with the shape of the content. */
  skeleton: Elements;
  /** The page already has an h1. */
  isTitled?: boolean;
  children: (user: UserProfile) => Elements;
}

/** A private page, static for everybody. Depending on the session it shows the login card, a skeleton, or the content. */
export function MemberArea({ skeleton, isTitled = false, children }: Props) {
  const { t } = useTranslation('account');
  const user = useUserStore((state) => state.user);
  const isUnreachable = useUserStore((state) => state.session === 'unreachable');
  return (
    <>
      <VisitorOnly>
        <Container>
          <SignedOutCard level={isTitled ? 2 : 1} />
        </Container>
      </VisitorOnly>
      <MemberOnly>{content()}</MemberOnly>
    </>
  );

  function content(): Elements {
    // One toast region for all account pages.
    if (user) return <ToastProvider>{children(user)}</ToastProvider>;
    if (!isUnreachable) return <LoadingRegion>{skeleton}</LoadingRegion>;
    return (
      <Container data-account-unreachable="" style={{ paddingBlock: 'var(--space-8)' }}>
        <ErrorState level={isTitled ? 2 : 1} title={t('loading.failedTitle')} body={t('loading.failedBody')} onRetry={announceSession} />
      </Container>
    );
  }
}
