import { useTranslation } from 'next-i18next/pages';
import styled from 'styled-components';
import type { MemberSession } from '@/lib/contract/account-access';
import { Badge } from '@/components/ui/feedback/badge';
import { Button } from '@/components/ui/actions/button';
import { DateText } from '@/components/ui/text/date-text';
import { Text } from '@/components/ui/text/text';
import { TimeText } from '@/components/ui/text/time-text';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import type { Elements } from '@/components/ui/theme/elements';

const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding-block: var(--space-4);
  & > div:first-child {
    display: grid;
    gap: 0.25rem;
    min-width: 0;
  }
  & strong {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
    font-weight: 550;
  }
`;

interface Props {
  session: MemberSession;
  isEnding: boolean;
  logout: Elements;
  onEnd: () => void;
}

export function DeviceRow({ session, isEnding, logout, onEnd }: Props) {
  const { t } = useTranslation('account');
  const { browser, system, current, lastSeenAt } = session;
  const name = browser && system ? t('devices.name', { browser, system }) : (browser ?? system ?? t('devices.unknown'));
  return (
    <Root>
      <div>
        <strong>
          <span>{name}</span>
          {current ? <Badge $tone="success">{t('devices.current')}</Badge> : null}
        </strong>
        <Text $size="sm" $tone="muted">
          <span>{`${t('devices.lastSeen')} `}</span>
          <DateText value={lastSeenAt} />
          <span>{' · '}</span>
          <TimeText moment={lastSeenAt} />
        </Text>
      </div>
      {current ? (
        logout
      ) : (
        <Button variant="quiet" size="small" isBusy={isEnding} onClick={onEnd}>
          <span>{t('devices.end')}</span>
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
      )}
    </Root>
  );
}
