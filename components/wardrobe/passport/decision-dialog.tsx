import { useTranslation } from 'next-i18next/pages';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { Button } from '@/components/ui/actions/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { Notice } from '@/components/ui/feedback/notice';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { useDecideSale } from './use-decide-sale';
import { useFailureText } from '@/components/wardrobe/room/use-failure-text';

interface Props {
  item: WardrobeItem;
  decision: 'decline' | 'withdraw' | 'keep';
  /** What comes after it, where the question is about that. */
  words?: 'decline' | 'withdraw' | 'keep' | 'deliver' | 'donate';
  onDone?: () => void;
  onClose: () => void;
}

/** Confirms the end of a sale: it loses days of the team's work and cannot be undone. */
export function DecisionDialog({ item, decision, words = decision, onClose, onDone }: Props) {
  const { t } = useTranslation('items');
  const failureText = useFailureText();
  const { isPending, failure, decide } = useDecideSale(item);
  const confirm = async () => {
    if ((await decide({ decision }))?.kind !== 'ok') return;
    onClose();
    onDone?.();
  };
  return (
    <Dialog
      isOpen
      title={t(`price.ask.${words}.title`)}
      onClose={onClose}
      actions={
        <>
          <Button variant="neutral" onClick={onClose}>
            {t(`price.ask.${words}.back`)}
          </Button>
          <Button isBusy={isPending} onClick={() => void confirm()}>
            {t(`price.ask.${words}.confirm`)}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <Text>{t(`price.ask.${words}.body`, { name: item.name })}</Text>
        {failure ? (
          <Notice tone="danger" role="alert">
            {failureText(failure)}
          </Notice>
        ) : null}
      </Stack>
    </Dialog>
  );
}
