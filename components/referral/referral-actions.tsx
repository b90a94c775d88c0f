import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/lib/config/routes';
import { loginHref } from '@/lib/login-href';
import { ButtonLink } from '@/components/ui/button-link';
import { VisitorOnly, MemberOnly } from '@/components/ui/by-session';
import { Text } from '@/components/ui/text';
import { useLocale } from '@/components/ui/use-locale';
import { OWN_REFERRALS_ID } from './own-referrals-gate';

/** The static page holds both: who is logged in is asked for nothing. */
export function ReferralActions() {
  const { t } = useTranslation('referral');
  const { locale } = useLocale();
  const login = loginHref(ROUTES.referralProgram.path, locale);
  return (
    <>
      <VisitorOnly>
        <ButtonLink href={login}>{t('join')}</ButtonLink>
        <ButtonLink href={login} variant="secondary">
          {t('login')}
        </ButtonLink>
        <Text $size="sm" $tone="muted">
          {t('loginHint')}
        </Text>
      </VisitorOnly>
      <MemberOnly>
        <ButtonLink href={`#${OWN_REFERRALS_ID}`}>{t('own')}</ButtonLink>
        <Text $size="sm" $tone="muted">
          {t('member')}
        </Text>
      </MemberOnly>
    </>
  );
}
