import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@/lib/config/routes';
import type { NextPeriod, Plan } from '@/lib/contract/plan';
import { useInvalidateInvoices } from '@/services/billing';
import { useCallMutation } from '@/services/http/use-call-mutation';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Notice } from '@/components/ui/feedback/notice';
import { Cluster, Stack } from '@/components/ui/layout/stack';
import { FailureReason } from '@/components/payments/failure-reason';
import { usePlanWords } from './use-plan-words';

const TO_DELIVERY = `${ROUTES.items.path}?place=stored`;

interface Props {
  plan: Plan;
  onDone: (message: string) => void;
}

/** What changes with the next renewal, and the way back. */
export function ScheduledNotice({ plan, next, onDone }: Props & { next: NextPeriod }) {
  const { t } = useTranslation('plan');
  const { nameOf, placesOf, money, date } = usePlanWords(plan);
  const invalidate = useInvalidateInvoices();
  const { failure, isPending, run } = useCallMutation('keepPlan');
  const sizes = plan.lines.map((line, index) =>
    t('scheduled.size', {
      name: nameOf(line),
      places: placesOf({ package: line.package, quantity: next.quantities[index] ?? line.quantity }),
    }),
  );
  const takeBack = async () => {
    const outcome = await run({ params: { id: plan.id } });
    void invalidate();
    if (outcome?.kind === 'ok') onDone(t('next.asItWas'));
  };
  return (
    <Notice title={t('scheduled.title', { date: date(next.from) })}>
      <Stack $gap={3} $align="start">
        <span>{t('scheduled.body', { sizes: sizes.join(' · '), amount: money(next.amount), count: next.months })}</span>
        {next.isBilled ? (
          <span>{t('scheduled.billed')}</span>
        ) : (
          <Button size="small" variant="neutral" isBusy={isPending} onClick={() => void takeBack()}>
            {t('scheduled.takeBack')}
          </Button>
        )}
        {failure ? (
          <span role="alert">
            <FailureReason failure={failure} />
          </span>
        ) : null}
      </Stack>
    </Notice>
  );
}

/** A plan that ends: until when, how the pieces come home, and the way back where no money has moved. */
export function EndedNotice({ plan, onDone }: Props) {
  const { t } = useTranslation('plan');
  const { date } = usePlanWords(plan);
  const invalidate = useInvalidateInvoices();
  const { failure, isPending, run } = useCallMutation('goOnWithTerm');
  const goOn = async () => {
    const outcome = await run({ params: { id: plan.id } });
    void invalidate();
    if (outcome?.kind === 'ok') onDone(t('ended.goesOn'));
  };
  return (
    <Notice tone="warning" title={t('ended.title', { date: plan.endsOn ? date(plan.endsOn) : '' })}>
      <Stack $gap={3} $align="start">
        <span>{t(plan.canGoOn ? 'ended.body' : 'ended.final')}</span>
        <Cluster>
          <ButtonLink size="small" href={TO_DELIVERY}>
            {t('ended.deliver')}
          </ButtonLink>
          {plan.canGoOn ? (
            <Button size="small" variant="neutral" isBusy={isPending} onClick={() => void goOn()}>
              {t('ended.goOn')}
            </Button>
          ) : null}
        </Cluster>
        {failure ? (
          <span role="alert">
            <FailureReason failure={failure} />
          </span>
        ) : null}
      </Stack>
    </Notice>
  );
}
