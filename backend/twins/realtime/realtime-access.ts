import type { AdminDatabase } from './admin-database';

/** The realtime service as the API needs it, embedded or Firebase. */
export interface RealtimeAccess {
  /** A token for `signInWithCustomToken`; empty without a realtime service. */
  mintCustomToken(uid: string): Promise<string>;
  /** Ends the user's sign-ins that started before now. */
  revokeUser(uid: string): Promise<void>;
  /** Removes the push token from the presence record, because the device no longer belongs to the member. */
  forgetPushToken(uid: string): Promise<void>;
  /** Deletes the user's data and ends their sign-ins. Throws if that is not confirmed. */
  forgetUser(uid: string): Promise<void>;
  /** The stored messages of the user's conversation; null for none. */
  messagesOf(uid: string): Promise<unknown>;
  /** Adds what the member wrote before there was an account, by keys of the caller: the same again changes nothing. */
  addMessages(uid: string, messages: Readonly<Record<string, PastMessage>>): Promise<void>;
  /** Tells the member's open pages which version their wardrobe has now; an older one than is told already is dropped. */
  publishWardrobeVersion(uid: string, version: number): Promise<void>;
  /** Direct access without rules; null if this process does not store the data (with Firebase). */
  database: AdminDatabase | null;
  /** Conversations stored elsewhere, which have to be polled; null otherwise. */
  remote: RemoteConversations | null;
}

/** Written by the member, at a time of the past in milliseconds. */
export interface PastMessage {
  from: 'member';
  text: string;
  at: number;
  clientId: string;
}

/** Each throws when the keeper does not answer, or the asking is ended by the signal. */
export interface RemoteConversations {
  /** As stored, by key: the newest messages with `at` above a time, at most `most`; null for none. */
  messagesAfter(uid: string, range: { at: number; most: number }, signal: AbortSignal): Promise<unknown>;
  /** `at` of the newest message read by the member; null for none. */
  memberReadAt(uid: string, signal: AbortSignal): Promise<unknown>;
}

/** A server's database without a Firebase project: the site works, chat and presence do not. */
export const NO_REALTIME: RealtimeAccess = {
  mintCustomToken: () => Promise.resolve(''),
  revokeUser: () => Promise.resolve(),
  forgetPushToken: () => Promise.resolve(),
  forgetUser: () => Promise.resolve(),
  messagesOf: () => Promise.resolve(null),
  addMessages: () => Promise.resolve(),
  publishWardrobeVersion: () => Promise.resolve(),
  database: null,
  remote: null,
};
