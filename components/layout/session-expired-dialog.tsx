import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useId } from 'react';
import { loginHref } from '@/lib/site/login-href';
import { SignInAgain } from '@/components/auth/sign-in-again';
import { Button } from '@/components/ui/actions/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/actions/text-link';
import { useLocale } from '@/components/ui/hooks/use-locale';
import type { EndedSession } from './use-ended-session';

interface Props {
  ended: EndedSession;
  onAbandon: () => void;
  onResume: () => void;
}

/** The session expired during use: the person logs in over the page and may retry refused changes. */
export function SessionExpiredDialog({ ended, onAbandon, onResume }: Props) {
  const { t } = useTranslation('layout');
  const { asPath } = useRouter();
  const { locale } = useLocale();
  const textId = useId();
  if (ended.stage === 'offer') {
    return (
      <Dialog
        key="offer"
        isOpen
        title={t('session.againTitle')}
        describedBy={textId}
        onClose={onAbandon}
        actions={
          <>
            <Button variant="neutral" onClick={onAbandon}>
              {t('session.later')}
            </Button>
            <Button data-autofocus onClick={onResume}>
              {t('session.againAction')}
            </Button>
          </>
        }
      >
        <Text id={textId} $tone="soft">
          {t('session.againBody')}
        </Text>
      </Dialog>
    );
  }
  return (
    <Dialog
      key="login"
      isOpen
      title={t('session.expiredTitle')}
      describedBy={textId}
      onClose={onAbandon}
      actions={
        <Button variant="neutral" onClick={onAbandon}>
          {t('session.later')}
        </Button>
      }
    >
      <Stack $gap={4}>
        <Text id={textId} $tone="soft">
          {t(ended.email ? 'session.expiredAs' : 'session.expiredBody', { email: ended.email ?? '' })}
        </Text>
        {ended.email ? <SignInAgain email={ended.email} hasPassword={ended.hasPassword} /> : null}
        <TextLink href={loginHref(asPath, locale)} isStandalone onClick={onAbandon}>
          {t(ended.email ? 'session.otherWay' : 'session.expiredAction')}
        </TextLink>
      </Stack>
    </Dialog>
  );
}
