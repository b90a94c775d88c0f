import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { NoCookiesNotice } from '@/components/auth/failure-notice';
import { PrepareList } from '@/components/booking/prepare-list';
import { SaveVisit } from '@/components/booking/save-visit';
import { useDistrictName, useSlotLine } from '@/components/booking/use-visit-place';
import { ButtonLink } from '@/components/ui/actions/button';
import { CopyButton } from '@/components/ui/actions/copy-button';
import { SuccessIcon } from '@/components/ui/icons';
import { Card } from '@/components/ui/layout/card';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { Cluster, Stack } from '@/components/ui/layout/stack';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import { media } from '@/components/ui/theme/media';
import { ROUTES } from '@/lib/config/routes';
import type { ShoppingCart, District } from '@/lib/contract/pricing';
import { SignedOutCard } from '@/components/auth/signed-out-card';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { QueryLoading } from '@/components/ui/feedback/query-loading';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useQueryValue } from '@/components/ui/hooks/use-query-value';
import { useFallBack, useStepHead } from '@/components/ui/hooks/use-steps';
import { formatDate } from '@/lib/dates';
import { addressLine } from '@/lib/domain/booking/address-fields';
import { referralRewardOf } from '@/lib/domain/pricing/price-list';
import { loginHref } from '@/lib/site/login-href';
import { withRemark } from '@/lib/text/join-words';
import { refetchNow } from '@/services/http/query-client';
import { placedOrderQuery } from '@/services/pricing/place-order';
import { usePricingStore, usePricingStoreApi } from '@/stores/pricing-store';
import { useUserStore } from '@/stores/user-store';
import { useIsMember, wardrobeHref } from '@/services/auth/session';
import type { PlacedOrderRecord } from '../model/placed-order';
import { useMoney } from '../use-money';
import { useOrderSteps } from '../use-pricing-steps';
import { readPlacedOrder } from './restore-order';

const Panel = styled.div`
  min-width: 0;
  outline: none;
  scroll-margin-top: calc(var(--header-height) + 1.5rem);
`;

/** On leaving, the next order starts with an empty basket. Deferred, because strict mode mounts twice. */
function useFreshStart(): void {
  const store = usePricingStoreApi();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(leaving.current);
    return () => {
      leaving.current = setTimeout(() => {
        if (store.getState().paymentSucces) store.getState().beginAgain();
      });
    };
  }, [store]);
}

/**
 * The confirmation at its own address, which a mail can name: right after the payment from what that answered, later from the server, for
 * the member whose order it is, as the collection may have been moved or cancelled.
 */
export function OrderConfirmation({ priceList }: { priceList: readonly ShoppingCart[] }) {
  const { t } = useTranslation('order');
  const { region } = useLocale();
  const number = useQueryValue('order');
  const kept = useMemo(() => readPlacedOrder(region.code, number), [region.code, number]);
  const steps = useOrderSteps();
  // Without a number nothing can be asked for.
  useFallBack(steps, kept === null && number === null ? null : 'done');
  useFreshStart();
  const panel = useStepHead<HTMLDivElement>('done');
  const districts = usePricingStore((state) => state.districts);
  const logged = useUserStore((state) => state.logged);
  const isMember = useIsMember();
  const pricing = usePricingStoreApi();
  const [isFresh] = useState(() => kept !== null && pricing.getState().paymentSucces);
  const found = useQuery({ ...placedOrderQuery(number ?? ''), enabled: !isFresh && number !== null && logged });
  const record = found.data ? { ...found.data, isSessionKept: true } : kept;
  return (
    <Panel ref={panel} tabIndex={-1} role="group" aria-label={t('steps.done')}>
      {content()}
    </Panel>
  );

  function content() {
    if (record) return <DoneStep {...{ record, districts, priceList, isFresh }} isCancelled={found.data?.booking === null} />;
    if (!isMember) return <SignedOutCard level={2} />;
    if (found.data === null) return <EmptyState level={2} title={t('done.unknown')} body={t('done.unknownBody')} />;
    if (found.isError) return <ErrorState onRetry={() => void found.refetch()} isRetrying={found.isFetching} />;
    return (
      <QueryLoading height="20rem" failures={found.failureCount} onRetry={() => void refetchNow(placedOrderQuery(number ?? '').queryKey)} />
    );
  }
}

