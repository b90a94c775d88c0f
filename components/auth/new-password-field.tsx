import { useTranslation } from 'next-i18next/pages';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import type { PasswordPolicy } from '@/lib/domain/account/password-problem';
import { Field } from '@/components/ui/forms/field';
import { PasswordInput } from '@/components/ui/forms/password-input';
import { clientOnly, SilentDynamicLoading } from '@/components/ui/feedback/client-only';

const PasswordStrength = clientOnly(() => import('./password-strength').then((part) => part.PasswordStrength), SilentDynamicLoading);

/** Reserved space, so that the meter shifts nothing. */
const Place = styled.div`
  min-height: calc(0.5rem + 1.5 * var(--text-xs));
  padding-top: 0.5rem;
`;

interface Props {
  field: { id: string; label: string; error: string | null };
  input: Required<Pick<ComponentPropsWithRef<'input'>, 'onChange' | 'onBlur'>> & { value: string };
  name: 'password' | 'new-password';
  /** Empty when unknown. */
  email: string;
  policy: PasswordPolicy;
}

/** Field for a new password, with its requirements and strength. */
export function NewPasswordField({ field, input, name, email, policy }: Props) {
  const { t } = useTranslation('auth');
  return (
    <Field {...field} hint={t('signup.policy', { min: policy.minLength })}>
      {(control) => (
        <>
          <PasswordInput {...control} {...input} name={name} autoComplete="new-password" required />
          {/* An error takes the place of a meter that has nothing to measure. */}
          {input.value === '' && field.error ? null : (
            <Place>
              {input.value === '' ? null : (
                <PasswordStrength password={input.value} email={email} policy={policy} isRefused={field.error !== null} />
              )}
            </Place>
          )}
        </>
      )}
    </Field>
  );
}
