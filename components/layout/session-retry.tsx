import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import styled from 'styled-components';

const Root = styled.div.attrs({ className: 'floating-notice' })`
  z-index: var(--z-sticky);
  /* A member's page that has nothing else to show says it itself, and asks again by the same call. */
  body:has([data-account-unreachable]) & {
    display: none;
  }
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
      <span>{t('session.unreachable')}</span>
      <button type="button" className="retry" onClick={onRetry}>
        {t('session.retry')}
      </button>
    </Root>
  );
}
