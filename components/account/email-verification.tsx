import { useTranslation } from 'next-i18next/pages';
import { publicEnv } from '@/lib/config/env';
import type { UserProfile } from '@/lib/contract/account';
import { useSendVerification } from '@/services/account';
import { FailureNotice } from '@/components/auth/failure-notice';
import { Badge } from '@/components/ui/feedback/badge';
import { Button } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import { Stack } from '@/components/ui/layout/stack';
import { StatusRegion } from '@/components/ui/feedback/status-region';
import { useFocusRecovery } from '@/components/ui/overlays/use-focus-recovery';

/** Whether the email is verified; nothing when the provider does not say. */
export function EmailVerification({ user }: { user: UserProfile }) {
  const { t } = useTranslation('account');
  const { failure, isPending, data, isDone, run } = useSendVerification();
  const told = useFocusRecovery<HTMLDivElement>(isDone);
  if (user.emailVerified === undefined) return null;
  if (user.emailVerified) {
    return (
      <Badge $tone="success" style={{ justifySelf: 'start' }}>
        {t('verification.done')}
      </Badge>
    );
  }
  return (
    <>
      <StatusRegion>
        {data ? (
          <div ref={told} tabIndex={-1}>
            <Notice tone={data.sent ? 'info' : 'success'}>{t(data.sent ? 'verification.sent' : 'verification.done')}</Notice>
          </div>
        ) : null}
      </StatusRegion>
      {isDone ? null : (
        <Stack $gap={3} $align="start">
          <Notice tone="warning">{t('verification.open')}</Notice>
          {failure ? <FailureNotice failure={failure} /> : null}
          {publicEnv.extApi ? (
            <Button variant="neutral" size="small" isBusy={isPending} onClick={() => void run({})}>
              {t('verification.send')}
            </Button>
          ) : null}
        </Stack>
      )}
    </>
  );
}
