type PresenceStatus = 'online' | 'offline';

/** `userConversations/{uid}/information`: nothing else may stand there. */
export interface PresenceRecord {
  status: PresenceStatus;
  fcmToken?: string;
}

/** The API says `fcmtoken`, the record `fcmToken`: this is where one becomes the other. Absent when there is none, never invented. */
export function onlineRecord(fcmtoken: string | null | undefined): PresenceRecord {
  return fcmtoken ? { status: 'online', fcmToken: fcmtoken } : { status: 'online' };
}

/** Another tab or device of the member ended and took the status along: whoever is still here says so at once. */
export function mustReassert(seen: unknown, isHere: boolean): boolean {
  return isHere && seen === 'offline';
}
