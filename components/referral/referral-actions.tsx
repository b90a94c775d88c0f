import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/lib/config/routes';
import { ButtonLink } from '@/components/ui/button-link';
import { Text } from '@/components/ui/text';
import { useUserStore } from '@/stores/user-store';

const LOGIN = `${ROUTES.login.path}?redirect=${encodeURIComponent(ROUTES.referralProgram.path)}`;

/** The static page is a guest's; once somebody is known to be logged in, it asks for nothing. */
export function ReferralActions() {
  const { t } = useTranslation('referral');
  const logged = useUserStore((state) => state.logged);
  if (logged) {
    return (
      <>
        <ButtonLink href={ROUTES.items.path}>{t('wardrobe')}</ButtonLink>
        <Text $size="sm" $tone="muted">{t('member')}</Text>
      </>
    );
  }
  return (
    <>
      <ButtonLink href={LOGIN}>{t('join')}</ButtonLink>
      <ButtonLink href={LOGIN} variant="secondary">{t('login')}</ButtonLink>
      <Text $size="sm" $tone="muted">{t('loginHint')}</Text>
    </>
  );
}
