import { useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { publicEnv } from '@/lib/config/env';
import type { Currency } from '@/lib/config/regions';
import { isCardExpired } from '@/lib/domain/payments/card-expiry';
import { savedCardNonce, savedCardsQuery } from '@/services/payments/saved-cards';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/loading-region';
import { RadioCards } from '@/components/ui/forms/radio-cards';
import { Stack } from '@/components/ui/layout/stack';
import { useToday } from '@/components/ui/hooks/use-today';
import { CardEntry } from './card-entry';
import type { CardHandle } from './card-handle';

const NEW_CARD = 'new';

interface Props {
  ref: Ref<CardHandle>;
  currency: Currency;
  /** Whether the payer may have saved cards. */
  hasSavedCards: boolean;
  isKept: boolean;
  onSubmit: () => void;
  /** Whether a card or a ready card form exists; before that nothing can be paid. */
  onReady: (isReady: boolean) => void;
  clientToken?: string;
  onClientToken?: (clientToken: string) => void;
}

/** Choice of a saved card or a new one. */
export function CardChoice({ ref, currency, hasSavedCards, isKept, onSubmit, onReady, ...token }: Props) {
  const { t } = useTranslation('payments');
  const entry = useRef<CardHandle>(null);
  const [isOpening, setIsOpening] = useState(true);
  const [chosen, setChosen] = useState<string | null>(null);

  // Nonces of saved cards need the extended API; without it the form is shown at once, without waiting for retries.
  const mayHaveCards = hasSavedCards && publicEnv.extApi;
  const saved = useQuery({ ...savedCardsQuery(currency), enabled: mayHaveCards, retry: false });
  // Always refetched first: if saved cards arrived later, they would replace the form and its input.
  const isAsking = mayHaveCards && !saved.isFetchedAfterMount;
  const cards = saved.isSuccess ? saved.data : [];
  const today = useToday();
  const usable = cards.filter(({ expiry }) => !isCardExpired(expiry, today));
  const current = chosen ?? usable.find((card) => card.default)?.id ?? usable[0]?.id ?? NEW_CARD;

  const isReady = !isAsking && (current !== NEW_CARD || !isOpening);
  useLayoutEffect(() => onReady(isReady), [isReady, onReady]);

  useImperativeHandle(
    ref,
    () => ({
      check: () => (current === NEW_CARD ? entry.current?.check() : undefined),
      nonce: async (amount, onChallenge) => {
        if (current === NEW_CARD) return entry.current?.nonce(amount, onChallenge) ?? { kind: 'unavailable' };
        const answer = await savedCardNonce(current);
        return answer.kind === 'nonce' ? { kind: 'nonce', nonce: answer.nonce, card: null } : { kind: 'refused', code: answer.code };
      },
    }),
    [current],
  );

  if (isAsking) {
    return (
      <LoadingRegion>
        <Skeleton $height="12rem" />
      </LoadingRegion>
    );
  }
  const options = [
    ...cards.map((card) => ({
      value: card.id,
      label: t('saved.card', { brand: card.brand, last4: card.last4 }),
      hint: isCardExpired(card.expiry, today)
        ? t('saved.expired', { expiry: card.expiry })
        : t(card.default ? 'saved.default' : 'saved.expiry', { expiry: card.expiry }),
      isDisabled: isCardExpired(card.expiry, today),
    })),
    { value: NEW_CARD, label: t('saved.new'), hint: t(isKept ? 'saved.newHintKept' : 'saved.newHint') },
  ];
  return (
    <Stack $gap={5}>
      {cards.length > 0 ? (
        <RadioCards name="payment-card" legend={t('saved.legend')} options={options} value={current} onChange={setChosen} />
      ) : null}
      {current === NEW_CARD ? (
        <CardEntry ref={entry} currency={currency} isKept={isKept} onSubmit={onSubmit} onOpening={setIsOpening} {...token} />
      ) : null}
    </Stack>
  );
}
