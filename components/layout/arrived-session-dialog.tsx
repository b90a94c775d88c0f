import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
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
      answers={{ back: t('session.arrivedStay'), confirm: t('session.arrivedSwitch'), onConfirm: onChange }}
    >
      <Text id={textId} $tone="soft">
        {t('session.arrivedBody')}
      </Text>
    </Dialog>
  );
}
