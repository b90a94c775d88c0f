import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { addDays } from '@/lib/calendar-days';
import type { Plan } from '@/lib/contract/plan';
import { priceOfPeriod } from '@/lib/domain/pricing/plan-prices';
import type { MemberPlans } from '@/services/billing';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/layout/card';
import { Cluster, Stack } from '@/components/ui/layout/stack';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import { EndTermDialog } from './end-term-dialog';
import { MorePlaces } from './more-places';
import { NextPeriod } from './next-period';
import { EndedNotice, ScheduledNotice } from './plan-notices';
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
