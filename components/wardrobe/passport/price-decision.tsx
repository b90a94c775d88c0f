import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState, type FocusEvent, type FormEvent } from 'react';
import type { Currency } from '@/lib/config/regions';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { payoutAt } from '@/lib/domain/pricing/commission';
import { MARKDOWNS } from '@/lib/domain/consignment/markdown';
import { floorBounds, isFloorLow } from '@/lib/domain/wardrobe/sale-progress';
import { percentOf } from '@/lib/domain/shared/round-half-up';
import { readMoney } from '@/lib/text/read-money';
import { formatMoney } from '@/lib/money';
import { DynamicLoading } from '@/components/ui/feedback/dynamic-loading';
import { Button } from '@/components/ui/actions/button';
import { Field } from '@/components/ui/forms/field';
import { Notice } from '@/components/ui/feedback/notice';
import { TextInput } from '@/components/ui/forms/text-input';
import { Text } from '@/components/ui/text/text';
import { useSentenceGap } from '@/components/ui/text/use-sentence-gap';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { PassportForm } from './passport-form';
import { useDecideSale } from './use-decide-sale';
import { useFailureText } from '@/components/wardrobe/room/use-failure-text';

const DecisionDialog = dynamic(() => import('./decision-dialog').then((part) => part.DecisionDialog), {
  ssr: false,
  loading: DynamicLoading,
});

const LowFloorDialog = dynamic(() => import('./low-floor-dialog').then((part) => part.LowFloorDialog), {
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

/** The owner's decision: accept with a minimum, decline, or withdraw. A floor far below the proposal is asked about. */
export function PriceDecision({ item, listPrice, consignment, currency }: Props) {
  const { t } = useTranslation('items');
  const { localeTag } = useLocale();
  const gap = useSentenceGap();
  const failureText = useFailureText();
  const id = useId();
  const { isPending, failure, decide } = useDecideSale(item);
  const first = consignment.floorPrice ?? Math.round((listPrice * USUAL_FLOOR) / MINOR) * MINOR;
  const [isChecked, setIsChecked] = useState(false);
  const [asked, setAsked] = useState<'end' | 'low-floor' | null>(null);
  const money = (amount: number) => formatMoney({ amount, currency }, localeTag);
  const [text, setText] = useState(() => money(first));
  const isListed = item.state === 'listed';
  const floor = readMoney(text, currency);
  const { minimum, maximum } = floorBounds(listPrice, currency);
  const isPossible = floor !== null && floor >= minimum && floor <= maximum;
  const error = isChecked && !isPossible ? t('price.floorError', { minimum: money(minimum), maximum: money(maximum) }) : null;
  const { commissionPercent } = consignment;
  const payoutOf = (price: number) => (commissionPercent === null ? null : money(payoutAt(price, commissionPercent).payout));
  // Never below the floor, as the reader has just typed it.
  const reduced = (percent: number) => money(Math.max(isPossible ? floor : 0, listPrice - percentOf(listPrice, percent)));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isPossible) return document.getElementById(id)?.focus();
    const isLow = isFloorLow(floor, listPrice);
    if (isLow && floor !== consignment.floorPrice) setAsked('low-floor');
    else void decide({ decision: 'approve', floorPrice: floor, ...(isLow ? { isLowFloorMeant: true } : {}) });
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
          hint={isPossible && commissionPercent !== null ? t('price.floorHintSum', { payout: payoutOf(floor) }) : t('price.floorHint')}
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
        <Text $size="sm" $tone="soft">
          {MARKDOWNS.filter(({ percent }) => percent > 0)
            .map(({ fromDay, percent }) => t('price.reduction', { day: fromDay, percent, price: reduced(percent) }))
            .join(gap)}
        </Text>
        {failure ? (
          <Notice tone="danger" role="alert">
            {failureText(failure)}
          </Notice>
        ) : null}
        <div>
          <Button type="submit" size="small" isBusy={isBusy}>
            {isListed ? t('price.changeFloor') : t('price.approve', { price: money(listPrice) })}
          </Button>
          <Button variant="neutral" size="small" disabled={isBusy} aria-haspopup="dialog" onClick={() => setAsked('end')}>
            {isListed ? t('price.withdraw') : t('price.decline')}
          </Button>
        </div>
      </PassportForm>
      {asked === 'end' ? <DecisionDialog item={item} decision={isListed ? 'withdraw' : 'decline'} onClose={() => setAsked(null)} /> : null}
      {asked === 'low-floor' && isPossible ? (
        <LowFloorDialog
          sums={{ asking: money(listPrice), floor: money(floor), payout: payoutOf(floor) }}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            void decide({ decision: 'approve', floorPrice: floor, isLowFloorMeant: true });
          }}
        />
      ) : null}
    </>
  );
}
