import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { publicEnv, WALLET_NAMES } from '@/lib/config/env';
import type { Currency } from '@/lib/config/regions';
import { isCardExpired } from '@/lib/domain/payments/card-expiry';
import { savedCardNonce, savedCardsQuery } from '@/services/payments/saved-cards';
import { type Wallet, openWallets, type OpenWallets } from '@/services/payments/wallets';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { RadioCards } from '@/components/ui/forms/radio-cards';
import { Stack } from '@/components/ui/layout/stack';
import { useToday } from '@/components/ui/hooks/use-today';
import { CardEntry, type CardHandle } from './card-entry';
import { getClientToken } from '@/services/payments/open-card-form';
import { formatMoney } from '@/lib/money';
import { useLocale } from '@/components/ui/hooks/use-locale';

/** Hides controls, and keeps their place, until what is above has its final height: nothing moves under a press. */
export const HeldPlace = styled(Stack)`
  &[data-held='true'] {
    visibility: hidden;
  }
`;
const NONE: readonly Wallet[] = [];

interface Options {
  amount: number;
  currency: Currency;
  /** Null: not known yet. Empty: there is none, so there are no wallets. */
  clientToken: string | null;
}

/** The wallets that can pay here. Null: not known yet; where the site offers none, that is known at once and nothing is loaded. */
function useWallets({ amount, currency, clientToken }: Options): readonly Wallet[] | null {
  const { t } = useTranslation('payments');
  const { locale, localeTag, region } = useLocale();
  const [found, setFound] = useState<{ clientToken: string; wallets: readonly Wallet[] } | null>(null);
  const label = useRef((_name: Wallet['name']): string => '');
  useEffect(() => {
    label.current = (name) => t('wallet.pay', { amount: formatMoney({ amount, currency }, localeTag), wallet: WALLET_NAMES[name] });
  });

  useEffect(() => {
    if (publicEnv.wallets.length === 0 || !clientToken) return;
    let isGone = false;
    let opened: OpenWallets | null = null;
    const open = async () => {
      const labelOf = (name: Wallet['name']) => label.current(name);
      opened = await openWallets(publicEnv.wallets, { clientToken, currency, country: region.code, locale, labelOf });
      if (isGone) return opened.tearDown();
      setFound({ clientToken, wallets: opened.wallets });
    };
    // Cards can pay without them.
    open().catch(() => isGone || setFound({ clientToken, wallets: NONE }));
    return () => {
      isGone = true;
      opened?.tearDown();
    };
  }, [clientToken, currency, locale, region.code]);

  if (publicEnv.wallets.length === 0 || clientToken === '') return NONE;
  return found !== null && found.clientToken === clientToken ? found.wallets : null;
}

const NEW_CARD = 'new';

interface Props {
  ref: Ref<CardHandle>;
  /** Charged now, in minor units. */
  amount: number;
  currency: Currency;
  /** Whether the payer may have saved cards. */
  hasSavedCards: boolean;
  isKept: boolean;
  onSubmit: () => void;
  /** Whether a card, a wallet or a ready card form exists; before that nothing can be paid. */
  onReady: (isReady: boolean) => void;
  /** The chosen wallet, whose own button stands in the place of ours; null: a card pays. */
  onWallet: (wallet: Wallet | null) => void;
  clientToken?: string;
  onClientToken?: (clientToken: string) => void;
}

