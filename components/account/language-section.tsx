import { useTranslation } from 'next-i18next/pages';
import { isLocale, LOCALES } from '@/lib/config/locales';
import type { UserProfile } from '@/lib/contract/account';
import { useUpdateUser } from '@/components/auth/use-update-user';
import { FailureNotice } from '@/components/auth/failure-notice';
import { Field } from '@/components/ui/forms/field';
import { Select } from '@/components/ui/forms/select';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { AccountSection } from './account-section';
import { SavedNote } from './saved-note';

/** The language of our mails to the member; saved at once. */
export function LanguageSection({ user }: { user: UserProfile }) {
  const { t } = useTranslation('account');
  const { region } = useLocale();
  const { failure, isDone, run } = useUpdateUser();
  const offered = region.locales.map((locale) => ({ locale, name: LOCALES[locale].nativeName, lang: LOCALES[locale].htmlLang }));
  const isOffered = offered.some(({ locale }) => locale === user.locale);

  return (
    <AccountSection title={t('language.title')} body={t('language.body')}>
      {failure ? <FailureNotice failure={failure} /> : null}
      <Field label={t('language.label')}>
        {(control) => (
          <Select
            {...control}
            value={user.locale ?? ''}
            onChange={({ target }) => {
              if (isLocale(target.value)) void run({ body: { locale: target.value } });
            }}
          >
            {isOffered ? null : (
              <option value={user.locale ?? ''}>{user.locale ? LOCALES[user.locale].nativeName : t('language.unset')}</option>
            )}
            {offered.map(({ locale, name, lang }) => (
              <option key={locale} value={locale} lang={lang}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <SavedNote isShown={isDone} />
    </AccountSection>
  );
}
