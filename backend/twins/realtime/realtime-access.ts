import type { AdminDatabase } from './admin-database';

/** What the API needs of the realtime service, whichever it is. */
export interface RealtimeAccess {
  /** What `signInWithCustomToken` takes; empty while there is no realtime service. */
  mintCustomToken(uid: string): Promise<string>;
  /** Ends the user's sign-ins that began before now. */
  revokeUser(uid: string): Promise<void>;
  /** The device that is told of messages is the member's no more: takes its token out of the presence record. */
  forgetPushToken(uid: string): Promise<void>;
  /** Removes what is kept of the user, and ends their sign-ins. Throws when that is not confirmed. */
  forgetUser(uid: string): Promise<void>;
  /** The messages of the user's conversation as they are stored; null for none. */
  messagesOf(uid: string): Promise<unknown>;
  /** Adds what the member wrote before there was an account, by keys of the caller: the same again changes nothing. */
  addMessages(uid: string, messages: Readonly<Record<string, PastMessage>>): Promise<void>;
  /** Tells the member's open pages which version their wardrobe has now; an older one than is told already is dropped. */
  publishWardrobeVersion(uid: string, version: number): Promise<void>;
  /** The data itself, past the rules; null where this process does not keep it (a Firebase project does). */
  database: AdminDatabase | null;
  /** The conversations where somebody else keeps them and they have to be asked for; null elsewhere. */
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
  /** As stored, by their keys: the newest so many of those whose `at` is above a time; null for none. */
  messagesAfter(uid: string, range: { at: number; most: number }, signal: AbortSignal): Promise<unknown>;
  /** `at` of the newest message that the member has read; null for none. */
  memberReadAt(uid: string, signal: AbortSignal): Promise<unknown>;
}

/** A backend on a server's database without a Firebase project: the site works, chat and presence do not. */
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
