import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/actions/button';
import { Field } from '@/components/ui/forms/field';
import { PasswordInput } from '@/components/ui/forms/password-input';
import type { PasswordLogin } from './use-password-login';

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
