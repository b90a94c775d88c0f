import { describe, expect, it } from 'vitest';
import {
  canSwitchOff,
  isNotified,
  isOptionalMail,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_EVENTS,
  notificationKey,
} from '@/lib/domain/notifications/preferences';

const choices = NOTIFICATION_CHANNELS.flatMap((channel) => NOTIFICATION_EVENTS.map((event) => ({ channel, event })));
/** A sale waits for an answer to the one, money is owed by the other. */
const BINDING = ['email.prices', 'email.billing'];

describe('what a member is told about', () => {
  it.each(choices)('$channel of $event is on until somebody switches it off, and stays on where it binds', ({ channel, event }) => {
    const key = `${channel}.${event}`;
    const isBinding = BINDING.includes(key);
    expect(notificationKey(channel, event)).toBe(key);
    expect(canSwitchOff(channel, event)).toBe(!isBinding);
    expect(isNotified({}, channel, event)).toBe(true);
    expect(isNotified({ [key]: true }, channel, event)).toBe(true);
    expect(isNotified({ [key]: false }, channel, event)).toBe(isBinding);
  });

  it('is one choice each: switching one off leaves the others on', () => {
    const preferences = { 'push.sales': false };
    expect(choices.filter(({ channel, event }) => !isNotified(preferences, channel, event))).toEqual([{ channel: 'push', event: 'sales' }]);
  });

  it('can be left by a link in every mail but the two that bind', () => {
    expect(NOTIFICATION_EVENTS.filter((event) => !isOptionalMail(event))).toEqual(['prices', 'billing']);
  });
});
