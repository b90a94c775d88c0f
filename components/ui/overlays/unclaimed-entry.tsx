import { useRouter } from 'next/router';
import { clientOnly, SilentDynamicLoading } from '@/components/ui/feedback/client-only';

const LeaveUnclaimed = clientOnly(
  () => import('@/components/ui/hooks/use-drawer-entry').then((part) => part.LeaveUnclaimed),
  SilentDynamicLoading,
);

/** `LeaveUnclaimed`, loaded where the address names a panel or a question. */
export function UnclaimedEntry() {
  const { asPath } = useRouter();
  return /[?&](?:panel|ask)=/.test(asPath) ? <LeaveUnclaimed /> : null;
}
