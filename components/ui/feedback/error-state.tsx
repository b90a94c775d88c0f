import type { ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/button';
import { Heading } from '@/components/ui/text/heading';
import { AlertIcon } from '@/components/ui/icons';
import { Text } from '@/components/ui/text/text';
import { keepFocusInRegion } from '@/components/ui/overlays/use-focus-recovery';
import type { Elements } from '@/components/ui/theme/elements';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.25rem 1rem;
  padding: clamp(1.25rem, 3vw, 2rem);
  border: 1px solid var(--line);
  border-inline-start: 3px solid var(--danger);
  border-radius: var(--radius-sm);
  background: var(--surface);
  & > svg {
    color: var(--danger);
    margin-top: 0.1875rem;
  }
  & > div {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: 0.5rem;
  }
  & > div > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    margin-top: var(--space-3);
  }
`;

/** Whether money moved; `none` where no money is involved. */
type MoneyOutcome = 'none' | 'not-moved' | 'unknown';

interface Props {
  /** 1 when it replaces the whole page. */
  level?: 1 | 2;
  /** What happened. */
  title?: ReactNode;
  /** The server's message, or the next step. */
  body?: ReactNode;
  money?: MoneyOutcome;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Further actions. */
  actions?: Elements;
  /** Reference to quote to support. */
  reference?: string | null;
}

/** Replaces the content: says what happened, whether money moved and what to do. */
export function ErrorState({ level = 2, title, body, money = 'none', onRetry, isRetrying, actions, reference }: Props) {
  const { t } = useTranslation('common');
  return (
    <Root ref={keepFocusInRegion} role="alert">
      <AlertIcon size={24} />
      <div>
        <Heading level={level} look="label">
          {title ?? t('errorState.title')}
        </Heading>
        <Text $tone="soft">{body ?? t('errorState.body')}</Text>
        {money === 'not-moved' ? (
          <Text>
            <strong>{t('errorState.moneyNotMoved')}</strong>
          </Text>
        ) : null}
        {money === 'unknown' ? (
          <Text>
            <strong>{t('errorState.moneyUnknown')}</strong>
          </Text>
        ) : null}
        {reference ? (
          <Text $size="xs" $tone="muted">
            {t('errorState.reference', { reference })}
          </Text>
        ) : null}
        {onRetry || actions ? (
          <div>
            {onRetry ? (
              <Button variant="secondary" size="small" onClick={onRetry} isBusy={isRetrying}>
                {t('action.retry')}
              </Button>
            ) : null}
            {actions}
          </div>
        ) : null}
      </div>
    </Root>
  );
}

const InView = styled.div`
  scroll-margin-top: calc(var(--header-height) + 1.5rem);
`;
const intoView = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' });

/** In place of a flow's first step, after `StepsLoading`, which was as high as the window. */
export function StepsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <InView ref={intoView}>
      <ErrorState onRetry={onRetry} />
    </InView>
  );
}
