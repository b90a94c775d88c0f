import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useId, useRef } from 'react';
import styled from 'styled-components';
import { FailureNotice } from '@/components/auth/failure-notice';
import { SecondFactorField } from '@/components/auth/second-step';
import { Button } from '@/components/ui/actions/button';
import { TextLink } from '@/components/ui/actions/text-link';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/loading-region';
import { QueryLoading } from '@/components/ui/feedback/query-loading';
import { Notice } from '@/components/ui/feedback/notice';
import { Field } from '@/components/ui/forms/field';
import { PasswordInput } from '@/components/ui/forms/password-input';
import { useCheckedForm } from '@/components/ui/forms/use-checked-form';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Stack } from '@/components/ui/layout/stack';
import { Dialog } from '@/components/ui/overlays/dialog';
import { Text, Phrased } from '@/components/ui/text/text';
import type { UserProfile } from '@/lib/contract/account';
import type { AccountDeletion } from '@/lib/contract/account-access';
import { formatMoney } from '@/lib/money';
import { accountDeletionQuery, isAccountGone, useDeleteAccount, useNeedsCode, useSendDeletionLink } from '@/services/account';
import { type ActionFailure, isUnanswered, type Outcome } from '@/services/http/outcome';
import { refetchNow } from '@/services/http/query-client';
import { usePausedPresence } from '@/services/presence/use-paused-presence';
import { blockersOf, type BlockerToSettle, placesOf } from './model/deletion-blockers';
import { AccountForm } from './account-section';
import { spaced } from '@/lib/text/join-words';

/** The stage of the deletion. Proof of identity is the password, or a mailed link that has been opened; with a second factor its code too. */
type DeletionStage =
  | { stage: 'checking' }
  | { stage: 'check-failed' }
  | { stage: 'blocked'; blockers: BlockerToSettle[] }
  | { stage: 'password' | 'link' | 'proven'; credits: AccountDeletion['credits'] };

interface Deletion {
  now: DeletionStage;
  /** Why the last attempt failed. */
  failure: ActionFailure | null;
  isPending: boolean;
  hasCode: boolean;
  /** Of the check, so far. */
  failures: number;
  checkAgain: () => void;
  /** @returns the outcome; null while another attempt is running */
  remove: (typed: { password: string; secondFactor: string }) => Promise<Outcome<object> | null>;
}

