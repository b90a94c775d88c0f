import { isRecord } from '@/lib/records';

export type ChatSide = 'member' | 'team';
export type CardKind = 'item' | 'booking' | 'invoice';

export interface ChatAttachment {
  id: string;
  name: string;
  type: string;
  /** Bytes. */
  size: number;
}

/** A piece, invoice or visit that a message refers to. */
export interface ChatCard {
  kind: CardKind;
  id: string;
}

/** What a sender writes; the database adds the time. */
export interface MessageContent {
  text: string;
  attachment?: ChatAttachment;
  card?: ChatCard;
}

export interface ChatMessage extends MessageContent {
  /** Its push id in the database, made by the sender, so that a retry does not create a second message. */
  key: string;
  from: ChatSide;
  /** Server time in milliseconds. */
  at: number;
  clientId: string;
  /** Written by the program; absent: by a person. */
  by?: 'concierge';
  /** Suggested replies. */
  replies?: readonly string[];
  /** The concierge says no more until it is called. */
  rests?: true;
}

export const MAX_TEXT = 4000;

const CARD_KINDS: readonly unknown[] = ['item', 'booking', 'invoice'] satisfies CardKind[];

/** Parses a stored message; null if it is invalid. Reading is tolerant, the database rules are strict. */
export function readMessage(key: string, value: unknown): ChatMessage | null {
  if (!isRecord(value)) return null;
  const { from, text, at, clientId, by } = value;
  if ((from !== 'member' && from !== 'team') || typeof text !== 'string' || typeof at !== 'number') return null;
  const attachment = readAttachment(value.attachment);
  const card = readCard(value.card);
  const replies = readReplies(value.replies);
  return {
    key,
    from,
    text,
    at,
    clientId: typeof clientId === 'string' ? clientId : key,
    ...(attachment && { attachment }),
    ...(card && { card }),
    ...(by === 'concierge' && { by }),
    ...(replies.length > 0 && { replies }),
    ...(value.rests === true && { rests: true }),
  };
}

function readAttachment(value: unknown): ChatAttachment | null {
  if (!isRecord(value)) return null;
  const { id, name, type, size } = value;
  return typeof id === 'string' && typeof name === 'string' && typeof type === 'string' && typeof size === 'number'
    ? { id, name, type, size }
    : null;
}

/** Stored text can be anything; invalid values are left out. */
export function decodeAttachments(stored: string | null): ChatAttachment[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return (Array.isArray(parsed) ? parsed : [parsed]).map(readAttachment).filter((attachment) => attachment !== null);
  } catch {
    return [];
  }
}

function readCard(value: unknown): ChatCard | null {
  if (!isRecord(value) || typeof value.id !== 'string' || !CARD_KINDS.includes(value.kind)) return null;
  return { kind: value.kind as CardKind, id: value.id };
}

/** The database stores a list as numbered children. */
function readReplies(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.values(value).filter((reply) => typeof reply === 'string') : [];
}

/** `item:abc` in an address as a card; null for anything else. */
export function parseCard(text: string | null): ChatCard | null {
  const [kind, id = '', ...rest] = (text ?? '').split(':');
  return rest.length === 0 && /^[-\w]{1,64}$/.test(id) ? readCard({ kind, id }) : null;
}