/** The referral rewards, with the member's own link once the session has loaded. */
function DoneReferral({ priceList }: { priceList: readonly ShoppingCart[] }) {
  const { t } = useTranslation('order');
  const money = useMoney();
  const own = useUserStore((state) => state.detailReferralCode);
  const program = usePricingStore((state) => state.referralProgram);
  const friend = own?.friendReward ?? program?.friendReward ?? referralRewardOf(priceList, 'friend');
  const referrer = own?.referrerReward ?? program?.referrerReward ?? referralRewardOf(priceList, 'referrer');
  if (!friend || !referrer) return null;
  return (
    <Card $tone="sunken" data-print="hide">
      <Stack $gap={3} $align="start">
        <Heading level={3} look="h4">
          {t('referral.heading')}
        </Heading>
        <Text $size="sm">{t('referral.body', { friend: money(friend), referrer: money(referrer) })}</Text>
        <Cluster>
          {own?.link ? (
            <CopyButton text={own.link} size="small">
              {t('referral.copy')}
            </CopyButton>
          ) : null}
          <ButtonLink size="small" variant="neutral" href={ROUTES.referralProgram.path}>
            {t('referral.more')}
          </ButtonLink>
        </Cluster>
      </Stack>
    </Card>
  );
}

const Columns = styled.div`
  display: grid;
  gap: var(--space-5);
  ${media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
  }
  & h2 {
    outline: none;
  }
  & code {
    font-family: var(--font-mono);
    font-size: var(--text-h4);
  }
`;

interface Props {
  record: PlacedOrderRecord;
  districts: readonly District[];
  priceList: readonly ShoppingCart[];
  /** Paid for a moment ago. */
  isFresh: boolean;
  isCancelled: boolean;
}

function DoneStep({ record, districts, priceList, isFresh, isCancelled }: Props) {
  const { t } = useTranslation(['order', 'booking']);
  const money = useMoney();
  const { locale, localeTag, region } = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const nameOf = useDistrictName(districts);
  const { order: placed, booking: slot, address } = record;
  const where = addressLine(address, region.code, nameOf(address.district));
  const slotLine = useSlotLine();
  const when = slot ? slotLine(slot, 'long') : null;
  return (
    <Columns data-print="alone">
      <Card>
        <Stack $gap={4} $align="start">
          {isCancelled ? null : <SuccessIcon size={32} style={{ color: 'var(--success)' }} />}
          <Heading level={2} ref={heading} tabIndex={-1}>
            {t(isCancelled ? 'order:done.cancelled' : 'order:done.heading')}
          </Heading>
          {isCancelled || isFresh ? <Text $tone="soft">{t(isCancelled ? 'order:done.cancelledBody' : 'order:done.body')}</Text> : null}
          {record.isCookieRefused ? <NoCookiesNotice /> : null}
          {placed ? (
            <>
              <Text $size="sm" $tone="muted">
                {t('order:done.reference')}
              </Text>
              <Cluster>
                <code translate="no" data-testid="order-reference">
                  {placed.number}
                </code>
                <CopyButton text={placed.number} size="small" variant="quiet" />
              </Cluster>
            </>
          ) : null}
          <div style={{ width: '100%' }}>
            <DefinitionList
              entries={[
                ...(when ? [{ term: t('order:review.when'), value: withRemark(localeTag, when, t(`booking:zone.${region.code}`)) }] : []),
                ...(where ? [{ term: t('order:review.where'), value: where }] : []),
                ...(placed ? [{ term: t('order:done.paid'), value: money(placed.chargedToday) }] : []),
                ...(placed?.chargedLater ?? []).map(({ date, amount }) => ({
                  term: t('order:done.later', { date: formatDate(date, { localeTag, timeZone: region.timeZone }, 'day') }),
                  value: money(amount),
                })),
              ]}
            />
          </div>
          <Cluster data-print="hide">
            {slot ? <SaveVisit slot={slot} where={where} number={placed?.number ?? null} /> : null}
            {record.isSessionKept ? (
              <ButtonLink variant="neutral" href={wardrobeHref()}>
                {t('order:done.wardrobe')}
              </ButtonLink>
            ) : (
              <ButtonLink variant="neutral" href={loginHref(ROUTES.items.path, locale)}>
                {t('order:done.login')}
              </ButtonLink>
            )}
          </Cluster>
        </Stack>
      </Card>
      <Stack $gap={5}>
        {isCancelled ? null : (
          <Card>
            <Stack $gap={3}>
              <Heading level={3} look="h4">
                {t('booking:prepare.heading')}
              </Heading>
              <PrepareList />
            </Stack>
          </Card>
        )}
        <DoneReferral priceList={priceList} />
      </Stack>
    </Columns>
  );
}
