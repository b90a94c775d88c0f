import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { formatMoney } from '@/lib/money';
import { personName } from '@/lib/text/names';
import { PayBack } from '@/components/payments/pay-back';
import { PayPanel } from '@/components/payments/pay-panel';
import { usePaymentDraft } from '@/components/payments/payment-draft';
import type { Rejected } from '@/components/payments/use-payment';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { EmailText } from '@/components/ui/text/email-text';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Notice } from '@/components/ui/feedback/notice';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { TextButton } from '@/components/ui/actions/text-link';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { payGift } from '@/services/gift';
import type { IntentResult } from '@/services/payments/payment-intent';
import { useGiftStore } from '@/stores/gift-store';
import { useUserStore } from '@/stores/user-store';
import type { ShownGift } from '@/components/gift/gift-props';
import type { FieldError } from '@/lib/contract/envelope';
import { tidyGift } from '../model/gift-form';

/** The new price of a PRICE_CHANGED, in minor units; null if there is none. */
export function changedPrice(fields: readonly FieldError[]): number | null {
  const now = Number(fields.find(({ path, code }) => path === 'price' && code === 'changed')?.params?.now);
  return Number.isSafeInteger(now) && now > 0 ? now : null;
}

const Message = styled.span`
  display: inline-block;
  vertical-align: top;
  text-align: start;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export function GiftPay({ gift, onBack }: { gift: ShownGift; onBack: () => void }) {
  const { t } = useTranslation(['gift-order', 'errors']);
  const { region, localeTag } = useLocale();
  const form = useGiftStore((state) => state.giftPackage);
  const startPayment = useGiftStore((state) => state.startPayment);
  const failPayment = useGiftStore((state) => state.failPayment);
  const succeedPayment = useGiftStore((state) => state.succeedPayment);
  const isLoading = useGiftStore((state) => state.isLoading);
  const packageSelected = useGiftStore((state) => state.packageSelected);
  const clientToken = useGiftStore((state) => state.clientToken);
  const receiveClientToken = useGiftStore((state) => state.receiveClientToken);
  const hasSavedCards = useUserStore((state) => state.logged);
  const draft = usePaymentDraft(`gift.${region.code}`);
  const [newPrice, setNewPrice] = useState<number | null>(null);
  const price = newPrice ?? gift.price;
  const money = (amount: number) => formatMoney({ amount, currency: region.currency }, localeTag);
  if (price === null) return <ErrorState title={t('gift-order:pay.noPrice')} body={t('gift-order:pay.noPriceBody')} />;

  const send = async (paymentMethodNonce: string, key: string) => {
    startPayment();
    const outcome = await payGift(
      { ...tidyGift(form), packageId: gift.slug, country: region.code, currency: region.currency, price, paymentMethodNonce },
      key,
    );
    if (outcome.kind !== 'ok') failPayment();
    return outcome;
  };
  const onRecovered = (result: IntentResult | null) =>
    succeedPayment(result?.gift?.giftCode ?? '', result?.gift?.reference ?? '', result?.gift?.expiresAt);
  const onRefused = ({ code, fields }: Rejected) => {
    const changed = code === 'PRICE_CHANGED' ? changedPrice(fields) : null;
    if (changed !== null) setNewPrice(changed);
    return changed !== null;
  };
  return (
    <Stack $gap={5}>
      <DefinitionList
        entries={[
          { term: t('gift-order:pay.package'), value: packageSelected },
          { term: t('gift-order:pay.for'), value: form.recipientName },
          { term: t('gift-order:pay.from'), value: personName(form) },
          ...(form.message.trim() === ''
            ? []
            : [{ term: t('gift-order:pay.message'), value: <Message dir="auto">{form.message.trim()}</Message> }]),
          { term: t('gift-order:pay.email'), value: <EmailText address={form.emailAddress} /> },
          { term: t('gift-order:pay.total'), value: money(price), isTotal: true },
        ]}
      />
      <div>
        <TextButton disabled={isLoading} onClick={onBack}>
          {t('gift-order:pay.change')}
        </TextButton>
      </div>
      {newPrice !== null && gift.price !== null ? (
        <Notice tone="warning" role="alert" title={t('errors:PRICE_CHANGED')}>
          {t('gift-order:pay.newPrice', { was: money(gift.price), now: money(newPrice) })}
        </Notice>
      ) : null}
      <PayPanel
        subject="gift"
        amount={price}
        currency={region.currency}
        draft={draft}
        send={send}
        onPaid={({ giftCode, reference, expiresAt }) => succeedPayment(giftCode ?? '', reference ?? '', expiresAt)}
        onRecovered={onRecovered}
        onRefused={onRefused}
        hasSavedCards={hasSavedCards}
        clientToken={clientToken}
        onClientToken={receiveClientToken}
        label={t('gift-order:pay.submit', { amount: money(price) })}
      >
        <Text $size="xs" $tone="muted">
          {t('gift-order:pay.terms')}
        </Text>
      </PayPanel>
      <PayBack isDisabled={isLoading} onBack={onBack} />
    </Stack>
  );
}
