import { useCallback, useRef, useState } from 'react';
import type { UserProfile } from '@/lib/contract/account';
import type { NotificationKey } from '@/lib/domain/notifications/preferences';
import type { ActionFailure } from '@/services/http/outcome';
import { useUpdateUser } from '@/components/auth/use-update-user';

type Preferences = Readonly<Record<string, boolean>>;

interface NotificationSwitches {
  preferences: Preferences;
  failure: ActionFailure | null;
  change: (key: NotificationKey, isOn: boolean) => void;
}

/** Optimistic switches that roll back when refused; changes made during a save are sent together after it. */
export function useNotificationSwitches({ notifications }: Pick<UserProfile, 'notifications'>): NotificationSwitches {
  const { failure, run } = useUpdateUser();
  const [moved, setMoved] = useState<Preferences>({});
  const waiting = useRef<Preferences>({});
  const isSending = useRef(false);

  const change = useCallback(
    (key: NotificationKey, isOn: boolean) => {
      waiting.current = { ...waiting.current, [key]: isOn };
      setMoved((before) => ({ ...before, [key]: isOn }));
      if (isSending.current) return;
      isSending.current = true;
      void (async () => {
        while (Object.keys(waiting.current).length > 0) {
          const sent = waiting.current;
          waiting.current = {};
          await run({ body: { notifications: sent } });
          // After the answer the profile is the truth, except for changes still waiting.
          setMoved(waiting.current);
        }
        isSending.current = false;
      })();
    },
    [run],
  );

  return { preferences: { ...notifications, ...moved }, failure, change };
}
