import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/lib/config/routes';
import { ButtonLink } from '@/components/ui/button-link';
import { VisitorOnly, MemberOnly } from '@/components/ui/by-session';
import { Text } from '@/components/ui/text';
import { OWN_REFERRALS_ID } from './own-referrals-gate';

const LOGIN = `${ROUTES.login.path}?redirect=${encodeURIComponent(ROUTES.referralProgram.path)}`;

/** The static page holds both: who is logged in is asked for nothing. */
export function ReferralActions() {
  const { t } = useTranslation('referral');
  return (
    <>
      <VisitorOnly>
        <ButtonLink href={LOGIN}>{t('join')}</ButtonLink>
        <ButtonLink href={LOGIN} variant="secondary">{t('login')}</ButtonLink>
        <Text $size="sm" $tone="muted">{t('loginHint')}</Text>
      </VisitorOnly>
      <MemberOnly>
        <ButtonLink href={`#${OWN_REFERRALS_ID}`}>{t('own')}</ButtonLink>
        <Text $size="sm" $tone="muted">{t('member')}</Text>
      </MemberOnly>
    </>
  );
}
