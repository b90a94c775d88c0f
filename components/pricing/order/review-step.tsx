import { useId, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { ROUTES } from '@/lib/config/routes';
import { formatDate } from '@/lib/dates';
import { basketLines } from '@/lib/domain/pricing/basket-lines';
import { HeldSlot } from '@/components/booking/prepare-list';
import { PayBack } from '@/components/payments/pay-back';
import { PayPanel } from '@/components/payments/pay-panel';
import { Card } from '@/components/ui/layout/card';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { Heading } from '@/components/ui/text/heading';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { Cluster, Stack } from '@/components/ui/layout/stack';
import { Phrased, Text } from '@/components/ui/text/text';
import { TextLink } from '@/components/ui/actions/text-link';
import { figureOf, sumChargedLater, type Quote } from '@/lib/domain/pricing/quote-basket';
import { addMonths } from '@/lib/domain/shared/add-months';
import { usePricingStore } from '@/stores/pricing-store';
import { Notice } from '@/components/ui/feedback/notice';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { Button } from '@/components/ui/actions/button';
import { monthAfterTerm } from '../model/month-after-term';
import type { PackageTitles } from '../pricing-props';
import { useMoney } from '../use-money';
import { ReviewAnswers } from './review-answers';
import { useBookingState } from './use-booking-state';
import { usePlaceOrder } from './use-place-order';
import type { Order, PriceChange } from './use-order';
import { DOT, spaced } from '@/lib/text/join-words';

const SHOWN = ['price', 'chargedToday', 'chargedLater'] as const;

/** The server's price differs from ours: shows old and new amounts; continuing needs confirmation. */
function PriceChangedCard({ order, change }: { order: Order; change: PriceChange }) {
  const { t } = useTranslation(['order', 'common']);
  const money = useMoney();
  const shown = SHOWN.flatMap((name) =>
    change.figures.filter(({ path, was, now }) => path === name && was !== now).map((figure) => ({ name, ...figure })),
  );
  return (
    <Stack $gap={4}>
      <Notice tone="warning" role="alert" title={t('order:priceChanged.title')}>
        <span>{spaced(t('order:priceChanged.body'))}</span>
        <b>{t('common:errorState.moneyNotMoved')}</b>
      </Notice>
      <DefinitionList
        entries={shown.map(({ name, was, now }) => ({
          term: t(`order:priceChanged.${name}`),
          value: t('order:priceChanged.fromTo', { was: money(was), now: money(now) }),
          isTotal: name === 'price',
        }))}
      />
      <Cluster>
        <Button onClick={() => order.setPriceChange({ ...change, isAccepted: true })}>{t('order:priceChanged.accept')}</Button>
        <Button variant="neutral" onClick={() => order.goTo(null)}>
          {t('order:priceChanged.back')}
        </Button>
      </Cluster>
    </Stack>
  );
}

/** The review: answers with Change links, charges by date, terms, and the card. */
export function ReviewStep({ order, packageTitles }: { order: Order; packageTitles: PackageTitles }) {
  const { t } = useTranslation(['order', 'layout']);
  const money = useMoney();
  const termsId = useId();
  const { quote, region, facts, payment, priceChange } = order;
  const isPaying = usePricingStore((state) => state.isLoading);
  const [hasAgreed, setHasAgreed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { send, onPaid, onRecovered, onRefused } = usePlaceOrder(order);
  const booking = useBookingState(order.draft);
  if (!quote) return null;

  const figures = priceChange?.figures ?? null;
  const dueNow = figureOf(figures, 'chargedToday', quote.chargedToday);
  const dueLater = figureOf(figures, 'chargedLater', sumChargedLater(quote));
  const isTermsMissing = attempt > 0 && !hasAgreed;
  const isAllowed = () => {
    // The page was reloaded during a payment that failed: the password is not stored.
    if (!facts.isMember && !facts.hasAccountDetails) {
      order.goTo('who');
      return false;
    }
    if (!hasAgreed) setAttempt((count) => count + 1);
    return hasAgreed;
  };
  const chooseSlot = () => order.goTo('when');
  return (
    <Stack $gap={5}>
      <Card>
        <Stack $gap={4}>
          <Heading level={2} look="h3">
            {t('order:review.heading')}
          </Heading>
          <div inert={isPaying}>
            <HeldSlot
              state={booking}
              onLost={(nextFree) => {
                order.loseSlot(nextFree);
                void order.refresh();
                chooseSlot();
              }}
              onChooseAgain={chooseSlot}
            />
          </div>
          <div inert={isPaying}>
            <ReviewAnswers order={order} packageTitles={packageTitles} />
          </div>
        </Stack>
      </Card>
      <Card>
        <Stack $gap={4}>
          <Heading level={2} look="h3">
            {t('order:review.pay')}
          </Heading>
          <Text $tone="soft">
            {dueLater > 0
              ? t('order:review.todayAndLater', { today: money(dueNow), later: money(dueLater) })
              : t('order:review.today', { today: money(dueNow) })}
          </Text>
          {priceChange && !priceChange.isAccepted ? (
            <PriceChangedCard order={order} change={priceChange} />
          ) : order.isCouponOpen ? (
            <LoadingRegion height="16rem" />
          ) : (
            <>
              <ErrorSummary
                errors={isTermsMissing ? [{ fieldId: termsId, message: t('order:review.termsMissing') }] : []}
                attempt={hasAgreed ? 0 : attempt}
              />
              <PayPanel
                subject="order"
                amount={dueNow}
                currency={region.currency}
                draft={payment}
                send={send}
                onPaid={onPaid}
                onRecovered={onRecovered}
                onRefused={onRefused}
                isAllowed={isAllowed}
                hasSavedCards={facts.isMember}
                isCardKept
                label={dueNow > 0 ? t('order:review.submit', { amount: money(dueNow) }) : t('order:review.submitFree')}
              >
                <AfterToday order={order} quote={quote} dueNow={dueNow} dueLater={dueLater} />
                <div>
                  <Checkbox
                    id={termsId}
                    name="terms"
                    label={t('order:review.terms')}
                    checked={hasAgreed}
                    error={isTermsMissing ? t('order:review.termsMissing') : null}
                    onChange={(event) => setHasAgreed(event.target.checked)}
                    aria-required
                  />
                  <TextLink href={ROUTES.termsAndCondition.path} target="_blank" isStandalone>
                    {t('layout:termsAndCondition')}
                  </TextLink>
                  <span>{`\u2060${DOT}`}</span>
                  <TextLink href={ROUTES.privacyPolicy.path} target="_blank" isStandalone>
                    {t('layout:privacyPolicy')}
                  </TextLink>
                </div>
              </PayPanel>
            </>
          )}
          <PayBack isDisabled={isPaying} onBack={order.onBack} />
        </Stack>
      </Card>
    </Stack>
  );
}

const Root = styled.section`
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--sunken);
  font-size: var(--text-sm);
  && > h2 {
    margin-bottom: var(--space-2);
    font-size: inherit;
  }
  & > ul {
    display: grid;
    gap: var(--space-1);
    padding-inline-start: 1.15em;
    list-style: disc;
    color: var(--ink-soft);
  }
`;

interface Props {
  order: Order;
  quote: Quote;
  /** Minor units; the same amount as on the button. */
  dueNow: number;
  dueLater: number;
}

/** How the card will be charged after this payment and when. Shown before the button, because later charges need no consent. */
function AfterToday({ order: { lists, facts }, quote, dueNow, dueLater }: Props) {
  const { t } = useTranslation('order');
  const money = useMoney();
  const headingId = useId();
  const { localeTag, region } = useLocale();
  const { date } = usePricingStore((state) => state.bookCollection.date);
  const months = quote.service.paktTotalMonthSelect;
  const month = monthAfterTerm(basketLines(quote.packages, lists.priceList).lines, quote.membership.percent);
  const day = (value: string) => formatDate(value, { localeTag, timeZone: region.timeZone }, 'long');
  const isKept = dueNow > 0;
  if (!isKept && dueLater === 0 && month === 0) return null;
  return (
    <Root aria-labelledby={headingId}>
      {/* The card form is an iframe with its own h1; a level 3 heading here would skip one. */}
      <Heading level={2} look="label" id={headingId}>
        {t(isKept ? 'review.after.card' : 'review.after.noCard')}
      </Heading>
      <ul>
        {isKept ? <Phrased as="li">{t(facts.isMember ? 'review.after.keptMember' : 'review.after.kept')}</Phrased> : null}
        {dueLater > 0 ? <Phrased as="li">{t('review.after.visit', { amount: money(dueLater), date: day(date) })}</Phrased> : null}
        {month > 0 ? (
          <Phrased as="li">{t('review.after.monthly', { amount: money(month), date: day(addMonths(date, months)) })}</Phrased>
        ) : null}
        {isKept ? <Phrased as="li">{t('review.after.remove')}</Phrased> : null}
      </ul>
    </Root>
  );
}
