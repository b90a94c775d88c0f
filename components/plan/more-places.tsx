import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { addDays } from '@/lib/calendar-days';
import type { Plan } from '@/lib/contract/plan';
import { priceOfPeriod } from '@/lib/domain/pricing/plan-prices';
import { buyPlaces, useInvalidateInvoices } from '@/services/billing';
import { SelectField } from '@/components/ui/forms/select';
import { Notice } from '@/components/ui/feedback/notice';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { Stack } from '@/components/ui/layout/stack';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import { PayPanel } from '@/components/payments/pay-panel';
import { usePaymentDraft } from '@/components/payments/payment-draft';
import { usePlanWords } from './use-plan-words';

interface Props {
  plan: Plan;
  onDone: (message: string) => void;
}

/** Larger sizes of each line. */
function largerSizes({ lines }: Plan) {
  return lines.flatMap((line, index) =>
    line.options.flatMap(({ quantity, price, now }) => (now === null ? [] : [{ line, index, quantity, price, amount: now }])),
  );
}
type Size = ReturnType<typeof largerSizes>[number];

/** More places from today: what they cost until the paid period ends, by the server's sum, and what the plan costs afterwards. */
export function MorePlaces({ plan, onDone }: Props) {
  const { t } = useTranslation('plan');
  const { nameOf, placesOf, money } = usePlanWords(plan);
  const sizes = largerSizes(plan);
  const invalidate = useInvalidateInvoices();
  const [chosen, setChosen] = useState(0);
  const [isOld, setIsOld] = useState(false);
  const size = sizes[Math.min(chosen, sizes.length - 1)];
  if (!size) return <Text>{t('more.largest')}</Text>;
  return (
    <Stack $gap={5}>
      <Heading level={3} look="h4">
        {t('more.title')}
      </Heading>
      <SelectField
        label={t('next.size', { name: nameOf(size.line) })}
        value={String(sizes.indexOf(size))}
        onChange={({ target }) => setChosen(Number(target.value))}
      >
        {[...new Set(sizes.map(({ index }) => index))].map((group) => (
          <optgroup key={group} label={nameOf(plan.lines[group] ?? size.line)}>
            {sizes.map(({ line, index, quantity, price }, position) =>
              index === group ? (
                <option key={quantity} value={position}>
                  {t('next.option', {
                    places: placesOf({ package: line.package, quantity }),
                    amount: money(priceOfPeriod([price], plan.percent, 1)),
                  })}
                </option>
              ) : null,
            )}
          </optgroup>
        ))}
      </SelectField>
      {isOld ? (
        <Notice tone="warning" role="alert" title={t('changed.title')}>
          {t('changed.body')}
        </Notice>
      ) : null}
      <BuySize
        key={`${size.index}-${size.line.quantity}-${size.quantity}-${size.amount}`}
        plan={plan}
        size={size}
        onDone={onDone}
        onOld={() => {
          setIsOld(true);
          void invalidate();
        }}
      />
    </Stack>
  );
}

/** One size is one payment: another has a key of its own, and the same in two tabs is paid once. */
function BuySize({ plan, size, onDone, onOld }: Props & { size: Size; onOld: () => void }) {
  const { t } = useTranslation('plan');
  const { money, date, placesOf } = usePlanWords(plan);
  const invalidate = useInvalidateInvoices();
  const { line, index, quantity, price, amount } = size;
  const draft = usePaymentDraft(`places.${plan.id}.${index}.${line.quantity}-${quantity}.${amount}`);
  const monthly = (size: number) =>
    priceOfPeriod(
      plan.lines.map((row, position) => (position === index ? size : row.price)),
      plan.percent,
      1,
    );
  const until = plan.renewal ? date(addDays(plan.renewal.on, -1)) : '';
  const settle = () => {
    onDone(t('more.done', { places: placesOf({ package: line.package, quantity }) }));
    void invalidate();
  };
  return (
    <Stack $gap={5}>
      <DefinitionList
        entries={[
          { term: t('more.until', { date: until }), value: money(amount), isTotal: true },
          { term: t('more.afterwards'), value: t('fact.monthly', { amount: money(monthly(price)) }) },
          { term: t('more.atPresent'), value: t('fact.monthly', { amount: money(monthly(line.price)) }) },
        ]}
      />
      <Text $size="sm" $tone="muted">
        {t('more.rule')}
      </Text>
      <PayPanel
        subject="invoice"
        amount={amount}
        currency={plan.currency}
        draft={draft}
        send={(nonce, key) => buyPlaces({ plan: plan.id, line: index, was: line.quantity, quantity, amount }, nonce, key)}
        onPaid={settle}
        onRecovered={settle}
        onRefused={({ code }) => {
          const isOld = code === 'PRICE_CHANGED' || code === 'CONFLICT';
          if (isOld) onOld();
          return isOld;
        }}
        hasSavedCards
        label={amount > 0 ? t('more.pay', { amount: money(amount) }) : t('more.add')}
      />
    </Stack>
  );
}
