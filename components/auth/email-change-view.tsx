import { useTranslation } from 'next-i18next/pages';
import { useCallback, useEffect, useState } from 'react';
import { ROUTES } from '@/lib/config/routes';
import { useDecideEmailChange } from '@/services/auth/login';
import { readAccessToken } from '@/services/auth/session';
import { isFinal } from '@/services/http/outcome';
import type { CallData } from '@/services/http/send-call';
import { usePausedPresence } from '@/services/presence/use-paused-presence';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Text } from '@/components/ui/text/text';
import { AuthMessage } from './auth-message';
import { FailureNotice } from './failure-notice';
import { useRereadProfile } from './use-update-user';

/** The page that both mails about a new address lead to: it says what is asked for, and decides nothing until a button is pressed. */
export function EmailChangeView({ token }: { token: string }) {
  const { t } = useTranslation('verify-email');
  const [known, setKnown] = useState<CallData<'decideEmailChange'> | null>(null);
  const { failure, isPending, run } = useDecideEmailChange();
  const reread = useRereadProfile();
  const { isPresencePaused, withPresencePaused } = usePausedPresence();
  const send = useCallback(
    async (decision: 'look' | 'confirm' | 'stop') => {
      const outcome = await run({ body: { token, decision } });
      if (outcome?.kind === 'ok') setKnown(outcome.data);
    },
    [token, run],
  );
  /** It ends the realtime sign-ins, and changes the profile that this tab has read. */
  const confirm = () =>
    withPresencePaused(async () => {
      await send('confirm');
      const isMember = readAccessToken() !== null;
      if (isMember) await reread();
      return { isMember };
    });
  useEffect(() => {
    void run({ body: { token, decision: 'look' } }).then((outcome) => {
      if (outcome?.kind === 'ok') setKnown(outcome.data);
    });
  }, [token, run]);

  const code = failure?.kind === 'rejected' ? failure.code : null;
  if (code === 'ACCOUNT_PROOF_REQUIRED') {
    return (
      <AuthMessage title={t('change.loginTitle')} body={t('change.loginBody')}>
        <ButtonLink href={ROUTES.login.path}>{t('askLogin')}</ButtonLink>
        <Button variant="neutral" onClick={() => void send('stop')}>
          {t('change.stop')}
        </Button>
      </AuthMessage>
    );
  }
  if (failure && (known === null || code === 'TOKEN_EXPIRED')) {
    const mayRetry = !isFinal(failure);
    return (
      <AuthMessage title={t(mayRetry ? 'change.unknownTitle' : 'failedTitle')}>
        <FailureNotice failure={failure} />
        {mayRetry ? (
          <Button onClick={() => void send('look')}>{t('retry')}</Button>
        ) : (
          <ButtonLink href={ROUTES.account.path}>{t('next')}</ButtonLink>
        )}
      </AuthMessage>
    );
  }
  if (!known) return <AuthMessage role="status" title={t('change.working')} />;
  const { side, state, to } = known;
  const trouble = failure ? <FailureNotice failure={failure} /> : null;
  const email = to ?? '';
  const account = <ButtonLink href={ROUTES.account.path}>{t('next')}</ButtonLink>;
  const stop = (
    <Button variant="neutral" isBusy={isPending} onClick={() => void send('stop')}>
      {t('change.stop')}
    </Button>
  );
  switch (state) {
    case 'done':
      return (
        <AuthMessage role="status" isAnswer title={t('change.doneTitle')} body={to ? t('change.doneBody', { email }) : undefined}>
          {account}
        </AuthMessage>
      );
    case 'stopped':
      return (
        <AuthMessage role="status" isAnswer title={t('change.stoppedTitle')} body={t('change.stoppedBody')}>
          <ButtonLink href={ROUTES.resetPassword.path} variant="neutral">
            {t('clearedNext')}
          </ButtonLink>
        </AuthMessage>
      );
    case 'waiting':
      return (
        <AuthMessage
          role="status"
          isAnswer
          title={t('change.waitingTitle')}
          body={to === null ? t('change.unprovenBody') : t(side === 'old' ? 'change.toNew' : 'change.toOld', { email })}
        >
          {trouble}
          {stop}
        </AuthMessage>
      );
    case 'open':
      return (
        <AuthMessage title={t('change.askTitle', { email })} body={t(side === 'old' ? 'change.askOld' : 'change.askNew')}>
          {trouble}
          <Button isBusy={isPending || isPresencePaused} onClick={() => void confirm()}>
            {t('change.confirm')}
          </Button>
          <Text as="div" $tone="muted">
            {t('change.notYou')}
          </Text>
          {stop}
        </AuthMessage>
      );
  }
}
