import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import type { Currency } from '@/lib/config/regions';
import type { ItemPassport } from '@/lib/contract/wardrobe-calls';
import { formatMoney } from '@/lib/money';
import { DateText } from '@/components/ui/text/date-text';
import { Heading } from '@/components/ui/text/heading';
import { TextButton } from '@/components/ui/actions/text-link';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Phrased } from '@/components/ui/text/text';
import { DOT } from '@/lib/text/join-words';

const List = styled.ol`
  display: grid;
  margin-inline-start: 0.3125rem;
  border-inline-start: 1px solid var(--line);
  & > li {
    position: relative;
    display: grid;
    gap: 0.125rem;
    padding: 0 0 var(--space-4) var(--space-4);
    font-size: var(--text-sm);
    line-height: 1.5;
  }
  & > li::before {
    content: '';
    position: absolute;
    inset-inline-start: -0.3125rem;
    top: 0.4375rem;
    width: 0.5625rem;
    height: 0.5625rem;
    border: 1px solid var(--line-strong);
    border-radius: 50%;
    background: var(--surface);
  }
  & > li[data-condition]::before {
    background: var(--ink);
    border-color: var(--ink);
  }
  & > li:last-child {
    padding-bottom: 0;
  }
  & time,
  & small {
    color: var(--muted);
    font-size: var(--text-xs);
  }
`;

const SHOWN_AT_FIRST = 5;
type Event = ItemPassport['history'][number];

interface Props {
  history: ItemPassport['history'];
  conditions: ItemPassport['conditionTimeline'];
  currency: Currency;
}

/** History and inspections of the piece, newest first. */
export function ItemTimeline({ history, conditions, currency }: Props) {
  const { t } = useTranslation('items');
  const { localeTag } = useLocale();
  const say = useEventWords();
  const [isWhole, setIsWhole] = useState(false);
  // A provider may have only one of the two.
  const seen = history.some(({ kind }) => kind === 'condition')
    ? []
    : conditions.map((one, index): Event => ({
        id: `condition-${index}`,
        kind: 'condition',
        state: null,
        service: null,
        amount: null,
        by: 'team',
        ...one,
      }));
  const events = [...history, ...seen].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  if (events.length === 0) return null;
  const shown = isWhole ? events : events.slice(0, SHOWN_AT_FIRST);

  return (
    <section aria-labelledby="passport-timeline">
      <Heading level={3} look="label" id="passport-timeline">
        {t('timeline.title')}
      </Heading>
      <List>
        {shown.map((event) => (
          <li key={event.id} data-condition={event.kind === 'condition' || undefined}>
            <Phrased>{say(event) + moneyOf(event)}</Phrased>
            {event.note ? <small dir="auto">{event.note}</small> : null}
            <DateText value={event.at} look="medium" />
          </li>
        ))}
      </List>
      {events.length > shown.length ? (
        <div>
          <TextButton onClick={() => setIsWhole(true)}>{t('timeline.all', { count: events.length })}</TextButton>
        </div>
      ) : null}
    </section>
  );

  function moneyOf({ kind, amount, condition, finding }: Event): string {
    const isSaid = amount !== null && !(kind === 'condition' && condition) && !finding;
    return isSaid ? `${DOT}${formatMoney({ amount, currency }, localeTag)}` : '';
  }
}

/** An event of a piece's history in the reader's words. */
export function useEventWords(): (event: Pick<Event, 'kind' | 'state' | 'condition' | 'service' | 'finding' | 'by'>) => string {
  const { t } = useTranslation('items');
  return ({ kind, state, condition, service, finding, by }) => {
    if (kind === 'state' && state) return t(`state.${state}`);
    if (kind === 'condition' && condition) return t('timeline.condition', { condition: t(`condition.${condition}`) });
    if (kind === 'care' && finding) return t(`timeline.finding.${finding}`);
    if (kind === 'care') return service ? t(`service.${service}`) : t('timeline.care');
    if (kind === 'price' && by === 'member') return t('sale.floorPrice');
    return t(`timeline.${kind}`);
  };
}
