import { useTranslation } from 'next-i18next/pages';
import { Checkbox } from '@/components/ui/forms/checkbox';

/** The signup form's marketing checkbox, for accounts opened with a provider; unticked too. */
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
