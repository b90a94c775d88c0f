import { useTranslation } from 'next-i18next/pages';
import { FailureNotice } from '@/components/auth/failure-notice';
import { NameFields } from '@/components/auth/sign-up-fields';
import { useUpdateUser } from '@/components/auth/use-update-user';
import { Button } from '@/components/ui/actions/button';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { useCheckedForm } from '@/components/ui/forms/use-checked-form';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { LOCALES } from '@/lib/config/locales';
import type { UserProfile } from '@/lib/contract/account';
import { AccountSection, AccountForm, SavedNote } from './account-section';

const NAMES = ['firstName', 'lastName'] as const;
const loadRules = () => import('@/components/auth/auth-rules').then(({ nameRules }) => nameRules);

export function ProfileSection({ user }: { user: UserProfile }) {
  const { t } = useTranslation(['account', 'auth']);
  const { locale } = useLocale();
  const form = useCheckedForm({
    labels: { firstName: t('auth:field.firstName'), lastName: t('auth:field.lastName') },
    rules: loadRules,
    initial: { firstName: user.firstName ?? '', lastName: user.lastName ?? '' },
    draft: { name: 'profile', fields: NAMES },
  });
  const { failure, isDone, run } = useUpdateUser({
    onSuccess: form.forgetDraft,
    onFailure(_body, failure) {
      if (failure.kind === 'rejected') form.showServerErrors(failure.fields);
    },
  });
  const submit = form.submit((names) => run({ body: names }));

  return (
    <AccountSection id="profile" title={t('account:profile.title')}>
      <AccountForm noValidate method="post" onSubmit={(event) => void submit(event)}>
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        {failure && form.summary.length === 0 ? <FailureNotice failure={failure} /> : null}
        <NameFields form={form} isFamilyFirst={LOCALES[locale].script !== 'latin'} />
        <Button type="submit" isBusy={form.isBusy}>
          {t('account:profile.save')}
        </Button>
        <SavedNote isShown={isDone && form.isAsSent} />
      </AccountForm>
    </AccountSection>
  );
}