function useDeletion(user: UserProfile, mailedToken: string | null): Deletion {
  const query = accountDeletionQuery();
  const { data, isError, isFetchedAfterMount, failureCount, refetch } = useQuery(query);
  const { failure, run } = useDeleteAccount();
  const hasCode = useNeedsCode(failure);
  const { isPresencePaused, withPresencePaused } = usePausedPresence();
  /** True after a lost answer: the deletion may have been done. */
  const isUnknown = useRef(false);
  const rejected = failure?.kind === 'rejected' ? failure : null;
  const token = rejected?.code === 'TOKEN_EXPIRED' ? null : mailedToken;
  return { now: stage(), failure, isPending: isPresencePaused, hasCode, failures: failureCount, checkAgain, remove };

  function checkAgain(): void {
    void (isError || data ? refetch() : refetchNow(query.queryKey));
  }

  function stage(): DeletionStage {
    if (rejected?.code === 'ACCOUNT_DELETION_BLOCKED') return { stage: 'blocked', blockers: blockersOf(rejected.fields) };
    if (isError) return { stage: 'check-failed' };
    // A cached result may be outdated, so wait for a fresh one.
    if (!data || !isFetchedAfterMount) return { stage: 'checking' };
    if (data.blockers.length > 0) return { stage: 'blocked', blockers: placesOf(data.blockers) };
    if (token !== null) return { stage: 'proven', credits: data.credits };
    return { stage: user.hasPassword && rejected?.code !== 'ACCOUNT_PROOF_REQUIRED' ? 'password' : 'link', credits: data.credits };
  }

  async function remove({ password, secondFactor }: { password: string; secondFactor: string }): Promise<Outcome<object> | null> {
    let answer: Outcome<object> | null = null;
    await withPresencePaused(async () => {
      if (isUnknown.current && (await isAccountGone(user.email))) answer = { kind: 'ok', status: 200, data: {} };
      else answer = await run({ body: { ...(token === null ? { password } : { token }), ...(hasCode ? { secondFactor } : {}) } });
      isUnknown.current = answer !== null && isUnanswered(answer);
      return { isMember: answer?.kind !== 'ok' };
    });
    return answer;
  }
}

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-2);
`;

/** What has to be settled before an account can be deleted, each with a link to where that is done. */
function DeletionBlockers({ blockers }: { blockers: readonly BlockerToSettle[] }) {
  const { t } = useTranslation('account');
  return (
    <Notice tone="warning" role="alert" title={t('delete.blockedTitle')}>
      <List>
        {blockers.map(({ blocker, path }) => (
          <li key={blocker}>
            <Phrased>{spaced(t(`delete.blockers.${blocker}.text`))}</Phrased>
            <TextLink replace href={path}>
              {t(`delete.blockers.${blocker}.action`)}
            </TextLink>
          </li>
        ))}
      </List>
    </Notice>
  );
}

/** What is deleted, what is kept, and the credit that would be lost. */
function DeletionWarning({ id, credits }: { id: string; credits: AccountDeletion['credits'] }) {
  const { t } = useTranslation('account');
  const { localeTag } = useLocale();
  const amounts = new Intl.ListFormat(localeTag, { type: 'conjunction' }).format(credits.map((credit) => formatMoney(credit, localeTag)));
  return (
    <Stack $gap={3} id={id}>
      <Text $tone="soft">{t('delete.warning')}</Text>
      <Text $tone="soft">{t('delete.kept')}</Text>
      {credits.length > 0 ? <Notice tone="warning">{t('delete.credit', { amounts })}</Notice> : null}
    </Stack>
  );
}

interface Props {
  user: UserProfile;
  /** Token of the mailed link that opened the page; null: none. */
  mailedToken: string | null;
  onClose: () => void;
  onDeleted: () => void;
}

/** Explains the consequences, then asks for the password or mails a link; first lists what has to be settled. */
export function DeleteAccountDialog({ user, mailedToken, onClose, onDeleted }: Props) {
  const { t } = useTranslation(['account', 'auth']);
  const formId = useId();
  const textId = useId();
  const { now, failure, isPending, hasCode, failures, checkAgain, remove } = useDeletion(user, mailedToken);
  const link = useSendDeletionLink();
  const isSent = link.isDone;
  const form = useCheckedForm({
    labels: { password: t('delete.password'), secondFactor: t('auth:code.label') },
    // Who has proven it with a mailed link has no password.
    rules: () =>
      import('@/components/auth/auth-rules').then(({ noRules, passwordRules, withCode }) =>
        withCode(now.stage === 'password' ? passwordRules : noRules, hasCode),
      ),
    initial: { password: '', secondFactor: '' },
    hasSummary: false,
  });

  const submit = form.submit(async (typed) => {
    const outcome = await remove(typed);
    if (outcome?.kind === 'rejected') form.showServerErrors(outcome.fields);
    if (outcome?.kind === 'ok') onDeleted();
  });

  return (
    <Dialog
      isOpen
      title={t('delete.title')}
      describedBy={textId}
      onClose={onClose}
      actions={
        <>
          <Button variant="neutral" onClick={onClose}>
            {t('delete.keep')}
          </Button>
          {now.stage === 'link' ? (
            <Button isBusy={link.isPending} onClick={() => void link.run({})}>
              {t(isSent ? 'delete.sendAgain' : 'delete.sendLink')}
            </Button>
          ) : null}
          {now.stage === 'password' || now.stage === 'proven' ? (
            <Button type="submit" form={formId} isBusy={isPending}>
              {t('delete.confirm')}
            </Button>
          ) : null}
        </>
      }
    >
      {content()}
    </Dialog>
  );

  function content() {
    if (now.stage === 'checking') {
      return (
        <QueryLoading failures={failures} onRetry={checkAgain}>
          <Stack $gap={3}>
            {['100%', '92%', '64%'].map((width) => (
              <Skeleton key={width} $height="1.25rem" $width={width} />
            ))}
          </Stack>
        </QueryLoading>
      );
    }
    if (now.stage === 'check-failed') return <ErrorState title={t('delete.checkFailed')} onRetry={checkAgain} />;
    if (now.stage === 'blocked') return <DeletionBlockers blockers={now.blockers} />;
    const reason = failure && form.summary.length === 0 ? <FailureNotice failure={failure} /> : null;
    if (now.stage === 'link') {
      return (
        <Stack $gap={5}>
          <DeletionWarning id={textId} credits={now.credits} />
          {isSent ? null : reason}
          {link.failure ? <FailureNotice failure={link.failure} /> : null}
          <div role="status">
            {isSent ? (
              <Notice tone="success">{t('delete.linkSent', { email: user.email })}</Notice>
            ) : (
              <Text>{t('delete.linkBody', { email: user.email })}</Text>
            )}
          </div>
        </Stack>
      );
    }
    return (
      <AccountForm id={formId} noValidate method="post" onSubmit={(event) => void submit(event)}>
        <DeletionWarning id={textId} credits={now.credits} />
        {reason}
        {now.stage === 'password' ? (
          <>
            <input type="email" name="email" autoComplete="username" value={user.email} readOnly hidden />
            <Field {...form.field('password')}>
              {(control) => (
                <PasswordInput {...control} {...form.input('password')} name="password" autoComplete="current-password" required />
              )}
            </Field>
          </>
        ) : null}
        {hasCode ? <SecondFactorField field={form.field('secondFactor')} input={form.input('secondFactor')} /> : null}
      </AccountForm>
    );
  }
}
