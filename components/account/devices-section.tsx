import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import styled from 'styled-components';
import { FailureNotice } from '@/components/auth/failure-notice';
import { Button } from '@/components/ui/actions/button';
import { TextButton } from '@/components/ui/actions/text-link';
import { Badge } from '@/components/ui/feedback/badge';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { QueryLoading } from '@/components/ui/feedback/query-loading';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { DateText, TimeText } from '@/components/ui/text/date-text';
import { Text } from '@/components/ui/text/text';
import type { Elements } from '@/components/ui/theme/elements';
import type { MemberSession } from '@/lib/contract/account-access';
import { countryName } from '@/lib/text/names';
import { DOT, spaced } from '@/lib/text/join-words';
import { refetchNow } from '@/services/http/query-client';
import { sessionsQuery, useEndMemberSession } from '@/services/account';
import { isNotOffered } from '@/services/http/query-failure';
import { usePausedPresence } from '@/services/presence/use-paused-presence';
import { AccountSection, SavedNote } from './account-section';

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

function DeviceRow({ session, isEnding, logout, onEnd }: Props) {
  const { t } = useTranslation('account');
  const { localeTag } = useLocale();
  const { browser, system, current, place, firstSeenAt, lastSeenAt } = session;
  const name = browser && system ? t('devices.name', { browser, system }) : (browser ?? system ?? t('devices.unknown'));
  return (
    <Root>
      <div>
        <strong>
          <span>{name}</span>
          {current ? <Badge $tone="success">{t('devices.current')}</Badge> : null}
        </strong>
        <Text $size="sm" $tone="muted">
          {place ? <span>{`${countryName(place, localeTag)}${DOT}`}</span> : null}
          <span>{spaced(t('devices.lastSeen'))}</span>
          <DateText value={lastSeenAt} />
          <span>{DOT}</span>
          <TimeText moment={lastSeenAt} />
        </Text>
        {firstSeenAt ? (
          <Text $size="sm" $tone="muted">
            <span>{spaced(t('devices.firstSeen'))}</span>
            <DateText value={firstSeenAt} />
          </Text>
        ) : null}
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

const List = styled.ul`
  display: grid;
  & > li + li {
    border-top: 1px solid var(--line);
  }
`;

/** Beyond them the rest is shown on request. */
const SHOWN_FIRST = 5;

/** The devices where the member is signed in, each with a way to sign it out. */
export function DevicesSection({ logout }: { logout: Elements }) {
  const { t } = useTranslation('account');
  const { data, isPending, isError, error, isFetching, failureCount, refetch } = useQuery(sessionsQuery());
  const { failure, run } = useEndMemberSession();
  const { withPresencePaused } = usePausedPresence();
  const [ending, setEnding] = useState<readonly string[]>([]);
  const [hasEnded, setHasEnded] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const others = data?.filter(({ current }) => !current) ?? [];

  const end = async (ids: readonly string[]) => {
    if (ending.length > 0) return;
    setEnding(ids);
    setHasEnded(false);
    await withPresencePaused(async () => {
      let isDone = true;
      for (const id of ids) isDone = (await run({ params: { id } }))?.kind === 'ok' && isDone;
      setHasEnded(isDone);
      return { isMember: true };
    });
    const { data: left } = await refetch();
    // An answer can be lost, but the refetched list shows what was done.
    if (left?.every(({ id }) => !ids.includes(id))) setHasEnded(true);
    setEnding([]);
  };

  return (
    <AccountSection id="devices" title={t('devices.title')} body={t('devices.body')}>
      {content()}
      {/* It outlives its row, so that a screen reader hears it. */}
      <SavedNote isShown={hasEnded} text={t('devices.ended')} />
    </AccountSection>
  );

  function content() {
    if (isPending) {
      return <QueryLoading height="8rem" failures={failureCount} onRetry={() => void refetchNow(sessionsQuery().queryKey)} />;
    }
    // Without the list, this device can still log out.
    if (isError && isNotOffered(error)) return <div>{logout}</div>;
    if (isError) {
      return (
        <ErrorState
          title={t('devices.failedTitle')}
          body={t('devices.failedBody')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      );
    }
    return (
      <>
        {failure && !hasEnded ? <FailureNotice failure={failure} /> : null}
        <List>
          {(isWhole ? data : data.slice(0, SHOWN_FIRST)).map((session) => (
            <DeviceRow
              key={session.id}
              session={session}
              isEnding={ending.includes(session.id)}
              logout={logout}
              onEnd={() => void end([session.id])}
            />
          ))}
        </List>
        {!isWhole && data.length > SHOWN_FIRST ? (
          <TextButton onClick={() => setIsWhole(true)} style={{ justifySelf: 'start' }}>
            {t('devices.showAll', { count: data.length })}
          </TextButton>
        ) : null}
        {others.length > 1 ? (
          <Button
            variant="neutral"
            size="small"
            isBusy={ending.length > 1}
            onClick={() => void end(others.map(({ id }) => id))}
            style={{ justifySelf: 'start' }}
          >
            {t('devices.endOthers')}
          </Button>
        ) : null}
      </>
    );
  }
}
