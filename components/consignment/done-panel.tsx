import { useTranslation } from 'next-i18next/pages';
import { withRemark } from '@/lib/text/join-words';
import { formatMoney } from '@/lib/money';
import type { District } from '@/lib/contract/pricing';
import { addressLine } from '@/lib/domain/booking/address-fields';
import { useIsMember } from '@/services/auth/session';
import { consignmentsQuery } from '@/services/consignment';
import { refetchNow } from '@/services/http/query-client';
import { useUserStore } from '@/stores/user-store';
import { SignedOutCard } from '@/components/auth/signed-out-card';
import { useDistrictName, useSlotLine } from '@/components/booking/use-visit-place';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { QueryLoading } from '@/components/ui/feedback/query-loading';
import { PrepareList } from '@/components/booking/prepare-list';
import { SaveVisit } from '@/components/booking/save-visit';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/layout/card';
import { CopyButton } from '@/components/ui/actions/copy-button';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { Heading } from '@/components/ui/text/heading';
import { SuccessIcon } from '@/components/ui/icons';
import { Cluster, Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { useQueryValue } from '@/components/ui/hooks/use-query-value';
import { useFallBack, useStepHead } from '@/components/ui/hooks/use-steps';
import { useSentConsignment, type SentConsignment } from './sent-consignment';
import { useConsignmentSteps } from './use-consignment-steps';
import { Tracker } from './tracker';

const NO_LIST: readonly District[] = [];

/** The confirmation at its own address, for the member who sent the order: others are asked to log in. */
export function DonePanel() {
  const { region } = useLocale();
  const user = useUserStore((state) => state.user);
  const number = useQueryValue('consignment');
  const isMember = useIsMember();
  const { sent, isCalledOff, isUnknown, query } = useSentConsignment(region.code, number, user !== null);
  const steps = useConsignmentSteps();
  useFallBack(steps, isUnknown ? null : 'sell-done');
  if (isUnknown) return null;
  if (sent) return <Sent {...sent} isCalledOff={isCalledOff} onAgain={() => steps.goTo('sell-check')} />;
  if (!isMember) return <SignedOutCard level={2} />;
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} isRetrying={query.isFetching} />;
  return <QueryLoading height="20rem" failures={query.failureCount} onRetry={() => void refetchNow(consignmentsQuery().queryKey)} />;
}

/** Reference (a provider may return none), date, preparation, and then the tracker. */
function Sent({ order, address, isCalledOff, onAgain }: SentConsignment & { isCalledOff: boolean; onAgain: () => void }) {
  const { t } = useTranslation(['consignment', 'booking']);
  const { localeTag, region } = useLocale();
  const head = useStepHead<HTMLDivElement>('done');
  const districtName = useDistrictName(NO_LIST);
  const where = address ? addressLine(address, region.code, districtName(address.district)) : '';
  const { number, chargedLater } = order;
  const booking = isCalledOff ? null : order.booking;
  const slotLine = useSlotLine();
  const when = booking ? slotLine(booking, 'long') : null;
  return (
    <Stack $gap={6} data-print="alone">
      <Card>
        <Stack $gap={4}>
          <div
            ref={head}
            tabIndex={-1}
            role="status"
            style={{
              outline: 'none',
              display: 'grid',
              justifyItems: 'start',
              gap: 'var(--space-3)',
              scrollMarginTop: 'calc(var(--header-height) + 2.5rem)',
            }}
          >
            {isCalledOff ? null : <SuccessIcon size={32} style={{ color: 'var(--success)' }} />}
            <Heading level={3}>{t(isCalledOff ? 'consignment:done.calledOff' : 'consignment:done.title')}</Heading>
            {isCalledOff ? null : <Text $tone="soft">{t(booking ? 'consignment:done.body' : 'consignment:done.bodyStored')}</Text>}
          </div>
          {number === undefined ? null : (
            <Cluster>
              <Text $size="sm" $tone="muted">
                {t('consignment:done.reference')}
              </Text>
              <strong translate="no">{number}</strong>
              <CopyButton text={number} size="small" variant="quiet" />
            </Cluster>
          )}
          {booking && when ? (
            <>
              <DefinitionList
                entries={[
                  { term: t('consignment:done.when'), value: withRemark(localeTag, when, t(`booking:zone.${region.code}`)) },
                  ...(where ? [{ term: t('consignment:done.where'), value: where }] : []),
                  ...(chargedLater
                    ? [
                        {
                          term: t('consignment:done.later'),
                          value: formatMoney({ amount: chargedLater, currency: region.currency }, localeTag),
                        },
                      ]
                    : []),
                ]}
              />
              <div data-print="hide">
                <SaveVisit slot={booking} where={where} number={number ?? null} />
              </div>
            </>
          ) : null}
        </Stack>
      </Card>
      {booking ? (
        <Stack $gap={3}>
          <Heading level={4} look="h4">
            {t('booking:prepare.heading')}
          </Heading>
          <PrepareList />
        </Stack>
      ) : null}
      <Tracker />
      <div data-print="hide">
        <Button variant="secondary" onClick={onAgain}>
          {t('consignment:done.again')}
        </Button>
      </div>
    </Stack>
  );
}
