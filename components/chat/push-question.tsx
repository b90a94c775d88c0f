import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { pushPermission } from '@/services/presence/push-device';
import { askForPush, rememberPushAnswer } from '@/services/presence/push-token';
import { Button } from '@/components/ui/actions/button';
import { BellIcon } from '@/components/ui/member-icons';
import { Phrased } from '@/components/ui/text/text';
import { Measure } from './chat-layout';

const Root = styled(Measure)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding-block: var(--space-2);
  @container (max-height: 20rem) {
    display: none;
  }
  font-size: var(--text-sm);
  & > p {
    flex: 1 1 14rem;
  }
`;

/** Asked after the first message, when an answer is expected. */
export function PushQuestion({ chatPath, onAnswered }: { chatPath: string; onAnswered: () => void }) {
  const { t } = useTranslation(['chat', 'common']);
  const [state, setState] = useState<'asking' | 'busy' | 'refused' | 'failed'>('asking');
  const allow = () => {
    setState('busy');
    void askForPush(chatPath)
      .catch(() => false)
      .then((isDone) => {
        if (isDone) onAnswered();
        // After a yes, a failure is reported; the mail after an hour still works.
        else setState(pushPermission() === 'denied' ? 'refused' : 'failed');
      });
  };
  const decline = () => {
    rememberPushAnswer();
    onAnswered();
  };
  const isOpen = state === 'asking' || state === 'busy';
  return (
    <Root>
      <BellIcon size={20} />
      <Phrased as="p">{t(isOpen ? 'push.question' : `push.${state}`)}</Phrased>
      {isOpen ? (
        <>
          <Button variant="secondary" size="small" onClick={allow} isBusy={state === 'busy'}>
            {t('push.allow')}
          </Button>
          <Button variant="quiet" size="small" onClick={decline}>
            {t('push.later')}
          </Button>
        </>
      ) : (
        <Button variant="quiet" size="small" onClick={onAnswered}>
          {t('common:action.close')}
        </Button>
      )}
    </Root>
  );
}
