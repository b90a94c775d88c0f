import { useTranslation } from 'next-i18next/pages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FailureNotice } from '@/components/auth/failure-notice';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { Notice } from '@/components/ui/feedback/notice';
import { Switch } from '@/components/ui/forms/switch';
import { useLocale } from '@/components/ui/hooks/use-locale';
import { Stack } from '@/components/ui/layout/stack';
import { Text } from '@/components/ui/text/text';
import { localePrefix } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import type { UserProfile } from '@/lib/contract/account';
import { isNotified, notificationKey, PUSH_EVENTS } from '@/lib/domain/notifications/preferences';
import { sendCall } from '@/services/http/send-call';
import type { Presence } from '@/services/presence/presence-handle';
import { isThisDevice, pushPermission } from '@/services/presence/push-device';
import { askForPush, turnPushOff } from '@/services/presence/push-token';
import { usePresence } from '@/services/presence/use-presence';
import { AccountSection } from './account-section';
import { useProfileChoices } from './use-profile-choices';

type PushDevice = 'unknown' | 'not sent' | 'not offered' | 'refused' | 'off' | 'turning on' | 'on' | 'turning off';

/** Whether this device gets push notifications, and the functions to change it. */
function usePushDevice() {
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

/** Whether this device gets push notifications, then for which events. */
export function PushSection({ user }: { user: UserProfile }) {
  const { t } = useTranslation('account');
  const { chosen, failure, change } = useProfileChoices(user.notifications ?? {}, (notifications) => ({ notifications }));
  const { device, problem, turn } = usePushDevice();

  if (device === 'not sent') return null;
  return (
    <AccountSection id="push" title={t('push.title')} body={t('push.body')}>
      {problem ? (
        <Notice tone="danger" role="alert">
          {t(`push.problem.${problem}`)}
        </Notice>
      ) : null}
      {failure ? <FailureNotice failure={failure} /> : null}
      {content()}
    </AccountSection>
  );

  function content() {
    if (device === 'unknown' || device === 'not sent') {
      return <LoadingRegion height="3rem" />;
    }
    if (device === 'not offered' || device === 'refused') {
      return (
        <Text $size="sm" $tone="muted">
          {t(device === 'refused' ? 'push.refused' : 'push.notOffered')}
        </Text>
      );
    }
    const isOn = device === 'on' || device === 'turning on';
    return (
      <Stack $gap={4}>
        <Switch
          label={t('push.device')}
          hint={isOn ? t('push.deviceOn') : t(pushPermission() === 'granted' ? 'push.deviceAllowed' : 'push.deviceOff')}
          checked={isOn}
          aria-busy={device.startsWith('turning')}
          onChange={({ target }) => turn(target.checked)}
        />
        {device === 'on'
          ? PUSH_EVENTS.map((event) => (
              <Switch
                key={event}
                label={t(`notifications.event.${event}`)}
                hint={t(`push.about.${event}`)}
                checked={isNotified(chosen, 'push', event)}
                onChange={({ target }) => change({ [notificationKey('push', event)]: target.checked })}
              />
            ))
          : null}
      </Stack>
    );
  }
}
