import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { addDays } from '@/lib/calendar-days';
import type { StorageTerm } from '@/lib/contract/terms';
import { termsQuery } from '@/services/billing';
import { Button } from '@/components/ui/actions/button';
import { DateText } from '@/components/ui/text/date-text';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Heading } from '@/components/ui/text/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { useFocusRecovery } from '@/components/ui/overlays/use-focus-recovery';
import { EndTermDialog } from './end-term-dialog';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-5);
  padding-block: var(--space-4);
  border-bottom: 1px solid var(--line);
  & strong {
    font-weight: 550;
  }
`;

/** Prepaid storage terms, which can be ended early. Nothing is shown to members without one. */
export function Terms() {
  const { t } = useTranslation('billing');
  const { data = [], isError, isFetching, refetch } = useQuery(termsQuery());
  const [asked, setAsked] = useState<StorageTerm | null>(null);
  const [ended, setEnded] = useState<{ id: string; message: string } | null>(null);
  // The row of an ended term disappears with its focused button, so the message takes the focus.
  const told = useFocusRecovery<HTMLDivElement>(ended !== null && data.every(({ id }) => id !== ended.id));
  // Members without a term should not see an error, but those with one must not search in vain.
  if (isError && data.length === 0) {
    return <ErrorState title={t('term.notLoaded')} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (data.length === 0 && ended === null) return null;
  return (
    <Stack $gap={4} as="section">
      <Heading level={2} look="h3">
        {t('term.heading')}
      </Heading>
      {/* One element, because an empty status region would add a gap. */}
      <div>
        <div role="status">
          {ended ? (
            <div ref={told} tabIndex={-1}>
              <Notice tone="success" title={t('term.ended')}>
                {ended.message}
              </Notice>
            </div>
          ) : null}
        </div>
        <ul>
          {data.map((term) => (
            <Row key={term.id}>
              <div>
                <strong>{t('term.order', { number: term.number })}</strong>
                {term.state === 'resting' ? (
                  <Text $size="sm" $tone="muted">
                    {t('term.resting')}
                  </Text>
                ) : (
                  <Text $size="sm" $tone="muted">
                    <DateText value={term.startedOn} look="long" />
                    <span>{' – '}</span>
                    <DateText value={addDays(term.paidUntil, -1)} look="long" />
                  </Text>
                )}
              </div>
              <Button
                size="small"
                variant="neutral"
                aria-label={t(term.state === 'resting' ? 'term.endRestingOf' : 'term.endOf', { number: term.number })}
                onClick={() => setAsked(term)}
              >
                {t(term.state === 'resting' ? 'term.endResting' : 'term.end')}
              </Button>
            </Row>
          ))}
        </ul>
      </div>
      {asked ? (
        <EndTermDialog term={asked} onClose={() => setAsked(null)} onEnded={(message) => setEnded({ id: asked.id, message })} />
      ) : null}
    </Stack>
  );
}