/** Choice of a saved card, a wallet or a new card. */
export function CardChoice({ ref, amount, currency, hasSavedCards, isKept, onSubmit, onReady, onWallet, ...given }: Props) {
  const { t } = useTranslation('payments');
  const entry = useRef<CardHandle>(null);
  const [isOpening, setIsOpening] = useState(true);
  const [chosen, setChosen] = useState<string | null>(null);
  const [token, setToken] = useState<string | null>(given.clientToken || null);

  // Nonces of saved cards need the extended API; without it the form is shown at once, without waiting for retries.
  const mayHaveCards = hasSavedCards && publicEnv.extApi;
  const asked = useQuery({ ...savedCardsQuery(currency), enabled: mayHaveCards, retry: false });
  // Always refetched first: if saved cards arrived later, they would replace the form and its input.
  const isAsking = mayHaveCards && !asked.isFetchedAfterMount;
  const cards = asked.isSuccess ? asked.data : [];
  const today = useToday();
  const usable = cards.filter(({ expiry }) => !isCardExpired(expiry, today));
  const current = chosen ?? usable.find((card) => card.default)?.id ?? usable[0]?.id ?? NEW_CARD;
  const isNew = current === NEW_CARD;

  // With a saved card there is no form that asks for the token.
  const mustAsk = publicEnv.wallets.length > 0 && token === null && !isAsking && !isNew;
  useEffect(() => {
    if (!mustAsk) return;
    let isGone = false;
    void getClientToken(currency)
      .catch(() => null)
      .then((answer) => isGone || setToken(answer?.kind === 'token' ? answer.clientToken : ''));
    return () => {
      isGone = true;
    };
  }, [mustAsk, currency]);
  // A form that has failed to open has no token.
  const found = useWallets({ amount, currency, clientToken: token ?? (isNew && !isOpening ? '' : null) });
  const wallets = found ?? [];
  const wallet = wallets.find(({ name }) => name === current) ?? null;

  const isReady = !isAsking && (!isNew || !isOpening);
  useLayoutEffect(() => onReady(isReady), [isReady, onReady]);
  useLayoutEffect(() => onWallet(wallet), [wallet, onWallet]);

  useImperativeHandle(
    ref,
    () => ({
      check: () => (isNew ? entry.current?.check() : undefined),
      nonce: async (sum, onDoing) => {
        if (isNew) return entry.current?.nonce(sum, onDoing) ?? { kind: 'unavailable' };
        if (wallet && sum !== null) {
          onDoing('wallet');
          return wallet.pay(sum, () => onDoing('bank'));
        }
        const answer = await savedCardNonce(current);
        return answer.kind === 'nonce' ? { kind: 'nonce', nonce: answer.nonce, card: null } : { kind: 'refused', code: answer.code };
      },
    }),
    [current, isNew, wallet],
  );

  if (isAsking) {
    return <LoadingRegion height="12rem" />;
  }
  const saved = cards.map((card) => ({
    value: card.id,
    label: t('saved.card', { brand: card.brand, last4: card.last4 }),
    hint: isCardExpired(card.expiry, today)
      ? t('saved.expired', { expiry: card.expiry })
      : t(card.default ? 'saved.default' : 'saved.expiry', { expiry: card.expiry }),
    isDisabled: isCardExpired(card.expiry, today),
  }));
  // While it is not known whether they can pay they hold their places, so that the form below does not move.
  const names = found?.map(({ name }) => name) ?? publicEnv.wallets;
  const ofWallets = names.map((name) => ({ value: name as string, label: WALLET_NAMES[name], isDisabled: !found }));
  const options =
    saved.length > 0
      ? [...saved, ...ofWallets, { value: NEW_CARD, label: t('saved.new'), hint: t(isKept ? 'saved.newHintKept' : 'saved.newHint') }]
      : [{ value: NEW_CARD, label: t('saved.newOnly') }, ...ofWallets];
  return (
    <Stack $gap={5}>
      {options.length > 1 ? (
        <HeldPlace data-held={!found && saved.length === 0}>
          <RadioCards name="payment-card" legend={t('saved.legend')} options={options} value={current} onChange={setChosen} />
        </HeldPlace>
      ) : null}
      {isNew ? (
        <CardEntry
          ref={entry}
          currency={currency}
          isKept={isKept}
          onSubmit={onSubmit}
          onOpening={setIsOpening}
          clientToken={given.clientToken}
          onClientToken={(clientToken) => {
            setToken(clientToken);
            given.onClientToken?.(clientToken);
          }}
        />
      ) : null}
    </Stack>
  );
}
