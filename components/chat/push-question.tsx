import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { askForPush, rememberPushAnswer } from '@/services/presence/push-token';
import { Button } from '@/components/ui/button';
import { BellIcon } from '@/components/ui/icons/bell';
import { Measure } from './chat-layout';

const Root = styled(Measure)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding-block: var(--space-2);
  @container (max-height: 20rem) { display: none; }
  font-size: var(--text-sm);
  & > p { flex: 1 1 14rem; }
`;

/** After the first message, not before: now an answer is awaited. */
export function PushQuestion({ chatPath, onAnswered }: { chatPath: string; onAnswered: () => void }) {
  const { t } = useTranslation('chat');
  const [isBusy, setIsBusy] = useState(false);
  const allow = () => {
    setIsBusy(true);
    // Refused by the browser or by the service: the mail after an hour remains.
    askForPush(chatPath).catch(() => false).finally(onAnswered);
  };
  const decline = () => {
    rememberPushAnswer();
    onAnswered();
  };
  return (
    <Root role="status">
      <BellIcon size={20} />
      <p>{t('push.question')}</p>
      <Button variant="secondary" size="small" onClick={allow} isBusy={isBusy}>{t('push.allow')}</Button>
      <Button variant="quiet" size="small" onClick={decline}>{t('push.later')}</Button>
    </Root>
  );
}
