import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { addDays } from '@/lib/calendar-days';
import type { Plan } from '@/lib/contract/plan';
import { NOTICE_DAYS } from '@/lib/domain/billing/invoice-days';
import { priceOfPeriod } from '@/lib/domain/pricing/plan-prices';
import { roundHalfUp } from '@/lib/domain/shared/round-half-up';
import { useInvalidateInvoices, type MemberPlans } from '@/services/billing';
import { useCallMutation } from '@/services/http/use-call-mutation';
import { Button } from '@/components/ui/actions/button';
import { RadioGroup } from '@/components/ui/forms/radio-group';
import { SelectField } from '@/components/ui/forms/select';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { Stack } from '@/components/ui/layout/stack';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import { FailureAlert } from '@/components/payments/failure-reason';
import { usePlanWords } from './use-plan-words';

interface Props {
  plan: Plan;
  meter: MemberPlans['meter'];
  onDone: (message: string) => void;
}

/** What the plan becomes when the paid period ends: another size, a longer period, or both. Nothing is charged before its invoice. */
export function NextPeriod({ plan, meter, onDone }: Props) {
  const { t } = useTranslation('plan');
  const { nameOf, placesOf, money, date } = usePlanWords(plan);
  const invalidate = useInvalidateInvoices();
  const { failure, isPending, run } = useCallMutation('changePlan');
  const { next, lines, periods, renewal } = plan;
  const [quantities, setQuantities] = useState(() => next?.quantities ?? lines.map(({ quantity }) => quantity));
  const [months, setMonths] = useState(next?.months ?? 1);
  if (!renewal) return null;
  const period = periods.find((choice) => choice.months === months) ?? { months: 1, percent: plan.percent };
  const amount = priceOfPeriod(
    lines.map((line, index) => line.options.find(({ quantity }) => quantity === quantities[index])?.price ?? line.price),
    period.percent,
    period.months,
  );
  const from = date(renewal.on);
  const isAsItIs = !next && period.months === 1 && lines.every(({ quantity }, index) => quantity === quantities[index]);
  const free = (name: string) => {
    const places = meter?.packages.find((entry) => entry.package === name);
    return places ? Math.max(0, places.itemsAllowed - places.itemsUsed) : 0;
  };
  const save = async () => {
    const outcome = await run({ params: { id: plan.id }, body: { from: renewal.on, quantities, months: period.months, amount } });
    void invalidate();
    if (outcome?.kind === 'ok') onDone(outcome.data.next ? t('next.saved', { date: from }) : t('next.asItWas'));
  };
  return (
    <Stack $gap={5}>
      <Heading level={3} look="h4">
        {t('next.title', { date: from })}
      </Heading>
      <Text>{t('next.intro', { date: date(addDays(renewal.on, -NOTICE_DAYS)) })}</Text>
      {lines.map((line, index) => (
        <SelectField
          key={`${line.package}-${index}`}
          label={t('next.size', { name: nameOf(line) })}
          hint={t('next.fits')}
          value={String(quantities[index])}
          onChange={({ target }) => setQuantities((now) => now.map((was, at) => (at === index ? Number(target.value) : was)))}
        >
          {line.options.map(({ quantity, price }) => (
            <option key={quantity} value={quantity} disabled={line.quantity - quantity > free(line.package)}>
              {t('next.option', {
                places: placesOf({ package: line.package, quantity }),
                amount: money(priceOfPeriod([price], period.percent, 1)),
              })}
            </option>
          ))}
        </SelectField>
      ))}
      <RadioGroup
        legend={t('next.period')}
        name={`period-${plan.id}`}
        value={String(period.months)}
        onChange={(value) => setMonths(Number(value))}
        options={periods.map((choice) => ({
          value: String(choice.months),
          label: choice.months === 1 ? t('next.monthly') : t('next.months', { count: choice.months }),
          ...(choice.percent > 0 ? { hint: t('next.percent', { percent: choice.percent }) } : {}),
        }))}
      />
      <DefinitionList
        entries={[
          ...(period.months > 1
            ? [{ term: t('next.perMonth'), value: t('fact.monthly', { amount: money(roundHalfUp(amount, period.months)) }) }]
            : []),
          { term: t('next.charged', { date: from, count: period.months }), value: money(amount), isTotal: true },
        ]}
      />
      <FailureAlert failure={failure} title={t('next.failed')} />
      {isAsItIs ? (
        <Text $tone="muted">{t('next.same')}</Text>
      ) : (
        <div>
          <Button isBusy={isPending} onClick={() => void save()}>
            {t('next.save', { date: from })}
          </Button>
        </div>
      )}
    </Stack>
  );
}
