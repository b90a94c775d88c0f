import { useEffect, useRef } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { formatDate } from '@/lib/dates';
import { joinFacts, withRemark } from '@/lib/text/join-facts';
import { slotTimes } from '@/lib/domain/booking/check-slot';
import { formatMoney } from '@/lib/money';
import type { ConsignmentOrder } from '@/services/consignment';
import { PrepareList } from '@/components/booking/prepare-list';
import { SaveVisit } from '@/components/booking/save-visit';
import { Button } from '@/components/ui/actions/button';
import { Card } from '@/components/ui/layout/card';
import { Cluster } from '@/components/ui/layout/cluster';
import { CopyButton } from '@/components/ui/actions/copy-button';
import { DefinitionList } from '@/components/ui/layout/definition-list';
import { Heading } from '@/components/ui/text/heading';
import { SuccessIcon } from '@/components/ui/icons';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Tracker } from './tracker';

interface Props {
  order: ConsignmentOrder;
  /** The address of the visit in one line. */
  where: string;
  onAgain: () => void;
}

/** Confirmation of the order: reference (a provider may return none), date, preparation, and then the tracker. */
export function DonePanel({ order, where, onAgain }: Props) {
  const { t } = useTranslation(['consignment', 'booking']);
  const { locale, localeTag, region } = useLocale();
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  const { number, booking, chargedLater } = order;
  const when = booking
    ? joinFacts(
        locale,
        formatDate(booking.date, { localeTag, timeZone: region.timeZone }, 'long'),
        t('booking:date.slot', slotTimes(booking.time)),
      )
    : null;
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
            <SuccessIcon size={32} style={{ color: 'var(--success)' }} />
            <Heading level={3}>{t('consignment:done.title')}</Heading>
            <Text $tone="soft">{t(booking ? 'consignment:done.body' : 'consignment:done.bodyStored')}</Text>
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
                  { term: t('consignment:done.when'), value: withRemark(locale, when, t(`booking:zone.${region.code}`)) },
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
