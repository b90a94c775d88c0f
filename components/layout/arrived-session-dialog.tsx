import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { Text } from '@/components/ui/text/text';

/** Asks whether the session that a link brought shall take the place of the one that is here. */
export function ArrivedSessionDialog({ onStay, onChange }: { onStay: () => void; onChange: () => void }) {
  const { t } = useTranslation('layout');
  const textId = useId();
  return (
    <Dialog
      isOpen
      opensItself
      title={t('session.arrivedTitle')}
      describedBy={textId}
      onClose={onStay}
      actions={
        <>
          <Button variant="neutral" onClick={onStay}>
            {t('session.arrivedStay')}
          </Button>
          <Button onClick={onChange}>{t('session.arrivedSwitch')}</Button>
        </>
      }
    >
      <Text id={textId} $tone="soft">
        {t('session.arrivedBody')}
      </Text>
    </Dialog>
  );
}
