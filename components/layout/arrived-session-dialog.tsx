import { useTranslation } from 'next-i18next/pages';
import { useEffect, useId, useState } from 'react';
import { removeDrafts } from '@/lib/browser/drafts';
import { takeArrivedToken } from '@/services/auth/address-tokens';
import { beginSession } from '@/services/auth/begin-session';
import { readAccessToken } from '@/services/auth/session';
import { useUserStore } from '@/stores/user-store';
import { Button } from '@/components/ui/actions/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { Text } from '@/components/ui/text/text';

/** A link brought another session: replacing a live one needs confirmation, replacing an expired one does not. */
export function ArrivedSessionDialog() {
  const { t } = useTranslation('layout');
  const textId = useId();
  const [token, setToken] = useState<string | null>(null);
  const session = useUserStore((state) => state.session);
  useEffect(() => {
    const arrived = takeArrivedToken();
    // oxlint-disable-next-line react/set-state-in-effect -- it is read from the window once, after hydration
    if (arrived) setToken(arrived);
  }, []);
  useEffect(() => {
    if (!token || session !== 'unknown' || readAccessToken() !== null) return;
    beginSession(token);
  }, [token, session]);

  const stay = () => setToken(null);
  const change = () => {
    if (token) beginSession(token);
    // Nothing of the previous account may stay in this document or its storage.
    removeDrafts();
    location.reload();
  };
  return (
    <Dialog
      isOpen={token !== null && session === 'loaded'}
      title={t('session.arrivedTitle')}
      describedBy={textId}
      onClose={stay}
      actions={
        <>
          <Button variant="neutral" onClick={stay}>
            {t('session.arrivedStay')}
          </Button>
          <Button onClick={change}>{t('session.arrivedSwitch')}</Button>
        </>
      }
    >
      <Text id={textId} $tone="soft">
        {t('session.arrivedBody')}
      </Text>
    </Dialog>
  );
}
