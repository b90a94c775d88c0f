import { describe, expect, it } from 'vitest';
import { groupMessages } from '@/components/chat/model/group-messages';
import type { ChatMessage } from '@/lib/domain/chat/message';
import { newestOf, teamAfter, withChanges, type Pages } from '@/lib/domain/chat/thread';

const message = (at: number, over: Partial<ChatMessage> = {}): ChatMessage => ({
  key: `k${at}`,
  from: 'member',
  text: 'x',
  clientId: 'c',
  at,
  ...over,
});
const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => message(from + index));
const changes = (messages: ChatMessage[], gone: string[] = []) =>
  new Map<string, ChatMessage | null>([
    ...messages.map((entry) => [entry.key, entry] as const),
    ...gone.map((key) => [key, null] as const),
  ]);
const timesOf = (pages: Pages) => pages.map((page) => page.map(({ at }) => at));

/** A full page of fifty and one that has begun. */
const LONG = withChanges([], changes(range(0, 55)));

describe('a page of the thread', () => {
  it('is the same while only older messages come before it', () => {
    const pages = withChanges([], changes([message(500)]));
    const next = withChanges(pages, changes([message(1)]));
    expect(timesOf(next)).toEqual([[1], [500]]);
    expect(next[1]).toBe(pages[0]);
  });

  it('that lost all its messages is gone, also while others arrive', () => {
    const next = withChanges(
      LONG,
      changes(
        [message(900)],
        range(50, 5).map(({ key }) => key),
      ),
    );
    expect(timesOf(next)).toEqual([range(0, 50).map(({ at }) => at), [900]]);
    expect(
      withChanges(
        LONG,
        changes(
          [],
          range(0, 55).map(({ key }) => key),
        ),
      ),
    ).toEqual([]);
  });

  it('is in order after messages of long ago and of now have come together', () => {
    const next = withChanges(LONG, changes([message(900), message(20.5)]));
    const times = next.flat().map(({ at }) => at);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(next.map((page) => page.length)).toEqual([50, 7]);
  });

  it('that is full takes what belongs into it beside what comes after it', () => {
    const full = withChanges([], changes(range(0, 50)));
    const next = withChanges(full, changes([message(900), message(20.5)]));
    const times = next.flat().map(({ at }) => at);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(next.map((page) => page.length)).toEqual([50, 2]);
  });
});

describe('what the team wrote after a message', () => {
  const team = (at: number) => message(at, { from: 'team' });

  it('is what is later, of one moment what has the later key', () => {
    const [b, c] = [message(7, { key: 'b', from: 'team' }), message(7, { key: 'c', from: 'team' })];
    expect(teamAfter([[team(6), b, c, message(8), team(9)]], b)).toEqual([c, team(9)]);
  });

  it('is everything of theirs after none, over all pages', () => {
    expect(teamAfter([[team(1), message(2)], [team(3)]], null)).toEqual([team(1), team(3)]);
    expect(teamAfter([], null)).toEqual([]);
  });

  it('is found in an older page too, where the server’s time set a newer one’s message back', () => {
    expect(
      teamAfter(
        [
          [message(1), team(10)],
          [message(5), team(12)],
        ],
        message(7),
      ),
    ).toEqual([team(10), team(12)]);
  });
});

describe('the newest message', () => {
  it('is the last that is wanted of the last page that has one', () => {
    const pages = [
      [message(1), message(2)],
      [message(3, { from: 'team' }), message(4, { from: 'team' })],
    ];
    expect([newestOf(pages), newestOf(pages, ({ from }) => from === 'member')]).toEqual([message(4, { from: 'team' }), message(2)]);
  });
});

describe('the days of a thread', () => {
  it('are those of the zone that is asked for, each time', () => {
    // Half past four in the afternoon of the 20th in London is past midnight in Hong Kong.
    const late = message(Date.parse('2026-11-20T16:30:00Z'));
    const dayIn = (timeZone: string) => groupMessages([late], { timeZone, before: null, after: null })[0]?.day;
    expect([dayIn('Asia/Hong_Kong'), dayIn('Europe/London'), dayIn('Asia/Hong_Kong')]).toEqual(['2026-11-21', '2026-11-20', '2026-11-21']);
  });
});
