import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { UserProfile } from '@/lib/contract/account';
import { spaced } from '@/lib/text/join-words';
import { refetchNow } from '@/services/http/query-client';
import { secondFactorQuery, useEndSecondFactor, useRenewRecoveryCodes } from '@/services/account';
import { isNotOffered } from '@/services/http/query-failure';
import { FailureNotice } from '@/components/auth/failure-notice';
import { SecondFactorField } from '@/components/auth/second-step';
import { Button } from '@/components/ui/actions/button';
import { Badge } from '@/components/ui/feedback/badge';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { QueryLoading } from '@/components/ui/feedback/query-loading';
import { Notice } from '@/components/ui/feedback/notice';
import { useCheckedForm } from '@/components/ui/forms/use-checked-form';
import { Cluster } from '@/components/ui/layout/stack';
import { DateText } from '@/components/ui/text/date-text';
import { Text } from '@/components/ui/text/text';
import { AccountSection, AccountForm, AccountFormFoot, SavedNote } from './account-section';
import { RecoveryCodes, SecondFactorSetup } from './second-factor-setup';

const loadRules = () => import('@/components/auth/auth-rules').then(({ codeRules }) => codeRules);

/** Fewer than this, and the member is asked to make new ones. */
const FEW_CODES = 3;

type Stage = { kind: 'rest' | 'set-up' | 'renew' | 'end' } | { kind: 'codes'; codes: readonly string[] };

/** Whether a login asks for a code of an app as well: turned on, its recovery codes, and off again. */
export function SecondFactorSection({ user }: { user: UserProfile }) {
  const { t } = useTranslation('account');
  const { data, isError, error, isFetching, failureCount, refetch } = useQuery(secondFactorQuery());
  const [stage, setStage] = useState<Stage>({ kind: 'rest' });
  const [isEnded, setIsEnded] = useState(false);
  if (isError && isNotOffered(error)) return null;
  const rest = () => {
    setStage({ kind: 'rest' });
    void refetch();
  };
  return (
    <AccountSection id="second-factor" title={t('secondFactor.title')} body={t('secondFactor.body')}>
      {content()}
      <SavedNote isShown={isEnded} text={t('secondFactor.ended')} />
    </AccountSection>
  );

  function content() {
    if (isError) return <ErrorState title={t('secondFactor.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />;
    if (!data) {
      return <QueryLoading height="3rem" failures={failureCount} onRetry={() => void refetchNow(secondFactorQuery().queryKey)} />;
    }
    if (stage.kind === 'codes') return <RecoveryCodes codes={stage.codes} onKept={rest} />;
    if (stage.kind === 'set-up') {
      return (
        <SecondFactorSetup
          email={user.email}
          onClose={rest}
          onOn={(codes) => {
            setStage({ kind: 'codes', codes });
            void refetch();
          }}
        />
      );
    }
    if (stage.kind === 'renew') return <RenewForm onClose={rest} onCodes={(codes) => setStage({ kind: 'codes', codes })} />;
    if (stage.kind === 'end') {
      return (
        <EndForm
          onClose={rest}
          onEnded={() => {
            setIsEnded(true);
            rest();
          }}
        />
      );
    }
    if (data.since === null && user.hasPassword === false) return <Text $tone="soft">{t('secondFactor.byProvider')}</Text>;
    if (data.since === null) {
      return (
        <div>
          <Button
            variant="neutral"
            onClick={() => {
              setIsEnded(false);
              setStage({ kind: 'set-up' });
            }}
          >
            {t('secondFactor.begin')}
          </Button>
        </div>
      );
    }
    return (
      <>
        <Cluster>
          <Badge $tone="success">{t('secondFactor.on')}</Badge>
          <Text $size="sm" $tone="muted">
            <span>{spaced(t('secondFactor.since'))}</span>
            <DateText value={data.since} />
          </Text>
        </Cluster>
        {data.codesLeft < FEW_CODES ? (
          <Notice tone="warning">{t('secondFactor.codesLeft', { count: data.codesLeft })}</Notice>
        ) : (
          <Text $size="sm">{t('secondFactor.codesLeft', { count: data.codesLeft })}</Text>
        )}
        <Cluster>
          <Button variant="neutral" size="small" onClick={() => setStage({ kind: 'renew' })}>
            {t('secondFactor.renew')}
          </Button>
          <Button variant="neutral" size="small" onClick={() => setStage({ kind: 'end' })}>
            {t('secondFactor.end')}
          </Button>
        </Cluster>
      </>
    );
  }
}

function RenewForm({ onClose, onCodes }: { onClose: () => void; onCodes: (codes: readonly string[]) => void }) {
  const call = useRenewRecoveryCodes();
  const send = async (secondFactor: string) => {
    const outcome = await call.run({ body: { secondFactor } });
    if (outcome?.kind === 'ok') onCodes(outcome.data.recoveryCodes);
    return outcome;
  };
  return <CodeForm about="renew" call={call} send={send} onClose={onClose} />;
}

function EndForm({ onClose, onEnded }: { onClose: () => void; onEnded: () => void }) {
  const call = useEndSecondFactor();
  const send = async (secondFactor: string) => {
    const outcome = await call.run({ body: { secondFactor } });
    if (outcome?.kind === 'ok') onEnded();
    return outcome;
  };
  return <CodeForm about="end" call={call} send={send} onClose={onClose} />;
}

interface CodeFormProps {
  about: 'renew' | 'end';
  call: Pick<ReturnType<typeof useEndSecondFactor>, 'failure'>;
  send: (
    code: string,
  ) => Promise<
    Awaited<ReturnType<ReturnType<typeof useRenewRecoveryCodes>['run']>> | Awaited<ReturnType<ReturnType<typeof useEndSecondFactor>['run']>>
  >;
  onClose: () => void;
}

function CodeForm({ about, call: { failure }, send, onClose }: CodeFormProps) {
  const { t } = useTranslation(['account', 'auth']);
  const form = useCheckedForm({
    labels: { secondFactor: t('auth:code.label') },
    rules: loadRules,
    initial: { secondFactor: '' },
    hasSummary: false,
  });
  const submit = form.submit(async ({ secondFactor }) => {
    const outcome = await send(secondFactor);
    if (outcome?.kind === 'rejected') form.showServerErrors(outcome.fields);
  });
  return (
    <AccountForm noValidate method="post" onSubmit={(event) => void submit(event)}>
      <Text $tone="soft">{t(`account:secondFactor.${about}Body`)}</Text>
      {failure && form.summary.length === 0 ? <FailureNotice failure={failure} /> : null}
      <SecondFactorField field={{ ...form.field('secondFactor'), isErrorLate: true }} input={form.input('secondFactor')} hasFocus />
      <AccountFormFoot
        isBusy={form.isBusy}
        save={t(`account:secondFactor.${about}`)}
        cancel={t('account:secondFactor.cancel')}
        onCancel={onClose}
      />
    </AccountForm>
  );
}
