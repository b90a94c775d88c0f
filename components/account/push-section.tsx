import { useTranslation } from 'next-i18next/pages';
import type { UserProfile } from '@/lib/contract/account';
import { isNotified, notificationKey, PUSH_EVENTS } from '@/lib/domain/notifications/preferences';
import { FailureNotice } from '@/components/auth/failure-notice';
import { LoadingRegion } from '@/components/ui/feedback/loading-region';
import { Notice } from '@/components/ui/feedback/notice';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Stack } from '@/components/ui/layout/stack';
import { Switch } from '@/components/ui/forms/switch';
import { Text } from '@/components/ui/text/text';
import { pushPermission } from '@/services/presence/push-device';
import { AccountSection } from './account-section';
import { useNotificationSwitches } from './use-notification-switches';
import { usePushDevice } from './use-push-device';

/** Whether this device gets push notifications, then for which events. */
export function PushSection({ user }: { user: UserProfile }) {
  const { t } = useTranslation('account');
  const { preferences, failure, change } = useNotificationSwitches(user);
  const { device, problem, turn } = usePushDevice();

  if (device === 'not sent') return null;
  return (
    <AccountSection title={t('push.title')} body={t('push.body')}>
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
      return (
        <LoadingRegion>
          <Skeleton $height="3rem" />
        </LoadingRegion>
      );
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
                checked={isNotified(preferences, 'push', event)}
                onChange={({ target }) => change(notificationKey('push', event), target.checked)}
              />
            ))
          : null}
      </Stack>
    );
  }
}
