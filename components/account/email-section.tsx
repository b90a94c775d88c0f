import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { publicEnv } from '@/lib/config/env';
import type { UserProfile } from '@/lib/contract/account';
import { emailChangeQuery, useChangeEmail, useNeedsCode, useSendVerification, useStopEmailChange } from '@/services/account';
import { FailureNotice } from '@/components/auth/failure-notice';
import { SecondFactorField } from '@/components/auth/second-step';
import { useRereadProfile } from '@/components/auth/use-update-user';
import { Button } from '@/components/ui/actions/button';
import { Badge } from '@/components/ui/feedback/badge';
import { StatusRegion } from '@/components/ui/feedback/loading-region';
import { Notice } from '@/components/ui/feedback/notice';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { Field, TextField } from '@/components/ui/forms/field';
import { PasswordInput } from '@/components/ui/forms/password-input';
import { useCheckedForm } from '@/components/ui/forms/use-checked-form';
import { Stack } from '@/components/ui/layout/stack';
import { DateText, TimeText } from '@/components/ui/text/date-text';
import { EmailText } from '@/components/ui/text/email-text';
import { Text, Phrased } from '@/components/ui/text/text';
import { useFocusRecovery } from '@/components/ui/overlays/use-focus-recovery';
import { AccountSection, AccountForm, AccountFormFoot } from './account-section';
import type { EmailChange } from '@/lib/contract/account-access';
import { DOT, spaced } from '@/lib/text/join-words';

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

/** The address of the account, whether it is confirmed, and the way to another one. */
export function EmailSection({ user }: { user: UserProfile }) {
  const { t } = useTranslation('account');
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError, refetch } = useQuery({ ...emailChangeQuery(), enabled: publicEnv.extApi });
  // Whoever is not told of one may ask for one: the newest counts.
  const change = isError ? null : data;
  // The links are opened elsewhere: once nothing waits any more, the profile may have the new address.
  const reread = useRereadProfile();
  const waited = useRef(false);
  useEffect(() => {
    if (waited.current && data === null) void reread();
    waited.current = Boolean(data);
  }, [data, reread]);
  return (
    <AccountSection id="email" title={t('email.title')} body={t('email.body')}>
      <Text>
        <EmailText address={user.email} />
      </Text>
      <EmailVerification user={user} />
      <StatusRegion>{change ? <Waiting change={change} onStopped={() => void refetch()} /> : null}</StatusRegion>
      {content()}
    </AccountSection>
  );

  function content() {
    if (change || change === undefined) return null;
    if (isOpen) {
      return (
        <EmailForm
          user={user}
          onClose={() => setIsOpen(false)}
          onAsked={() => {
            setIsOpen(false);
            void refetch();
          }}
        />
      );
    }
    return (
      <div>
        <Button variant="neutral" onClick={() => setIsOpen(true)}>
          {t('email.change')}
        </Button>
      </div>
    );
  }
}

function Waiting({ change, onStopped }: { change: EmailChange; onStopped: () => void }) {
  const { t } = useTranslation('account');
  const { failure, isPending, run } = useStopEmailChange();
  const { to, isOldProven, isNewProven, expiresAt } = change;
  return (
    <Stack $gap={4}>
      <Notice title={t('email.waiting', { email: to })}>
        <Phrased as="p">{t(isOldProven ? 'email.toNew' : isNewProven ? 'email.toOld' : 'email.toBoth')}</Phrased>
        <p>
          <span>{spaced(t('email.until'))}</span>
          <DateText value={expiresAt} />
          <span>{DOT}</span>
          <TimeText moment={expiresAt} />
        </p>
      </Notice>
      {failure ? <FailureNotice failure={failure} /> : null}
      <div>
        <Button
          variant="neutral"
          size="small"
          isBusy={isPending}
          onClick={async () => {
            if ((await run({}))?.kind === 'ok') onStopped();
          }}
        >
          {t('email.stop')}
        </Button>
      </div>
    </Stack>
  );
}

function EmailForm({ user, onClose, onAsked }: { user: UserProfile; onClose: () => void; onAsked: () => void }) {
  const { t } = useTranslation(['account', 'auth']);
  const { failure, run } = useChangeEmail();
  const hasPassword = user.hasPassword !== false;
  const hasCode = useNeedsCode(failure);
  const form = useCheckedForm({
    labels: { email: t('account:email.next'), password: t('account:email.password'), secondFactor: t('auth:code.label') },
    rules: () =>
      import('@/components/auth/auth-rules').then(({ accountRules, emailRules, withCode }) =>
        withCode(hasPassword ? accountRules : emailRules, hasCode),
      ),
    initial: { email: '', password: '', secondFactor: '' },
  });
  const submit = form.submit(async ({ email, password, secondFactor }) => {
    const proof = { ...(hasPassword ? { password } : {}), ...(hasCode ? { secondFactor } : {}) };
    const outcome = await run({ body: { email, ...proof } });
    if (outcome?.kind === 'ok') onAsked();
    else if (outcome?.kind === 'rejected') form.showServerErrors(outcome.fields);
  });
  return (
    <AccountForm noValidate method="post" onSubmit={(event) => void submit(event)}>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      {failure && form.summary.length === 0 ? <FailureNotice failure={failure} /> : null}
      <TextField
        {...form.field('email')}
        hint={t('account:email.hint')}
        {...form.input('email')}
        autoFocus
        type="email"
        name="new-email"
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      {hasPassword ? (
        <Field {...form.field('password')}>
          {(control) => <PasswordInput {...control} {...form.input('password')} name="password" autoComplete="current-password" required />}
        </Field>
      ) : null}
      {hasCode ? <SecondFactorField field={form.field('secondFactor')} input={form.input('secondFactor')} /> : null}
      <AccountFormFoot isBusy={form.isBusy} save={t('account:email.send')} cancel={t('account:email.keep')} onCancel={onClose} />
    </AccountForm>
  );
}
