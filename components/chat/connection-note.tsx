import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
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
`;
/** A connection that is renewed at once is nobody's business. */
const PATIENCE_MS = 1500;

interface Props {
  isConnected: boolean;
  hasOpened: boolean;
  waiting: number;
}

/** Says that the network is away and that nothing is lost by it. */
export function ConnectionNote({ isConnected, hasOpened, waiting }: Props) {
  const { t } = useTranslation('chat');
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(!isConnected), isConnected ? 0 : PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isConnected]);
  const isShown = isLong && !isConnected;
  return <Root role="status">{isShown ? words() : null}</Root>;

  function words(): string {
    if (waiting > 0) return t('connection.offline', { count: waiting });
    return hasOpened ? t('connection.away') : t('connection.connecting');
  }
}
