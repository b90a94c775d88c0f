import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/lib/config/routes';
import type { PaymentMethod } from '@/lib/contract/billing';
import { isGone } from '@/services/http/outcome';
import { useCallMutation } from '@/services/http/use-call-mutation';
import { useInvalidateCards } from '@/services/payments/saved-cards';
import { Button } from '@/components/ui/actions/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { Notice } from '@/components/ui/feedback/notice';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/actions/text-link';
import { FailureAlert } from '@/components/payments/failure-reason';
import { spaced } from '@/lib/text/join-words';

interface Props {
  card: PaymentMethod;
  isOnly: boolean;
  onClose: () => void;
  onRemoved: () => void;
}

/** Confirms the removal of a card and explains its consequences. */
export function RemoveCardDialog({ card, isOnly, onClose, onRemoved }: Props) {
  const { t } = useTranslation('billing');
  const { failure, isPending, run } = useCallMutation('removePaymentMethod');
  const invalidateCards = useInvalidateCards();
  const isInUse = failure?.kind === 'rejected' && failure.code === 'LAST_CARD_IN_USE';

  const remove = async () => {
    const outcome = await run({ params: { id: card.id } });
    if (!outcome || (outcome.kind !== 'ok' && !isGone(outcome))) return;
    onRemoved();
    onClose();
    await invalidateCards();
  };
  return (
    <Dialog
      isOpen
      title={t('cards.removeTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="neutral" onClick={onClose}>
            {t('cards.keep')}
          </Button>
          {isInUse ? null : (
            <Button isBusy={isPending} onClick={() => void remove()}>
              {t('cards.remove')}
            </Button>
          )}
        </>
      }
    >
      <Stack $gap={4}>
        <Text>{t('cards.removeBody', { brand: card.brand, last4: card.last4 })}</Text>
        {isOnly ? <Text>{t('cards.removeLast')}</Text> : card.default ? <Text>{t('cards.removeDefault')}</Text> : null}
        {isInUse ? (
          <Notice tone="warning" role="alert" title={t('cards.lastInUseTitle')}>
            <span>{spaced(t('cards.lastInUseBody'))}</span>
            <TextLink replace href={ROUTES.billings.path}>
              {t('cards.toInvoices')}
            </TextLink>
          </Notice>
        ) : null}
        <FailureAlert failure={isInUse ? null : failure} title={t('cards.changeFailed')} />
      </Stack>
    </Dialog>
  );
}
