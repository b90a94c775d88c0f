import { DAY_MS } from '@/lib/calendar-days';
import { calendarDateOf } from '@/lib/dates';
import type { ChatMessage } from '@/lib/domain/chat/message';

/** Messages of one side within this time form one group. */
const TURN_MS = 5 * 60_000;

export interface Line {
  message: ChatMessage;
  /** The calendar date in the region's zone, on the first message of a day. */
  day: string | null;
  /** First and last message of a group: they show the name and the time. */
  startsTurn: boolean;
  endsTurn: boolean;
}

interface Surroundings {
  timeZone: string;
  /** The message above the first, if one is loaded. */
  before: ChatMessage | null;
  after: ChatMessage | null;
}

const knownDays = new WeakMap<ChatMessage, { timeZone: string; day: string }>();

/** Cached: it is needed for every message of a page on each new message and never changes. */
function dayOf(message: ChatMessage, timeZone: string): string {
  const known = knownDays.get(message);
  if (known?.timeZone === timeZone) return known.day;
  const day = calendarDateOf(new Date(message.at), timeZone);
  knownDays.set(message, { timeZone, day });
  return day;
}

/** How the messages of a page relate to their neighbours. */
export function groupMessages(messages: readonly ChatMessage[], { timeZone, before, after }: Surroundings): Line[] {
  const days = messages.map((message) => dayOf(message, timeZone));
  const firstBefore = before && dayOf(before, timeZone);
  return messages.map((message, index) => {
    const previous = messages[index - 1] ?? before;
    const next = messages[index + 1] ?? after;
    const isNewDay = days[index] !== (index === 0 ? firstBefore : days[index - 1]);
    return {
      message,
      day: isNewDay ? (days[index] ?? null) : null,
      startsTurn: isNewDay || !isSameTurn(previous, message),
      endsTurn: !isSameTurn(message, next) || dayOf(next, timeZone) !== days[index],
    };
  });
}

function isSameTurn(one: ChatMessage | null, other: ChatMessage | null): other is ChatMessage {
  return one !== null && other !== null && one.from === other.from && one.by === other.by && other.at - one.at < TURN_MS;
}

/** `today`, `yesterday`, or the date itself; both days `YYYY-MM-DD`. */
export function dayName(day: string, today: string): 'today' | 'yesterday' | 'date' {
  if (day === today) return 'today';
  return Date.parse(day) === Date.parse(today) - DAY_MS ? 'yesterday' : 'date';
}
