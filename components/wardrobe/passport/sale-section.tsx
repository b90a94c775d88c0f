import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useState } from 'react';
import { countryOfCurrency, type Currency, REGIONS } from '@/lib/config/regions';
import type { WardrobeItem, Settlement } from '@/lib/contract/wardrobe';
import { REJECTION_REASONS } from '@/lib/contract/wardrobe-names';
import { listingEndsOn, PAYOUT_DAYS } from '@/lib/domain/consignment/markdown';
import { SALE_STEPS, saleStepOf } from '@/lib/domain/wardrobe/sale-progress';
import { calendarDateOf } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { Button } from '@/components/ui/actions/button';
import { DateText } from '@/components/ui/text/date-text';
import { DefinitionList, type Definition } from '@/components/ui/layout/definition-list';
import { Heading } from '@/components/ui/text/heading';
import { CheckIcon } from '@/components/ui/icons';
import { Notice } from '@/components/ui/feedback/notice';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useToday } from '@/components/ui/hooks/use-today';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { clientOnly, SilentDynamicLoading } from '@/components/ui/feedback/client-only';
import { DOT } from '@/lib/text/join-words';
import { PriceDecision } from './price-decision';
import { usePayoutWords } from '@/components/wardrobe/payout/use-payout-words';
import { DecisionDialog } from './decision-dialog';
import { UnsoldChoice } from './unsold-choice';

/** Status of a sale's payout: waiting for payout details, due, in transfer, or paid. */
export function SettlementLine({
  settlement: { state, method, ending, amount, on },
  currency,
}: {
  settlement: Settlement;
  currency: Currency;
}) {
  const { t } = useTranslation('items');
  const { localeTag } = useLocale();
  const say = usePayoutWords(countryOfCurrency(currency));
  const sum = formatMoney({ amount, currency }, localeTag);
  const where = method === null ? null : say({ method, ending });
  return (
    <Notice tone={state === 'wanted' ? 'warning' : state === 'paid' ? 'success' : 'info'} title={t(`payout.state.${state}`)}>
      <span>{where === null ? sum : `${sum}${DOT}${where}`}</span>
      {on === null ? (
        state === 'due' ? (
          <span>{`${DOT}${t('price.calendar.paid', { count: PAYOUT_DAYS })}`}</span>
        ) : null
      ) : (
        <>
          <span>{DOT}</span>
          <DateText value={on} look="medium" />
        </>
      )}
    </Notice>
  );
}

/** A piece not accepted for sale can stay in storage, with all services. */
function KeepStored({ item }: { item: WardrobeItem }) {
  const { t } = useTranslation('items');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <div>
        <Button variant="neutral" size="small" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
          {t('sale.keep')}
        </Button>
      </div>
      {isAsking ? <DecisionDialog item={item} decision="keep" onClose={() => setIsAsking(false)} /> : null}
    </>
  );
}

const Track = styled.ol`
  display: grid;
  grid-template-columns: repeat(${SALE_STEPS.length}, minmax(0, 1fr));
  /* The six are as wide as a phone: none is broken within its word. */
  font-size: clamp(0.75rem, 3.4vw, var(--text-xs));
  line-height: 1.3;
  & > li {
    position: relative;
    display: grid;
    justify-items: center;
    gap: 0.375rem;
    color: var(--muted);
    text-align: center;
  }
  & > li > i {
    position: relative;
    z-index: 1;
    display: grid;
    place-items: center;
    width: 1.375rem;
    height: 1.375rem;
    border: 1px solid var(--line-strong);
    border-radius: 50%;
    background: var(--surface);
  }
  & > li + li::before {
    content: '';
    position: absolute;
    top: 0.6875rem;
    inset-inline: -50% 50%;
    height: 1px;
    background: var(--line-strong);
  }
  & > li[data-status='done'] > i {
    background: var(--ink);
    border-color: var(--ink);
    color: var(--on-ink);
  }
  & > li[data-status='done'],
  & > li[aria-current] {
    color: var(--ink);
  }
  & > li[aria-current] {
    font-weight: 600;
  }
  & > li[aria-current] > i {
    border: 2px solid var(--red);
  }
`;

