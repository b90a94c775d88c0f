import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/lib/config/routes';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/actions/text-link';

/** The documents that a new account accepts: a sentence with two links. */
export function AgreementNote() {
  const { t } = useTranslation(['auth', 'layout']);
  return (
    <Text $size="xs" $tone="muted">
      <span>{`${t('auth:signup.agreement')} `}</span>
      <TextLink href={ROUTES.termsAndCondition.path}>{t('layout:termsAndCondition')}</TextLink>
      <span>{' · '}</span>
      <TextLink href={ROUTES.privacyPolicy.path}>{t('layout:privacyPolicy')}</TextLink>
    </Text>
  );
}
