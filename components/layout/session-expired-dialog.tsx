import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Dialog } from '@/components/ui/dialog';
import { Text } from '@/components/ui/text';
import { loginHref } from '@/lib/login-href';

/** The session ended while somebody was using it. The page behind keeps what was entered. */
export function SessionExpiredDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('layout');
  const { asPath, locale, defaultLocale } = useRouter();
  const textId = useId();
  return (
    <Dialog
      isOpen
      title={t('session.expiredTitle')}
      describedBy={textId}
      onClose={onClose}
      actions={
        <>
          <Button variant="neutral" onClick={onClose}>{t('session.later')}</Button>
          <ButtonLink href={loginHref(asPath, locale === defaultLocale ? undefined : locale)} data-autofocus onClick={onClose}>{t('session.expiredAction')}</ButtonLink>
        </>
      }
    >
      <Text id={textId} $tone="soft">{t('session.expiredBody')}</Text>
    </Dialog>
  );
}
