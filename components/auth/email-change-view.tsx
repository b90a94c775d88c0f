import { useTranslation } from 'next-i18next/pages';
import { useCallback, useEffect, useState } from 'react';
import { ROUTES } from '@/lib/config/routes';
import { useDecideEmailChange } from '@/services/auth/login';
import { isRefusal } from '@/services/http/outcome';
import type { CallData } from '@/services/http/send-call';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Text } from '@/components/ui/text/text';
import { AuthMessage } from './auth-message';
import { FailureNotice } from './failure-notice';

/** The page that both mails about a new address lead to: it says what is asked for, and decides nothing until a button is pressed. */
export function EmailChangeView({ token }: { token: string }) {
  const { t } = useTranslation('verify-email');
  const [known, setKnown] = useState<CallData<'decideEmailChange'> | null>(null);
  const onSuccess = useCallback((answer: CallData<'decideEmailChange'>) => setKnown(answer), []);
  const { failure, isPending, run } = useDecideEmailChange({ onSuccess });
  const send = (decision: 'look' | 'confirm' | 'stop') => void run({ body: { token, decision } });
  useEffect(() => {
    void run({ body: { token, decision: 'look' } });
  }, [token, run]);

  const code = failure?.kind === 'rejected' ? failure.code : null;
  if (code === 'ACCOUNT_PROOF_REQUIRED') {
    return (
      <AuthMessage title={t('change.loginTitle')} body={t('change.loginBody')}>
        <ButtonLink href={ROUTES.login.path}>{t('askLogin')}</ButtonLink>
        <Button variant="neutral" onClick={() => send('stop')}>
          {t('change.stop')}
        </Button>
      </AuthMessage>
    );
  }
  if (failure && (known === null || code === 'TOKEN_EXPIRED')) {
    const mayRetry = !isRefusal(failure);
    return (
      <AuthMessage title={t(mayRetry ? 'change.unknownTitle' : 'failedTitle')}>
        <FailureNotice failure={failure} />
        {mayRetry ? (
          <Button onClick={() => send('look')}>{t('retry')}</Button>
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
    <Button variant="neutral" isBusy={isPending} onClick={() => send('stop')}>
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
          <Button isBusy={isPending} onClick={() => send('confirm')}>
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
