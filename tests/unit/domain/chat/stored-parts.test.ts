import { describe, expect, it } from 'vitest';
import { decodeAttachments } from '@/lib/domain/chat/message';
import { compareKeys, createPushKeys } from '@/lib/domain/chat/push-key';
import { decodeQueued } from '@/lib/domain/chat/send-queue';
import { teamDay, type TeamHours } from '@/components/chat/model/team-hours';
import { readRows } from '@/tests/setup/read-rows';

describe('a stored attachment', () => {
  const attachment = { id: 'a', name: 'coat.png', type: 'image/png', size: 3 };

  it('is found again, without what does not belong to it', () => {
    expect(decodeAttachments(JSON.stringify([{ ...attachment, more: 1 }, null, 7, attachment]))).toEqual([attachment, attachment]);
    // Kept by an earlier page, which knew one file a message.
    expect(decodeAttachments(JSON.stringify(attachment))).toEqual([attachment]);
  });

  it.each(readRows<(null | string)[]>(import.meta.url, 'stored-parts.unreadable.json'))('is none where storage holds %j', (stored) => {
    expect(decodeAttachments(stored)).toEqual([]);
  });
});

describe('a stored message', () => {
  const whole = { key: 'a'.repeat(20), text: 'x', writtenAt: 5, isRefused: false };

  it.each(['null', '7', '"text"', '[]', JSON.stringify({ ...whole, key: whole.key.split('') })])(
    'is none where storage holds %s',
    (stored) => {
      expect(decodeQueued(stored)).toBeNull();
    },
  );
});

describe('the keys of messages', () => {
  it('are ordered by their signs, and equal only to themselves', () => {
    expect([compareKeys('-A', '-B'), compareKeys('-B', '-A'), compareKeys('-A', '-A')]).toEqual([-1, 1, 0]);
    // By no language: there capitals would stand beside their small letters, and the dash would count for nothing.
    expect([compareKeys('Z', 'a'), compareKeys('_', 'A'), compareKeys('-z', '0')]).toEqual([-1, 1, -1]);
  });

  it('are whole from the first moment of a clock on', () => {
    const keyAt = (moment: number) =>
      createPushKeys(
        () => moment,
        (count) => new Uint8Array(count),
      )();
    expect([keyAt(0), keyAt(1)]).toEqual(['-'.repeat(20), `-------0${'-'.repeat(12)}`]);
  });
});

describe('the team’s next hours', () => {
  // Ten in the evening of Monday, 2 November 2026.
  const evening = new Date('2026-11-02T14:00:00Z');
  const morning = new Date('2026-11-02T00:00:00Z');

  it.each([
    ['as the day goes', false],
    ['in whatever order the editors wrote them', true],
  ])('are the earliest of a day, %s', (_name, isTurned) => {
    const hours: TeamHours = [
      { days: [1, 2], from: '09:00', to: '12:00' },
      { days: [1, 2], from: '14:00', to: '18:00' },
      { days: [1, 2], from: '19:00', to: '20:00' },
    ];
    const written = isTurned ? hours.toReversed() : hours;
    expect(teamDay(written, 'Asia/Hong_Kong', evening)).toEqual({
      kind: 'closed',
      opens: { day: 2, from: '09:00', isToday: false, isTomorrow: true },
    });
    expect(teamDay(written, 'Asia/Hong_Kong', morning)).toEqual({
      kind: 'closed',
      opens: { day: 1, from: '09:00', isToday: true, isTomorrow: false },
    });
  });

  it('lie ahead: hours that end as they begin are over at that minute', () => {
    const hours: TeamHours = [
      { days: [1], from: '22:00', to: '22:00' },
      { days: [1], from: '23:00', to: '23:30' },
    ];
    expect(teamDay(hours, 'Asia/Hong_Kong', evening)).toEqual({
      kind: 'closed',
      opens: { day: 1, from: '23:00', isToday: true, isTomorrow: false },
    });
  });
});
