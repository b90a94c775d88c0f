import { useCallback, useEffect, useRef, useState } from 'react';
import { localePrefix } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import { sendCall } from '@/services/http/send-call';
import { isThisDevice, pushPermission } from '@/services/presence/push-device';
import type { Presence } from '@/services/presence/presence-handle';
import { askForPush, turnPushOff } from '@/services/presence/push-token';
import { usePresence } from '@/services/presence/use-presence';
import { useLocale } from '@/components/ui/hooks/use-locale';

type PushDevice = 'unknown' | 'not sent' | 'not offered' | 'refused' | 'off' | 'turning on' | 'on' | 'turning off';

/** Whether this device gets push notifications, and the functions to change it. */
export function usePushDevice() {
  const chatPath = `${localePrefix(useLocale().locale)}${ROUTES.chat.path}`;
  const [found, setDevice] = useState<PushDevice>('unknown');
  const presence = usePresence();
  const device = offered(found, presence);
  const [problem, setProblem] = useState<'on' | 'off' | null>(null);
  const isTurning = useRef(false);

  useEffect(() => {
    let isGone = false;
    void readPushDevice().then((found) => {
      if (!isGone) setDevice(found);
    });
    return () => {
      isGone = true;
    };
  }, []);

  const turn = useCallback(
    (isOn: boolean) => {
      if (isTurning.current) return;
      isTurning.current = true;
      setProblem(null);
      setDevice(isOn ? 'turning on' : 'turning off');
      void (isOn ? askForPush(chatPath) : turnPushOff())
        .catch(() => false)
        .then((isDone) => {
          isTurning.current = false;
          if (isDone) return setDevice(isOn ? 'on' : 'off');
          const isRefused = isOn && pushPermission() === 'denied';
          setDevice(isRefused ? 'refused' : isOn ? 'off' : 'on');
          if (!isRefused) setProblem(isOn ? 'on' : 'off');
        });
    },
    [chatPath],
  );

  return { device, problem, turn };
}

/**
 * Push needs the realtime service, which uses the same account: without presence no notification would arrive. It can still be turned off.
 */
function offered(found: PushDevice, presence: Presence): PushDevice {
  if (found !== 'off' || typeof presence === 'object') return found;
  return presence === 'unavailable' ? 'not sent' : 'unknown';
}

async function readPushDevice(): Promise<PushDevice> {
  const permission = pushPermission();
  if (permission === 'absent') return 'not offered';
  if (permission === 'denied') return 'refused';
  if (permission === 'default') return 'off';
  const answer = await sendCall('currentUser');
  return answer.kind === 'ok' && (await isThisDevice(answer.data.user.fcmtoken ?? null)) ? 'on' : 'off';
}
