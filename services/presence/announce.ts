import { child, onDisconnect, onValue, ref, remove, serverTimestamp, set, update, type Database } from 'firebase/database';
import { mustReassert, onlineRecord, type PresenceRecord } from '@/lib/domain/presence/presence-record';
import { randomId } from '@/lib/random-id';

interface Options {
  database: Database;
  uid: string;
  fcmtoken: string | null;
  /** A write that was refused; presence is no reason to disturb anybody. */
  onError: (error: unknown) => void;
}

export interface Announcement {
  /** Says online again after `leave`. */
  enter: () => void;
  /** Takes this connection back; says offline too if it is the last, by the count of tabs or by what the database knows. */
  leave: (isLast: boolean) => Promise<void>;
  /** Messages can now be announced on this device; empty: on none any more. */
  publishPushToken: (fcmtoken: string) => void;
  stop: () => void;
}

/** Keeps one connection's node and the member's status true for as long as it is here. */
export function announce({ database, uid, fcmtoken: known, onError }: Options): Announcement {
  const information = ref(database, `userConversations/${uid}/information`);
  const connections = ref(database, `connections/${uid}`);
  const connection = child(connections, randomId());
  let isHere = true;
  let isConnected = false;
  let hasOthers = false;
  let fcmtoken = known;
  // Switched off here: the record is not to keep it. A device that never had one leaves another one's alone.
  let isTokenGone = false;

  const sayOnline = () => {
    const record = onlineRecord(fcmtoken);
    void update(information, isTokenGone ? { ...record, fcmToken: null } : record)
      .then(() => (isTokenGone = false))
      .catch(onError);
  };
  const arrive = async () => {
    // First what happens at the end, which counts once and is asked for again on each connection; then online.
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
      // The count is too high after a tab has crashed: whoever sees no other connection is the last all the same.
      const isGone = isLast || !hasOthers;
      // Written in one go: a page that is being closed gets no second turn.
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
