import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import type { Currency } from '@/lib/config/regions';
import type { Outcome } from '@/services/http/outcome';
import type { IntentResult } from '@/services/payments/payment-intent';
import { WALLET_NAMES } from '@/lib/config/env';
import { formatMoney } from '@/lib/money';
import type { Wallet } from '@/services/payments/wallets';
import { Button } from '@/components/ui/actions/button';
import { LockIcon } from '@/components/ui/page-icons';
import { Stack } from '@/components/ui/layout/stack';
import { useLocale } from '@/components/ui/hooks/use-locale';
import type { Elements } from '@/components/ui/theme/elements';
import { CardChoice, HeldPlace } from './card-choice';
import type { CardHandle } from './card-entry';
import type { PaymentDraft } from './model/payment-key';
import { PaymentStatus, type PaymentSubject } from './payment-status';
import { usePayment, type Rejected } from './use-payment';

interface Props<Data> {
  subject: PaymentSubject;
  /** Amount charged now, in minor units. */
  amount: number;
  currency: Currency;
  draft: PaymentDraft;
  /** Sends the payment; the nonce is empty when the amount is 0. */
  send: (nonce: string, key: string) => Promise<Outcome<Data>>;
  onPaid: (data: Data) => void;
  /** Paid, but the answer was lost: called with what the payment intent says. */
  onRecovered: (result: IntentResult | null) => void;
  /** @returns true when the caller shows the refusal itself (a new price, a lost slot) */
  onRefused?: (failure: Rejected) => boolean;
  /** Checked on press, before a nonce is requested: terms, missing answers. The card shows its errors at the same time. */
  isAllowed?: () => boolean;
  hasSavedCards: boolean;
  /** Whether a new card is saved for later charges; the page says so. */
  isCardKept?: boolean;
  /** Client token, when the caller's store holds one. */
  clientToken?: string;
  onClientToken?: (clientToken: string) => void;
  /** "Pay HK$880" */
  label: string;
  /** Content between card and button: the terms. */
  children?: Elements;
}

/** The button that the wallet's owner draws. */
function WalletButton({ wallet, onPress }: { wallet: Wallet; onPress: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const press = useRef(onPress);
  useLayoutEffect(() => {
    press.current = onPress;
  });
  useLayoutEffect(() => {
    if (place.current) wallet.draw?.(place.current, () => press.current());
  }, [wallet]);
  return <div ref={place} style={{ height: '3rem' }} />;
}

/** Choice of card or wallet and pay button, shared by all payments. The button stays locked until the result of a press is known. */
export function PayPanel<Data>({
  subject,
  amount,
  currency,
  draft,
  send,
  onPaid,
  onRecovered,
  onRefused,
  isAllowed,
  hasSavedCards,
  isCardKept = false,
  clientToken,
  onClientToken,
  label,
  children,
}: Props<Data>) {
  const { t } = useTranslation('payments');
  const card = useRef<CardHandle>(null);
  const { state, pay, checkAgain, startOver } = usePayment({ draft, amount, send, onPaid, onRecovered, onRefused });
  const { localeTag } = useLocale();
  const [isCardReady, setIsCardReady] = useState(false);
  const [wallet, setWallet] = useState<Wallet | null>(null);
  const isPreparing = amount > 0 && !isCardReady;
  const [wasReady, setWasReady] = useState(false);
  if (isCardReady && !wasReady) setWasReady(true);
  const isOpen = state.status === 'unknown' || state.status === 'untold';
  // The card form shows the bank's challenge (3-D Secure).
  const isAsked = state.status === 'locked' && state.doing === 'bank';
  const isLocked = state.status === 'locked' || isOpen || state.status === 'paid';

  const priced = wallet
    ? t('wallet.pay', { wallet: WALLET_NAMES[wallet.name], amount: formatMoney({ amount, currency }, localeTag) })
    : label;

  const start = () => {
    if (isLocked || isPreparing) return;
    if (isAllowed?.() === false) return card.current?.check();
    void pay(card.current);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    start();
  };
  return (
    <form noValidate onSubmit={submit} aria-label={t('form')}>
      <Stack $gap={5}>
        {amount > 0 ? (
          <div inert={isLocked && !isAsked}>
            <CardChoice
              ref={card}
              amount={amount}
              currency={currency}
              hasSavedCards={hasSavedCards}
              isKept={isCardKept}
              onSubmit={start}
              onReady={setIsCardReady}
              onWallet={setWallet}
              clientToken={clientToken}
              onClientToken={onClientToken}
            />
          </div>
        ) : null}
        {children ? (
          <HeldPlace $gap={5} data-held={isPreparing && !wasReady}>
            {children}
          </HeldPlace>
        ) : null}
        <PaymentStatus state={state} subject={subject} onCheckAgain={() => void checkAgain()} onStartOver={startOver} />
        {isOpen ? null : wallet?.draw && !isLocked ? (
          <WalletButton wallet={wallet} onPress={start} />
        ) : (
          <Button type="submit" size="large" isFullWidth isBusy={isPreparing || state.status === 'locked' || state.status === 'paid'}>
            {isLocked || isPreparing ? null : <LockIcon size={18} />}
            <span>{state.status === 'locked' ? t(`doing.${state.doing}`) : isPreparing ? t('doing.card') : priced}</span>
          </Button>
        )}
      </Stack>
    </form>
  );
}
