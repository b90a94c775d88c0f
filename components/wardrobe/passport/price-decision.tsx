import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState, type FocusEvent, type FormEvent } from 'react';
import type { Currency } from '@/lib/config/regions';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { payoutAt } from '@/lib/domain/pricing/commission';
import { isFloorPossible } from '@/lib/domain/wardrobe/sale-progress';
import { latinDigits } from '@/lib/text/latin-digits';
import { formatMoney } from '@/lib/money';
import { DynamicLoading } from '@/components/ui/feedback/dynamic-loading';
import { Button } from '@/components/ui/actions/button';
import { Field } from '@/components/ui/forms/field';
import { Notice } from '@/components/ui/feedback/notice';
import { TextInput } from '@/components/ui/forms/text-input';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { PassportForm } from './passport-form';
import { useDecideSale } from './use-decide-sale';
import { useFailureText } from '@/components/wardrobe/room/use-failure-text';

const DecisionDialog = dynamic(() => import('./decision-dialog').then((part) => part.DecisionDialog), {
  ssr: false,
  loading: DynamicLoading,
});

const MINOR = 100;
/** Default minimum as a share of the proposed price; leaves room to bargain, and the owner can change it. */
const USUAL_FLOOR = 0.8;

interface Props {
  item: WardrobeItem;
  listPrice: number;
  consignment: NonNullable<WardrobeItem['consignment']>;
  currency: Currency;
}

/** The owner's decision: accept with a minimum, decline, or withdraw. Accepts whole dollars or cents. */
export function PriceDecision({ item, listPrice, consignment, currency }: Props) {
  const { t } = useTranslation('items');
  const { localeTag } = useLocale();
  const failureText = useFailureText();
  const id = useId();
  const { isPending, failure, decide } = useDecideSale(item);
  const first = consignment.floorPrice ?? Math.round((listPrice * USUAL_FLOOR) / MINOR) * MINOR;
  const [text, setText] = useState(String(first / MINOR));
  const [isChecked, setIsChecked] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const money = (amount: number) => formatMoney({ amount, currency }, localeTag);
  const isListed = item.state === 'listed';
  const typed = latinDigits(text).trim();
  const floor = /^\d{1,7}([.,]\d{1,2})?$/.test(typed) ? Math.round(Number(typed.replace(',', '.')) * MINOR) : Number.NaN;
  const isPossible = isFloorPossible(floor, listPrice);
  const error = isChecked && !isPossible ? t('price.floorError', { maximum: money(listPrice) }) : null;
  const { commissionPercent } = consignment;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (isPossible) void decide({ decision: 'approve', floorPrice: floor });
    else document.getElementById(id)?.focus();
  };

  // No validation when the focus moves to a button: the error line would shift it away from the press.
  const checkOnLeaving = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof HTMLButtonElement)) setIsChecked(true);
  };
  const isBusy = isPending;
  return (
    <>
      <PassportForm noValidate method="post" onSubmit={submit}>
        <Field
          id={id}
          label={t('price.floor')}
          hint={
            isPossible && commissionPercent !== null
              ? t('price.floorHintSum', { payout: money(payoutAt(floor, commissionPercent).payout) })
              : t('price.floorHint')
          }
          error={error}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={text}
              onChange={({ target }) => setText(target.value)}
              onBlur={checkOnLeaving}
            />
          )}
        </Field>
        {failure ? (
          <Notice tone="danger" role="alert">
            {failureText(failure)}
          </Notice>
        ) : null}
        <div>
          <Button type="submit" size="small" isBusy={isBusy}>
            {isListed ? t('price.changeFloor') : t('price.approve', { price: money(listPrice) })}
          </Button>
          <Button variant="neutral" size="small" disabled={isBusy} aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
            {isListed ? t('price.withdraw') : t('price.decline')}
          </Button>
        </div>
      </PassportForm>
      {isAsking ? <DecisionDialog item={item} decision={isListed ? 'withdraw' : 'decline'} onClose={() => setIsAsking(false)} /> : null}
    </>
  );
}
