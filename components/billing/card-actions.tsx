import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { PaymentMethod } from '@/lib/contract/billing';
import { useCallMutation } from '@/services/http/use-call-mutation';
import { useInvalidateCards } from '@/services/payments/saved-cards';
import { Button } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import { FailureReason } from './failure-reason';
import { RemoveCardDialog } from './remove-card-dialog';

interface Props {
  card: PaymentMethod;
  isOnly: boolean;
  isExpired: boolean;
  /** Announces a change for the whole list. */
  onChanged: (message: string) => void;
}

export function CardActions({ card, isOnly, isExpired, onChanged }: Props) {
  const { t } = useTranslation('billing');
  const [isAsking, setIsAsking] = useState(false);
  const { failure, isPending, run } = useCallMutation('makeDefaultPaymentMethod');
  const invalidateCards = useInvalidateCards();
  const named = { brand: card.brand, last4: card.last4 };

  const makeDefault = async () => {
    const outcome = await run({ params: { id: card.id } });
    await invalidateCards();
    if (outcome?.kind === 'ok') onChanged(t('cards.isDefaultNow', named));
  };
  // An answer can be lost, but the refetched list shows what was done.
  const shown = card.default ? null : failure;
  return (
    <>
      {card.default || isExpired ? null : (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('cards.makeDefaultOf', named)}
          isBusy={isPending}
          onClick={() => void makeDefault()}
        >
          {t('cards.makeDefault')}
        </Button>
      )}
      <Button size="small" variant="quiet" aria-label={t('cards.removeOf', named)} onClick={() => setIsAsking(true)}>
        {t('cards.remove')}
      </Button>
      {shown ? (
        <Notice tone="danger" role="alert" title={t('cards.changeFailed')}>
          <FailureReason failure={shown} />
        </Notice>
      ) : null}
      {isAsking ? (
        <RemoveCardDialog card={card} isOnly={isOnly} onClose={() => setIsAsking(false)} onRemoved={() => onChanged(t('cards.removed'))} />
      ) : null}
    </>
  );
}
