import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import type { RegionCode } from '@/lib/config/regions';
import { refetchNow } from '@/services/http/query-client';
import { isNotOffered } from '@/services/http/query-failure';
import { useUserStore } from '@/stores/user-store';
import { payoutQuery } from '@/services/wardrobe/payout';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { QueryLoading } from '@/components/ui/feedback/query-loading';
import { Text } from '@/components/ui/text/text';
import { TextButton } from '@/components/ui/actions/text-link';
import { DOT } from '@/lib/text/join-words';
import { PayoutForm } from './payout-form';
import { usePayoutWords } from './use-payout-words';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
`;

/** Payout details: requested once, editable here. Hidden for a provider without this call. */
export function PayoutPanel({ region }: { region: RegionCode }) {
  const { t } = useTranslation('items');
  const say = usePayoutWords(region);
  const user = useUserStore((state) => state.user);
  const query = useQuery(payoutQuery());
  const [form, setForm] = useState<'as-needed' | 'open' | 'closed'>('as-needed');
  if (query.isError && !query.data) {
    return isNotOffered(query.error) ? null : (
      <ErrorState title={t('payout.failed')} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
    );
  }
  if (!query.data) {
    return <QueryLoading height="3rem" failures={query.failureCount} onRetry={() => void refetchNow(payoutQuery().queryKey)} />;
  }
  const { destination, bonusPercent } = query.data;
  if (form === 'open' || !destination) {
    return (
      <PayoutForm
        user={user}
        region={region}
        current={destination}
        bonusPercent={bonusPercent}
        hasFocus={form === 'open'}
        onClose={() => setForm('closed')}
      />
    );
  }
  return (
    <Line>
      <Text $size="sm">{`${t('payout.to', { where: say(destination) })}${destination.holder ? `${DOT}${destination.holder}` : ''}`}</Text>
      {/* After the form the focus returns here. */}
      <TextButton autoFocus={form === 'closed'} onClick={() => setForm('open')}>
        {t('payout.change')}
      </TextButton>
    </Line>
  );
}
