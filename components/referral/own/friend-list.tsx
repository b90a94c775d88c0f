import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import styled from 'styled-components';
import { Badge, type Tone } from '@/components/ui/feedback/badge';
import { DateText } from '@/components/ui/text/date-text';
import { Heading } from '@/components/ui/text/heading';
import { Text } from '@/components/ui/text/text';
import { reasonOf, type Friend } from '../model/share-addresses';

const TONES: Record<Friend['status'], Tone> = { joined: 'neutral', pending: 'info', rewarded: 'success', refused: 'warning' };

const Root = styled.section`
  padding-top: var(--space-5);
  border-top: 1px solid var(--line);
  & > p {
    margin-top: var(--space-2);
  }
  & > ul {
    margin-top: var(--space-3);
  }
  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.25rem var(--space-4);
    padding-block: var(--space-4);
  }
  & li + li {
    border-top: 1px solid var(--line);
  }
  & li > :nth-child(2) {
    justify-self: end;
    align-self: start;
  }
  & strong {
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  & time {
    font-size: var(--text-sm);
    color: var(--muted);
    justify-self: end;
    white-space: nowrap;
  }
`;

/** Each friend with the status of the reward. */
export function FriendList({ friends }: { friends: readonly Friend[] }) {
  const { t } = useTranslation('own-referrals');
  const headingId = useId();
  return (
    <Root aria-labelledby={headingId}>
      <Heading level={3} look="h4" id={headingId}>
        {t('friends.heading')}
      </Heading>
      {friends.length === 0 ? (
        <Text $tone="muted">{t('friends.empty')}</Text>
      ) : (
        <ul role="list">
          {friends.map((friend, index) => (
            // The index makes the key unique: two friends may share name and date.
            <li key={`${friend.date} ${friend.name} ${index}`}>
              <strong dir="auto">{friend.name || t('friends.gone')}</strong>
              <span>
                <Badge $tone={TONES[friend.status]}>{t(`friends.${friend.status}`)}</Badge>
              </span>
              <Text $size="sm" $tone="soft">
                {wordsFor(friend)}
              </Text>
              <DateText value={friend.date} />
            </li>
          ))}
        </ul>
      )}
    </Root>
  );

  function wordsFor(friend: Friend): string {
    if (friend.status === 'rewarded') return t('friends.rewardedText');
    const reason = reasonOf(friend);
    return reason ? t(`reason.${reason}`) : '';
  }
}
