import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import type { UserProfile } from '@/lib/contract/account';
import { isNotified, isOptionalMail, NOTIFICATION_EVENTS, notificationKey } from '@/lib/domain/notifications/preferences';
import { isPushConfigured } from '@/services/presence/push-device';
import { FailureNotice } from '@/components/auth/failure-notice';
import { Stack } from '@/components/ui/stack';
import { Switch } from '@/components/ui/switch';
import { SilentDynamicLoading } from '@/components/ui/dynamic-loading';
import { AccountSection } from './account-section';
import { useNotificationSwitches } from './use-notification-switches';

const PushSection = dynamic(() => import('./push-section').then((part) => part.PushSection), { ssr: false, loading: SilentDynamicLoading });

/** Which events we write about, and which a device is told of where pushes are configured. */
export function NotificationsSection({ user }: { user: UserProfile }) {
  const { t } = useTranslation('account');
  const { preferences, failure, change } = useNotificationSwitches(user);
  return (
    <>
      <AccountSection title={t('notifications.title')} body={t('notifications.body')}>
        {failure ? <FailureNotice failure={failure} /> : null}
        <Stack $gap={4}>
          {NOTIFICATION_EVENTS.map((event) => {
            const key = notificationKey('email', event);
            return (
              <Switch
                key={key}
                label={t(`notifications.event.${event}`)}
                hint={isOptionalMail(event) ? t(`notifications.about.${event}`) : t('notifications.always')}
                checked={isNotified(preferences, 'email', event)}
                disabled={!isOptionalMail(event)}
                onChange={({ target }) => change(key, target.checked)}
              />
            );
          })}
        </Stack>
      </AccountSection>
      {isPushConfigured() ? <PushSection user={user} /> : null}
    </>
  );
}
