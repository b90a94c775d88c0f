import { useTranslation } from 'next-i18next/pages';
import { useState, type ComponentProps } from 'react';
import { beginSession, knownDevices } from '@/services/auth/begin-session';
import { useFinishSignIn } from '@/services/auth/login';
import { Button } from '@/components/ui/actions/button';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { type FieldWords, TextField } from '@/components/ui/forms/field';
import type { TextInput } from '@/components/ui/forms/text-input';
import { useCheckedForm } from '@/components/ui/forms/use-checked-form';
import { FailureNotice, NoCookiesNotice } from './failure-notice';
import { StepForm } from './step-form';

const loadRules = () => import('./auth-rules').then(({ codeRules }) => codeRules);

interface FieldProps {
  field: FieldWords;
  input: Pick<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'onBlur'>;
  hasFocus?: boolean;
}

/** A code of the authenticator app, or a recovery code: letters too, so no keyboard of digits. */
export function SecondFactorField({ field, input, hasFocus = false }: FieldProps) {
  const { t } = useTranslation('auth');
  return (
    <TextField
      {...field}
      hint={t('code.hint')}
      {...input}
      autoFocus={hasFocus}
      name="one-time-code"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      required
    />
  );
}

interface Props {
  ticket: string;
  /** The session stands. */
  onDone?: () => void;
  onBack: () => void;
}

/** The second half of a login, after the password or the provider. */
export function SecondStep({ ticket, onDone, onBack }: Props) {
  const { t } = useTranslation('auth');
  const [isUnkept, setIsUnkept] = useState(false);
  const { failure, run } = useFinishSignIn();
  const form = useCheckedForm({ labels: { secondFactor: t('code.label') }, rules: loadRules, initial: { secondFactor: '' } });
  const submit = form.submit(async ({ secondFactor }) => {
    const outcome = await run({ body: { ticket, secondFactor, ...knownDevices() } });
    if (outcome?.kind === 'rejected') form.showServerErrors(outcome.fields);
    if (outcome?.kind !== 'ok') return;
    if (beginSession(outcome.data.accessToken, outcome.data.deviceToken)) onDone?.();
    else setIsUnkept(true);
  });
  return (
    <StepForm title={t('code.title')} body={t('code.body')} onSubmit={submit}>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      {failure && form.summary.length === 0 ? <FailureNotice failure={failure} /> : null}
      {isUnkept ? <NoCookiesNotice /> : null}
      <SecondFactorField field={form.field('secondFactor')} input={form.input('secondFactor')} hasFocus />
      <Button type="submit" isFullWidth isBusy={form.isBusy}>
        {t('code.submit')}
      </Button>
      <Button variant="neutral" isFullWidth onClick={onBack}>
        {t('code.back')}
      </Button>
    </StepForm>
  );
}
