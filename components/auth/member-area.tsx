import { useTranslation } from 'next-i18next/pages';
import { announceSession } from '@/services/auth/change-session';
import type { UserProfile } from '@/lib/contract/account';
import { useUserStore } from '@/stores/user-store';
import { MemberOnly, VisitorOnly } from '@/components/ui/layout/session-visibility';
import { Container } from '@/components/ui/layout/container';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { ToastProvider } from '@/components/ui/overlays/toast-provider';
import { SignedOutCard } from './signed-out-card';
import type { Elements } from '@/components/ui/theme/elements';

interface Props {
  /** Shaped like the content. */
  skeleton: Elements;
  /** The page has a heading of the first level of its own, whatever is in it. */
  isTitled?: boolean;
  children: (user: UserProfile) => Elements;
}

/** A private page: static for everybody, and by session the card that leads to /login, a skeleton, or the content. */
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
    // What just happened is said over every account page by the same voice.
    if (user) return <ToastProvider>{children(user)}</ToastProvider>;
    if (!isUnreachable) return <LoadingRegion>{skeleton}</LoadingRegion>;
    return (
      <Container data-account-unreachable="" style={{ paddingBlock: 'var(--space-8)' }}>
        <ErrorState level={isTitled ? 2 : 1} title={t('loading.failedTitle')} body={t('loading.failedBody')} onRetry={announceSession} />
      </Container>
    );
  }
}
