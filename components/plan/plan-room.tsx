import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useState } from 'react';
import { ROUTES } from '@/lib/config/routes';
import { refetchNow } from '@/services/http/query-client';
import { planQuery } from '@/services/billing';
import { isNotOffered } from '@/services/http/query-failure';
import { ButtonLink } from '@/components/ui/actions/button';
import { TextLink } from '@/components/ui/actions/text-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { QueryLoading } from '@/components/ui/feedback/query-loading';
import { Notice } from '@/components/ui/feedback/notice';
import { Card } from '@/components/ui/layout/card';
import { Stack } from '@/components/ui/layout/stack';
import { HangerIcon } from '@/components/ui/member-icons';
import { useFocusRecovery } from '@/components/ui/overlays/use-focus-recovery';
import { PlanMeter } from '@/components/wardrobe/room/plan-meter';
import { PlanCard } from './plan-card';
import { PlanSkeleton } from './plan-skeleton';
import { spaced } from '@/lib/text/join-words';

const TO_PRICES = `${ROUTES.servicesPricing.path}?type=store`;

/** What a member has, and each plan with what can be changed about it. */
export function PlanRoom() {
  const { t } = useTranslation('plan');
  const { data, error, isPending, isFetching, failureCount, refetch } = useQuery(planQuery());
  const [done, setDone] = useState<string | null>(null);
  // The button that was pressed is often gone with what it changed, so the message takes the focus.
  const told = useFocusRecovery<HTMLDivElement>(done !== null && !isFetching);
  const tell = useCallback((message: string | null) => setDone(message), []);

  if (!data) {
    if (isPending) {
      return (
        <QueryLoading failures={failureCount} onRetry={() => void refetchNow(planQuery().queryKey)}>
          <PlanSkeleton />
        </QueryLoading>
      );
    }
    return isNotOffered(error) ? (
      <NoPlan />
    ) : (
      <ErrorState title={t('failed')} body={t('failedBody')} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  const { meter, plans } = data;
  const hasNone = !meter && plans.length === 0;
  return (
    <Stack $gap={5} style={hasNone ? undefined : { maxWidth: '50rem' }}>
      {meter ? (
        <Card>
          <Stack $gap={2}>
            <PlanMeter plan={meter} />
          </Stack>
        </Card>
      ) : null}
      {/* One element, because an empty status region would add a gap. */}
      <div>
        <div role="status">
          {done === null ? null : (
            <div ref={told} tabIndex={-1} style={{ paddingBottom: 'var(--space-5)' }}>
              <Notice tone="success">{done}</Notice>
            </div>
          )}
        </div>
        <Stack $gap={6}>
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} meter={meter} onDone={tell} />
          ))}
        </Stack>
      </div>
      {hasNone ? <NoPlan /> : null}
      {meter && plans.length === 0 ? (
        <Notice>
          <span>{spaced(t('unlisted'))}</span>
          <TextLink href={ROUTES.chat.path}>{t('ask')}</TextLink>
        </Notice>
      ) : null}
      {hasNone ? null : (
        <div>
          <TextLink isStandalone href={TO_PRICES}>
            {t('another')}
          </TextLink>
        </div>
      )}
    </Stack>
  );
}

function NoPlan() {
  const { t } = useTranslation('plan');
  return (
    <EmptyState
      picture={<HangerIcon size={40} />}
      title={t('empty.title')}
      body={t('empty.body')}
      actions={<ButtonLink href={TO_PRICES}>{t('empty.action')}</ButtonLink>}
    />
  );
}
