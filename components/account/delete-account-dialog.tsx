import { useTranslation } from 'next-i18next/pages';
import { useId, type FormEvent } from 'react';
import type { UserProfile } from '@/lib/contract/account';
import { blockersOf } from '@/lib/domain/account/deletion-blockers';
import { requiredRule } from '@/lib/field-rules';
import { useDeleteAccount } from '@/services/account/delete-account';
import { outsidePresence } from '@/services/presence/renew-presence';
import { FailureNotice } from '@/components/auth/failure-notice';
import { useCheckedForm } from '@/components/auth/use-checked-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { PasswordInput } from '@/components/ui/password-input';
import { Text } from '@/components/ui/text';
import { TextLink } from '@/components/ui/text-link';
import { AccountForm } from './account-form';

interface Props {
  user: UserProfile;
  onClose: () => void;
  onDeleted: () => void;
}

/** Says what is lost, asks for the password where there is one, and tells what has to be settled first. */
export function DeleteAccountDialog({ user, onClose, onDeleted }: Props) {
  const { t } = useTranslation('account');
  const formId = useId();
  const textId = useId();
  const { state, run } = useDeleteAccount();
  const needsPassword = user.hasPassword ?? false;
  const form = useCheckedForm({ password: { label: t('delete.password'), rule: needsPassword ? requiredRule : () => null } });
  const failure = state.status === 'failed' ? state.failure : null;
  const isBlocked = failure?.kind === 'rejected' && failure.code === 'ACCOUNT_DELETION_BLOCKED';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.check()) return;
    await outsidePresence(async () => {
      const outcome = await run({ body: needsPassword ? { password: form.values.password } : {} });
      if (outcome?.kind === 'rejected') form.showServerErrors(outcome.fields);
      if (outcome?.kind === 'ok') onDeleted();
      return { isMember: outcome?.kind !== 'ok' };
    });
  };

  return (
    <Dialog
      isOpen
      title={t('delete.title')}
      describedBy={textId}
      onClose={onClose}
      actions={
        <>
          <Button variant="neutral" onClick={onClose}>{t('delete.keep')}</Button>
          {isBlocked ? null : <Button type="submit" form={formId} isBusy={state.status === 'pending'}>{t('delete.confirm')}</Button>}
        </>
      }
    >
      {isBlocked ? (
        <Notice tone="warning" role="alert" title={t('delete.blockedTitle')}>
          <ul>
            {blockersOf(failure.fields).map(({ blocker, path }) => (
              <li key={blocker}>
                {t(`delete.blockers.${blocker}.text`)} <TextLink href={path}>{t(`delete.blockers.${blocker}.action`)}</TextLink>
              </li>
            ))}
          </ul>
        </Notice>
      ) : (
        <AccountForm id={formId} noValidate method="post" onSubmit={(event) => void submit(event)}>
          <Text id={textId} $tone="soft">{t('delete.warning')}</Text>
          {failure && form.summary.length === 0 ? <FailureNotice failure={failure} /> : null}
          {needsPassword ? (
            <>
              <input type="email" name="email" autoComplete="username" value={user.email} readOnly hidden />
              <Field {...form.field('password')}>
                {(control) => <PasswordInput {...control} {...form.input('password')} name="password" autoComplete="current-password" required data-autofocus />}
              </Field>
            </>
          ) : null}
        </AccountForm>
      )}
    </Dialog>
  );
}
