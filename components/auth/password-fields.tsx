import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/button';
import { Field } from '@/components/ui/forms/field';
import { PasswordInput } from '@/components/ui/forms/password-input';
import type { PasswordLogin } from './use-password-login';

const Root = styled.p`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: var(--space-4);
  color: var(--muted);
  font-size: var(--text-sm);
  &::before,
  &::after {
    content: '';
    border-top: 1px solid var(--line);
  }
`;

/** The "or" between email and provider login. */
export function OrDivider() {
  const { t } = useTranslation('auth');
  return <Root>{t('external.or')}</Root>;
}

/** Password field and submit button for a known account. */
export function PasswordFields({ login: { form } }: { login: PasswordLogin }) {
  const { t } = useTranslation('auth');
  return (
    <>
      <Field {...form.field('password')}>
        {(control) => (
          <PasswordInput {...control} {...form.input('password')} autoFocus name="password" autoComplete="current-password" required />
        )}
      </Field>
      <Button type="submit" isFullWidth isBusy={form.isBusy}>
        {t('password.submit')}
      </Button>
    </>
  );
}
