/** Notification events and channels; stored in the profile's `notifications` as `email.deliveries`. */
export const NOTIFICATION_EVENTS = ['deliveries', 'storage', 'sales', 'prices', 'care', 'billing', 'messages'] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];
/** Push notifications: changes of pieces and answers of the team. Invoices go by mail. */
export const PUSH_EVENTS = ['deliveries', 'storage', 'sales', 'prices', 'care', 'messages'] as const satisfies readonly NotificationEvent[];
export const NOTIFICATION_CHANNELS = ['email', 'push'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];
export type NotificationKey = `${NotificationChannel}.${NotificationEvent}`;

/** These mails cannot be switched off: a price that waits for approval stops the sale, and invoices are owed. */
const ALWAYS: readonly NotificationKey[] = ['email.prices', 'email.billing'];

export const notificationKey = (channel: NotificationChannel, event: NotificationEvent): NotificationKey => `${channel}.${event}`;

export const canSwitchOff = (channel: NotificationChannel, event: NotificationEvent): boolean =>
  !ALWAYS.includes(notificationKey(channel, event));

/** Narrows to the events that can be switched off, which have a text for it. */
export const isOptionalMail = (event: NotificationEvent): event is Exclude<NotificationEvent, 'prices' | 'billing'> =>
  canSwitchOff('email', event);

/** On by default. */
export function isNotified(
  preferences: Readonly<Record<string, boolean>>,
  channel: NotificationChannel,
  event: NotificationEvent,
): boolean {
  return !canSwitchOff(channel, event) || (preferences[notificationKey(channel, event)] ?? true);
}
