import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import styled from 'styled-components';
import { TextButton } from '@/components/ui/text-button';

/* Over the page, so that nothing shifts; small, because everything that needs no account still works. */
const Root = styled.div`
  position: fixed;
  inset: auto auto max(1rem, env(safe-area-inset-bottom)) var(--gutter);
  z-index: var(--z-sticky);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-4);
  max-width: calc(100vw - 2 * var(--gutter));
  padding: 0.25rem 1rem;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow-2);
  font-size: var(--text-sm);
  & > button { min-height: var(--target); }
  /* A member's page that has nothing else to show says it itself, and asks again by the same call. */
  body:has([data-account-unreachable]) & { display: none; }
`;

/** Nobody could say whether the session still holds: it stays, and is asked for again on a press or when the network returns. */
export function SessionRetry({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('layout');
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <Root data-print="hide">
      {t('session.unreachable')}
      <TextButton onClick={onRetry}>{t('session.retry')}</TextButton>
    </Root>
  );
}