const PayoutPanel = clientOnly(
  () => import('@/components/wardrobe/payout/payout-panel').then((part) => part.PayoutPanel),
  SilentDynamicLoading,
);
/** From the price proposal until the payout. */
const ASKED_IN: readonly WardrobeItem['state'][] = ['priced', 'listed', 'sold'];

interface Props {
  item: WardrobeItem;
  consignment: NonNullable<WardrobeItem['consignment']>;
  currency: Currency;
}

/** The status of the sale, its proceeds, and the price decision. */
export function SaleSection({ item, consignment, currency }: Props) {
  const { t } = useTranslation(['items', 'common']);
  const { localeTag } = useLocale();
  const money = (amount: number) => formatMoney({ amount, currency }, localeTag);
  const step = saleStepOf(item.state);
  const reached = step ? SALE_STEPS.indexOf(step) : -1;
  const today = useToday();
  const { listPrice, floorPrice, commissionPercent, payout, soldPrice, settlement, rejectedBecause, listedAt } = consignment;
  const { timeZone } = REGIONS[countryOfCurrency(currency)];
  const isUnsold = item.state === 'listed' && listedAt !== null && listingEndsOn(calendarDateOf(listedAt, timeZone)) <= today;
  const sums: (Definition | null)[] = [
    listPrice === null
      ? null
      : { term: t(item.state === 'priced' ? 'items:sale.listPrice' : 'items:sale.askingPrice'), value: money(listPrice) },
    floorPrice === null ? null : { term: t('items:sale.floorPrice'), value: money(floorPrice) },
    soldPrice === null ? null : { term: t('items:sale.soldPrice'), value: money(soldPrice) },
    commissionPercent === null ? null : { term: t('items:sale.commission'), value: `${commissionPercent}%` },
    payout === null
      ? null
      : { term: t(soldPrice === null ? 'items:sale.payoutAtList' : 'items:sale.payout'), value: money(payout), isTotal: true },
  ];
  const known = sums.filter((sum) => sum !== null);
  return (
    <section aria-labelledby="passport-sale">
      <Heading level={3} look="label" id="passport-sale">
        {t('items:sale.title')}
      </Heading>
      {step ? (
        <Track>
          {SALE_STEPS.map((name, index) => {
            const isDone = index < reached || (index === reached && name === 'paid');
            return (
              <li key={name} data-status={isDone ? 'done' : undefined} aria-current={index === reached ? 'step' : undefined}>
                <i aria-hidden="true">{isDone ? <CheckIcon size={14} /> : null}</i>
                <span>{t(`items:sale.step.${name}`)}</span>
                {isDone ? <VisuallyHidden>{` ${t('common:steps.done')}`}</VisuallyHidden> : null}
              </li>
            );
          })}
        </Track>
      ) : null}
      {item.state === 'rejected' ? (
        <Notice tone="warning" title={t('items:sale.rejected')}>
          {reason()}
        </Notice>
      ) : null}
      {known.length > 0 ? <DefinitionList entries={known} /> : null}
      {settlement ? <SettlementLine settlement={settlement} currency={currency} /> : null}
      {isUnsold && listPrice !== null ? (
        <UnsoldChoice item={item} listPrice={listPrice} listedAt={listedAt} consignment={consignment} currency={currency} />
      ) : (item.state === 'priced' || item.state === 'listed') && listPrice !== null ? (
        <PriceDecision key={`${item.state}-${listPrice}`} item={item} listPrice={listPrice} consignment={consignment} currency={currency} />
      ) : null}
      {/* Below the price, so that late content does not shift a button during a press. */}
      {ASKED_IN.includes(item.state) ? <PayoutPanel region={countryOfCurrency(currency)} /> : null}
      {item.state === 'rejected' && item.openRequest === null ? <KeepStored item={item} /> : null}
    </section>
  );

  function reason(): string {
    const known = REJECTION_REASONS.find((name) => name === rejectedBecause);
    return known ? t(`items:sale.reason.${known}`) : (rejectedBecause ?? t('items:sale.rejectedBody'));
  }
}
