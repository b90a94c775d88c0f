import { useTranslation } from 'next-i18next/pages';
import { publicEnv } from '@/lib/config/env';
import type { UserProfile } from '@/lib/contract/account';
import { useSendVerification } from '@/services/account';
import { FailureNotice } from '@/components/auth/failure-notice';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Stack } from '@/components/ui/stack';
import { StatusRegion } from '@/components/ui/status-region';
import { useLostFocus } from '@/components/ui/use-lost-focus';

/** Whether the address is known to be the member's; nothing where the provider does not tell. */
export function EmailVerification({ user }: { user: UserProfile }) {
  const { t } = useTranslation('account');
  const { state, run } = useSendVerification();
  const told = useLostFocus<HTMLDivElement>(state.status === 'done');
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
        {state.status === 'done' ? (
          <div ref={told} tabIndex={-1}>
            <Notice tone={state.data.sent ? 'info' : 'success'}>{t(state.data.sent ? 'verification.sent' : 'verification.done')}</Notice>
          </div>
        ) : null}
      </StatusRegion>
      {state.status === 'done' ? null : (
        <Stack $gap={3} $align="start">
          <Notice tone="warning">{t('verification.open')}</Notice>
          {state.status === 'failed' ? <FailureNotice failure={state.failure} /> : null}
          {publicEnv.extApi ? (
            <Button variant="neutral" size="small" isBusy={state.status === 'pending'} onClick={() => void run({})}>
              {t('verification.send')}
            </Button>
          ) : null}
        </Stack>
      )}
    </>
  );
}
