import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { FailureReason } from '@/components/payments/failure-reason';
import { Notice } from '@/components/ui/feedback/notice';
import { addDays } from '@/lib/calendar-days';
import { ROUTES } from '@/lib/config/routes';
import type { Plan, NextPeriod as PlannedPeriod } from '@/lib/contract/plan';
import { priceOfPeriod } from '@/lib/domain/pricing/plan-prices';
import { type MemberPlans, useInvalidateInvoices } from '@/services/billing';
import { Button, ButtonLink } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/layout/card';
import { Cluster, Stack } from '@/components/ui/layout/stack';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import { useCallMutation } from '@/services/http/use-call-mutation';
import { DOT } from '@/lib/text/join-words';
import { EndTermDialog } from './end-term-dialog';
import { MorePlaces } from './more-places';
import { NextPeriod } from './next-period';
import { usePlanWords } from './use-plan-words';

interface Props {
  plan: Plan;
  meter: MemberPlans['meter'];
  /** Says on the page what was done; null takes an older message away. */
  onDone: (message: string | null) => void;
}

type Part = 'more' | 'next' | 'end';

/** One ordered plan: its facts, and below them the three things that can be done about it. */
export function PlanCard({ plan, meter, onDone }: Props) {
  const { t } = useTranslation('plan');
  const [part, setPart] = useState<Part | null>(null);
  const { state, next, ending, closed } = plan;
  const show = (wanted: Part) => {
    onDone(null);
    setPart((now) => (now === wanted ? null : wanted));
  };
  const finish = (message: string) => {
    setPart(null);
    onDone(message);
  };
  const isRunning = state === 'running';
  const button = (wanted: Part, label: string) => (
    <Button
      variant={wanted === 'more' ? 'primary' : 'neutral'}
      size="small"
      aria-expanded={wanted === 'end' ? undefined : part === wanted}
      onClick={() => show(wanted)}
    >
      {label}
    </Button>
  );
  return (
    <Card as="section" aria-labelledby={`plan-${plan.id}`}>
      <Stack $gap={5}>
        <Heading level={2} look="h4" id={`plan-${plan.id}`}>
          {t('order', { number: plan.number })}
        </Heading>
        <PlanFacts plan={plan} />
        {state === 'ended' ? <EndedNotice plan={plan} onDone={finish} /> : null}
        {next ? <ScheduledNotice plan={plan} next={next} onDone={finish} /> : null}
        {state === 'resting' || state === 'coming' ? <Text $tone="muted">{t(`stage.${state}`)}</Text> : null}
        <Cluster>
          {isRunning ? button('more', t('more.open')) : null}
          {isRunning && !next?.isBilled && plan.renewal ? button('next', t('next.open')) : null}
          {ending ? button('end', t(state === 'resting' ? 'term.endResting' : 'term.end')) : null}
        </Cluster>
        {part === 'more' && closed && closed !== 'state' ? <Text>{t(`more.closed.${closed}`)}</Text> : null}
        {part === 'more' && !closed ? <MorePlaces plan={plan} onDone={finish} /> : null}
        {part === 'next' ? <NextPeriod plan={plan} meter={meter} onDone={finish} /> : null}
        {part === 'end' && ending ? <EndTermDialog term={ending} onClose={() => setPart(null)} onEnded={finish} /> : null}
      </Stack>
    </Card>
  );
}

function PlanFacts({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plan');
  const { money, date, placesOf, nameOf } = usePlanWords(plan);
  const { lines, percent, months, renewal, ending, startedOn, state } = plan;
  if (lines.length === 0) return null;
  const monthly = priceOfPeriod(
    lines.map(({ price }) => price),
    percent,
    1,
  );
  const today = priceOfPeriod(
    lines.map(({ price, priceToday }) => priceToday ?? price),
    percent,
    1,
  );
  return (
    <DefinitionList
      entries={[
        ...lines.map((line) => ({ term: nameOf(line), value: placesOf(line) })),
        {
          term: t('fact.price'),
          value: percent > 0 ? t('fact.discounted', { amount: money(monthly), percent }) : t('fact.monthly', { amount: money(monthly) }),
        },
        { term: t('fact.lock'), value: today > monthly ? t('fact.cheaper', { amount: money(today) }) : t('fact.kept') },
        { term: t('fact.term'), value: t('fact.since', { count: months, date: date(startedOn) }) },
        ...(ending && state === 'running' ? [{ term: t('fact.paidUntil'), value: date(addDays(ending.paidUntil, -1)) }] : []),
        ...(renewal
          ? [
              {
                term: t('fact.renews'),
                value: t('fact.renewal', { date: date(renewal.on), amount: money(renewal.amount), count: renewal.months }),
              },
            ]
          : []),
        ...lines.flatMap((line) =>
          line.coverLimit === undefined
            ? []
            : [
                {
                  term: t('fact.cover', { name: nameOf(line) }),
                  value: t(line.package === 'lite' ? 'fact.perBag' : 'fact.perPiece', { amount: money(line.coverLimit) }),
                },
              ],
        ),
      ]}
    />
  );
}

const TO_DELIVERY = `${ROUTES.items.path}?place=stored`;

interface ScheduledNoticeProps {
  plan: Plan;
  onDone: (message: string) => void;
}

/** What changes with the next renewal, and the way back. */
function ScheduledNotice({ plan, next, onDone }: ScheduledNoticeProps & { next: PlannedPeriod }) {
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
        <span>{t('scheduled.body', { sizes: sizes.join(DOT), amount: money(next.amount), count: next.months })}</span>
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
function EndedNotice({ plan, onDone }: ScheduledNoticeProps) {
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
