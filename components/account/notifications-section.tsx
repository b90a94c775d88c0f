import { useTranslation } from 'next-i18next/pages';
import type { UserProfile } from '@/lib/contract/account';
import { canSwitchOff, isNotified, NOTIFICATION_EVENTS, notificationKey } from '@/lib/domain/notifications/preferences';
import { useUpdateUser } from '@/services/account/update-user';
import { useUserStore } from '@/stores/user-store';
import { FailureNotice } from '@/components/auth/failure-notice';
import { Switch } from '@/components/ui/switch';
import { AccountSection } from './account-section';

/** Which events we write about. A change shows at once and falls back when the server does not take it. */
export function NotificationsSection({ user }: { user: UserProfile }) {
  const { t } = useTranslation('account');
  const receiveUser = useUserStore((state) => state.receiveUser);
  const { state, run } = useUpdateUser(receiveUser);
  const preferences = user.notifications ?? {};

  const change = async (key: string, isOn: boolean) => {
    if (state.status === 'pending') return;
    receiveUser({ ...user, notifications: { ...preferences, [key]: isOn } });
    const outcome = await run({ body: { notifications: { [key]: isOn } } });
    if (outcome?.kind !== 'ok') receiveUser(user);
  };

  return (
    <AccountSection title={t('notifications.title')} body={t('notifications.body')}>
      {state.status === 'failed' ? <FailureNotice failure={state.failure} /> : null}
      <div>
        {NOTIFICATION_EVENTS.map((event) => {
          const key = notificationKey('email', event);
          const isFixed = !canSwitchOff('email', event);
          return (
            <Switch
              key={key}
              label={t(`notifications.event.${event}`)}
              hint={isFixed ? t('notifications.always') : t(`notifications.about.${event}`)}
              checked={isNotified(preferences, 'email', event)}
              disabled={isFixed}
              onChange={({ target }) => void change(key, target.checked)}
            />
          );
        })}
      </div>
    </AccountSection>
  );
}
