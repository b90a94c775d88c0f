import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { TextButton } from '@/components/ui/actions/text-link';
import { keepFocusInRegion } from '@/components/ui/overlays/use-focus-recovery';
import { Measure } from './chat-layout';

const Root = styled(Measure)`
  &:not(:empty) {
    padding-block: var(--space-2);
    background: var(--warning-wash);
    color: var(--warning);
    font-size: var(--text-sm);
    max-width: none;
    text-align: center;
  }
  & > button {
    margin-inline-start: var(--space-2);
    color: inherit;
  }
`;
/** Short interruptions are not reported; after longer ones a manual retry is offered. */
const SHOW_AFTER_MS = { words: 1_500, retry: 8_000 };

interface Props {
  isConnected: boolean;
  hasOpened: boolean;
  waiting: number;
  onRetry: () => void;
}

/** Says that the network is down or blocks the chat, and that no message is lost. */
export function ConnectionNote({ isConnected, hasOpened, waiting, onRetry }: Props) {
  const { t } = useTranslation(['chat', 'common']);
  const isLong = useLongDisconnect(isConnected, SHOW_AFTER_MS.words);
  const isTooLong = useLongDisconnect(isConnected, SHOW_AFTER_MS.retry);
  return (
    <Root role="status">
      {isLong ? <span>{words()}</span> : null}
      {isTooLong ? (
        <TextButton ref={keepFocusInRegion} onClick={onRetry}>
          {t('common:action.retry')}
        </TextButton>
      ) : null}
    </Root>
  );

  function words(): string {
    if (isTooLong && !hasOpened) return t('connection.blocked');
    if (waiting > 0) return t('connection.offline', { count: waiting });
    return hasOpened ? t('connection.away') : t('connection.connecting');
  }
}

/** Whether the connection has been down for at least this long. */
function useLongDisconnect(isConnected: boolean, thresholdMs: number): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(!isConnected), isConnected ? 0 : thresholdMs);
    return () => clearTimeout(timer);
  }, [isConnected, thresholdMs]);
  return isLong && !isConnected;
}
