import { useTranslation } from 'next-i18next/pages';
import { Field } from '@/components/ui/forms/field';
import { PasswordInput } from '@/components/ui/forms/password-input';
import { Text } from '@/components/ui/text/text';
import { TextButton } from '@/components/ui/actions/text-button';
import { TextInput } from '@/components/ui/forms/text-input';
import type { PayoutProof } from './use-payout-proof';

/** The password, or a mailed code with a button to request it, and why it is needed. */
export function PayoutProofField({ proof, onSendAgain }: { proof: PayoutProof; onSendAgain: () => void }) {
  const { t } = useTranslation('items');
  const { id, way, email, isAsked, label, typed, error, isSending, type } = proof;
  if (way === 'password') {
    return (
      <>
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <Field id={id} label={label} hint={t('payout.proof.why')} error={error} isErrorLate>
          {(control) => (
            <PasswordInput
              {...control}
              name="password"
              autoComplete="current-password"
              required
              value={typed}
              onChange={({ target }) => type(target.value)}
            />
          )}
        </Field>
      </>
    );
  }
  return (
    <>
      <div role="status">
        <Text $size="sm">{isAsked ? t('payout.proof.sent', { email }) : t('payout.proof.codeBody', { email })}</Text>
      </div>
      {isAsked ? (
        <>
          <Field id={id} label={label} error={error} isErrorLate>
            {(control) => (
              <TextInput
                {...control}
                name="code"
                autoComplete="one-time-code"
                inputMode="numeric"
                required
                value={typed}
                onChange={({ target }) => type(target.value)}
              />
            )}
          </Field>
          <div>
            <TextButton disabled={isSending} onClick={onSendAgain}>
              {t('payout.proof.sendAgain')}
            </TextButton>
          </div>
        </>
      ) : null}
    </>
  );
}
