import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { saveFile } from '@/lib/browser/save-file';
import { useBeginSecondFactor, useConfirmSecondFactor } from '@/services/account';
import type { CallData } from '@/services/http/send-call';
import { FailureNotice } from '@/components/auth/failure-notice';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { CopyButton } from '@/components/ui/actions/copy-button';
import { Notice } from '@/components/ui/feedback/notice';
import { clientOnly, SilentDynamicLoading } from '@/components/ui/feedback/client-only';
import { Field, TextField } from '@/components/ui/forms/field';
import { PasswordInput } from '@/components/ui/forms/password-input';
import { useCheckedForm } from '@/components/ui/forms/use-checked-form';
import { DownloadIcon } from '@/components/ui/page-icons';
import { Cluster, Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { useFocusRecovery } from '@/components/ui/overlays/use-focus-recovery';
import { AccountForm, AccountFormFoot } from './account-section';

const QrCode = clientOnly(() => import('@/components/ui/media/qr-code').then((part) => part.QrCode), SilentDynamicLoading);

const loadPassword = () => import('@/components/auth/auth-rules').then(({ passwordRules }) => passwordRules);
const loadCode = () => import('@/components/auth/auth-rules').then(({ codeRules }) => codeRules);

const Key = styled.code`
  font-family: var(--font-mono);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
`;

const Codes = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: var(--space-2) var(--space-5);
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  font-family: var(--font-mono);
  font-size: var(--text-sm);
`;

interface Props {
  email: string;
  onClose: () => void;
  onOn: (recoveryCodes: readonly string[]) => void;
}

/** The password first, then the app, proven by its first code. */
export function SecondFactorSetup({ email, onClose, onOn }: Props) {
  const { t } = useTranslation('account');
  const { failure, run } = useBeginSecondFactor();
  const [enrolment, setEnrolment] = useState<CallData<'beginSecondFactor'> | null>(null);
  const form = useCheckedForm({
    labels: { password: t('email.password') },
    rules: loadPassword,
    initial: { password: '' },
    hasSummary: false,
  });
  if (enrolment) return <Enrol enrolment={enrolment} onClose={onClose} onOn={onOn} />;
  const submit = form.submit(async ({ password }) => {
    const outcome = await run({ body: { password } });
    if (outcome?.kind === 'ok') setEnrolment(outcome.data);
    else if (outcome?.kind === 'rejected') form.showServerErrors(outcome.fields);
  });
  return (
    <AccountForm noValidate method="post" onSubmit={(event) => void submit(event)}>
      {failure && form.summary.length === 0 ? <FailureNotice failure={failure} /> : null}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <Field {...form.field('password')} isErrorLate>
        {(control) => (
          <PasswordInput {...control} {...form.input('password')} autoFocus name="password" autoComplete="current-password" required />
        )}
      </Field>
      <AccountFormFoot isBusy={form.isBusy} save={t('secondFactor.continue')} cancel={t('secondFactor.cancel')} onCancel={onClose} />
    </AccountForm>
  );
}

interface EnrolProps {
  enrolment: CallData<'beginSecondFactor'>;
  onClose: () => void;
  onOn: Props['onOn'];
}

function Enrol({ enrolment: { secret, uri }, onClose, onOn }: EnrolProps) {
  const { t } = useTranslation('account');
  const { failure, run } = useConfirmSecondFactor();
  const form = useCheckedForm({
    labels: { secondFactor: t('secondFactor.firstCode') },
    rules: loadCode,
    initial: { secondFactor: '' },
    hasSummary: false,
  });
  const submit = form.submit(async ({ secondFactor }) => {
    const outcome = await run({ body: { secondFactor } });
    if (outcome?.kind === 'ok') onOn(outcome.data.recoveryCodes);
    else if (outcome?.kind === 'rejected') form.showServerErrors(outcome.fields);
  });
  return (
    <AccountForm noValidate method="post" onSubmit={(event) => void submit(event)}>
      <Text>{t('secondFactor.scan')}</Text>
      <QrCode text={uri} label={t('secondFactor.qr')} />
      <Stack $gap={3} $align="start">
        <Text $size="sm" $tone="muted">
          {t('secondFactor.type')}
        </Text>
        <Key translate="no" data-testid="second-factor-key">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </Key>
        <Cluster>
          <CopyButton text={secret} size="small">
            {t('secondFactor.copyKey')}
          </CopyButton>
          {/* On the phone itself there is nothing to scan with. */}
          <ButtonLink href={uri} variant="neutral" size="small">
            {t('secondFactor.openApp')}
          </ButtonLink>
        </Cluster>
      </Stack>
      {failure && form.summary.length === 0 ? <FailureNotice failure={failure} /> : null}
      <TextField
        {...form.field('secondFactor')}
        hint={t('secondFactor.firstCodeHint')}
        isErrorLate
        {...form.input('secondFactor')}
        name="one-time-code"
        autoComplete="one-time-code"
        inputMode="numeric"
        required
      />
      <AccountFormFoot isBusy={form.isBusy} save={t('secondFactor.turnOn')} cancel={t('secondFactor.cancel')} onCancel={onClose} />
    </AccountForm>
  );
}

/** Shown once: the server keeps only what can recognise them. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation('account');
  const root = useFocusRecovery<HTMLDivElement>(true);
  const text = codes.join('\n');
  return (
    <Stack $gap={5} ref={root} tabIndex={-1}>
      <Notice tone="warning" title={t('secondFactor.codesTitle')}>
        {t('secondFactor.codesBody')}
      </Notice>
      <Codes translate="no" data-testid="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <Cluster>
        <CopyButton text={text} size="small">
          {t('secondFactor.copyCodes')}
        </CopyButton>
        <Button
          variant="neutral"
          size="small"
          onClick={() => saveFile({ name: 'recovery-codes.txt', type: 'text/plain', content: `${text}\n` })}
        >
          <DownloadIcon />
          <span>{t('secondFactor.saveCodes')}</span>
        </Button>
      </Cluster>
      <div>
        <Button onClick={onKept}>{t('secondFactor.kept')}</Button>
      </div>
    </Stack>
  );
}
