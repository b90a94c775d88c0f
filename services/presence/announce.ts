import { child, type Database, onDisconnect, onValue, ref, remove, serverTimestamp, set, update } from 'firebase/database';
import { randomId } from '@/lib/random-id';

type PresenceStatus = 'online' | 'offline';

/** `userConversations/{uid}/information`: nothing else may stand there. */
interface PresenceRecord {
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

interface Options {
  database: Database;
  uid: string;
  fcmtoken: string | null;
  /** Called when a write is refused; presence never disturbs the page. */
  onError: (error: unknown) => void;
}

export interface Announcement {
  /** Sets the status to online again after `leave`. */
  enter: () => void;
  /**
   * Removes this connection. Also sets the status to offline when it is the last one, by the count of tabs or by what the database knows.
   */
  leave: (isLast: boolean) => Promise<void>;
  /** Publishes this device's push token; empty: no more notifications on this device. */
  publishPushToken: (fcmtoken: string) => void;
  stop: () => void;
}

/** Keeps this connection's node and the member's online status correct while the tab is open. */
export function announce({ database, uid, fcmtoken: known, onError }: Options): Announcement {
  const information = ref(database, `userConversations/${uid}/information`);
  const connections = ref(database, `connections/${uid}`);
  const connection = child(connections, randomId());
  let isHere = true;
  let isConnected = false;
  let hasOthers = false;
  let fcmtoken = known;
  // Notifications were switched off here, so remove the token from the record. A device that never had a token leaves another device's one
  // alone.
  let isTokenGone = false;

  const sayOnline = () => {
    const record = onlineRecord(fcmtoken);
    void update(information, isTokenGone ? { ...record, fcmToken: null } : record)
      .then(() => (isTokenGone = false))
      .catch(onError);
  };
  const arrive = async () => {
    // Register onDisconnect before going online. It fires once, so it is registered on each connection.
    await Promise.all([
      onDisconnect(connection).remove(),
      onDisconnect(information).update({ status: 'offline' } satisfies PresenceRecord),
    ]);
    if (!isHere) return;
    await set(connection, serverTimestamp());
    sayOnline();
  };

  const stopConnected = onValue(
    ref(database, '.info/connected'),
    (snapshot) => {
      isConnected = snapshot.val() === true;
      if (isConnected && isHere) arrive().catch(onError);
    },
    onError,
  );
  const stopOthers = onValue(
    connections,
    (snapshot) => {
      hasOthers = Object.keys((snapshot.val() ?? {}) as object).some((key) => key !== connection.key);
    },
    onError,
  );
  const stopStatus = onValue(
    ref(database, `userConversations/${uid}/information/status`),
    (snapshot) => {
      if (mustReassert(snapshot.val(), isHere && isConnected)) sayOnline();
    },
    onError,
  );

  return {
    enter: () => {
      isHere = true;
      if (isConnected) arrive().catch(onError);
    },
    leave: async (isLast) => {
      isHere = false;
      // The tab count is too high after a tab has crashed: without another connection this is the last one anyway.
      const isGone = isLast || !hasOthers;
      // Written together: a page that is being closed gets no second task.
      await Promise.all([
        onDisconnect(connection).cancel(),
        onDisconnect(information).cancel(),
        remove(connection),
        ...(isGone ? [update(information, { status: 'offline' } satisfies PresenceRecord)] : []),
      ]);
    },
    publishPushToken: (next) => {
      fcmtoken = next;
      isTokenGone = next === '';
      if (isHere && isConnected) sayOnline();
    },
    stop: () => {
      stopConnected();
      stopStatus();
      stopOthers();
    },
  };
}
