import { useTranslation } from 'next-i18next/pages';
import { Checkbox } from '@/components/ui/forms/checkbox';

/** Whoever opens an account with a provider is asked what the form for a new account asks; unticked, as there. */
export function NewsChoice({ checked, onChange }: { checked: boolean; onChange: (wantsNews: boolean) => void }) {
  const { t } = useTranslation('auth');
  return (
    <Checkbox
      label={t('signup.marketing')}
      hint={t('external.newsHint')}
      name="marketing"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
