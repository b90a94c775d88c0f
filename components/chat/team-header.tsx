import { useTranslation } from 'next-i18next/pages';
import { memo, useEffect, useState } from 'react';
import styled from 'styled-components';
import { DAY_MS } from '@/lib/calendar-days';
import { publicEnv } from '@/lib/config/env';
import { delayBeforeShowing, isConciergeResting, type TeamStatus } from '@/lib/domain/chat/team-presence';
import type { Pages } from '@/lib/domain/chat/thread';
import { Avatar } from '@/components/ui/media/avatar';
import { Heading } from '@/components/ui/text/heading';
import { IconButton } from '@/components/ui/actions/icon-button';
import { InfoIcon } from '@/components/ui/icons';
import { media } from '@/components/ui/theme/media';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Phrased } from '@/components/ui/text/text';
import { DOT } from '@/lib/text/join-words';
import { teamDay, type TeamDay, type TeamHours } from './model/team-hours';

const Root = styled.header`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-3) clamp(0.875rem, 3vw, 2rem);
  border-bottom: 1px solid var(--line);
  & > div {
    min-width: 0;
  }
  & p {
    color: var(--muted);
    font-size: var(--text-xs);
    line-height: 1.45;
  }
  ${media.belowMd} {
    & p[data-wide] {
      display: none;
    }
  }
  @container (max-height: 20rem) {
    display: none;
  }
`;
const Face = styled.span`
  position: relative;
  &::after {
    content: '';
    position: absolute;
    inset: auto -1px -1px auto;
    width: 0.8125rem;
    height: 0.8125rem;
    border: 2px solid var(--surface);
    border-radius: 50%;
    background: var(--muted);
  }
  &[data-status='online']::after {
    background: var(--success);
  }
  &[data-status='away']::after {
    background: var(--warning);
  }
`;
/** Opens the side panel, which wide windows always show. */
const Opener = styled(IconButton)`
  margin-inline-start: auto;
  ${media.lg} {
    display: none;
  }
`;
/** The embedded backend has an automatic concierge; with a Firebase project people answer. */
export const HAS_CONCIERGE = publicEnv.firebase.projectId === '';
const MINUTE_MS = 60_000;
/** Any Monday; used to format weekday names. */
const MONDAY = Date.UTC(2026, 0, 5);

interface Props {
  status: TeamStatus;
  isConnected: boolean;
  /** Tell whether the concierge rests. */
  pages: Pages;
  hours: TeamHours;
  response: string;
  onAffairs: () => void;
}

/** Who answers, whether they are online, and their hours. */
export const TeamHeader = memo(function TeamHeader({ status, isConnected, pages, hours, response, onAffairs }: Props) {
  const { t } = useTranslation('chat');
  const { localeTag, region } = useLocale();
  const shown = useSettledStatus(status);
  const now = useMinute();

  return (
    <Root>
      <Face data-status={isConnected ? shown : 'offline'}>
        <Avatar name={publicEnv.brand} />
      </Face>
      <div>
        <Heading level={2} look="label">
          {t('team.name')}
        </Heading>
        <Phrased as="p">{whereabouts()}</Phrased>
        <Phrased as="p" data-wide>
          {response}
        </Phrased>
      </div>
      <Opener label={t('side.label')} icon={<InfoIcon />} aria-haspopup="dialog" onClick={onAffairs} />
    </Root>
  );

  function whereabouts(): string {
    if (isConnected && shown !== 'offline') return t(`presence.${shown}`);
    const day = teamDay(hours, region.timeZone, now);
    const team = day.kind === 'open' ? t('presence.open', { time: day.until }) : returnOf(day);
    if (!HAS_CONCIERGE) return team;
    if (isConciergeResting(pages, now.getTime())) return `${team}${DOT}${t('presence.conciergeRests')}`;
    return `${team}${DOT}${t(day.kind === 'open' ? 'presence.conciergeAtOnce' : 'presence.conciergeMeanwhile')}`;
  }

  function returnOf(day: Extract<TeamDay, { kind: 'closed' }>): string {
    if (!day.opens) return t('presence.offline');
    const { from, isToday, isTomorrow, day: weekday } = day.opens;
    if (isToday) return t('presence.opensToday', { time: from });
    if (isTomorrow) return t('presence.opensTomorrow', { time: from });
    const name = new Intl.DateTimeFormat(localeTag, { weekday: 'long', timeZone: 'UTC' }).format(new Date(MONDAY + (weekday - 1) * DAY_MS));
    return t('presence.opensOn', { day: name, time: from });
  }
});

/** Debounce: during a reconnect the status is briefly offline, which is not shown. */
function useSettledStatus(status: TeamStatus): TeamStatus {
  const [shown, setShown] = useState(status);
  useEffect(() => {
    const timer = setTimeout(() => setShown(status), delayBeforeShowing(status));
    return () => clearTimeout(timer);
  }, [status]);
  return shown;
}

function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
