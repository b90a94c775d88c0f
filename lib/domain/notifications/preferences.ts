/** What a member can be told about, and on which way; kept in the profile's `notifications` as `email.deliveries`. */
export const NOTIFICATION_EVENTS = ['deliveries', 'storage', 'sales', 'prices', 'care', 'billing', 'messages'] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];
/** What a device is told: what happens to pieces, and answers of the team. Invoices go by mail. */
export const PUSH_EVENTS = ['deliveries', 'storage', 'sales', 'prices', 'care', 'messages'] as const satisfies readonly NotificationEvent[];
export const NOTIFICATION_CHANNELS = ['email', 'push'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];
export type NotificationKey = `${NotificationChannel}.${NotificationEvent}`;

/** A price that waits for the owner stops the sale, and an invoice is owed: these mails cannot be switched off. */
const ALWAYS: readonly NotificationKey[] = ['email.prices', 'email.billing'];

export const notificationKey = (channel: NotificationChannel, event: NotificationEvent): NotificationKey => `${channel}.${event}`;

export const canSwitchOff = (channel: NotificationChannel, event: NotificationEvent): boolean =>
  !ALWAYS.includes(notificationKey(channel, event));

/** Narrows to the events that a text about switching them off exists for. */
export const isOptionalMail = (event: NotificationEvent): event is Exclude<NotificationEvent, 'prices' | 'billing'> =>
  canSwitchOff('email', event);

/** On until somebody switches it off. */
export function isNotified(
  preferences: Readonly<Record<string, boolean>>,
  channel: NotificationChannel,
  event: NotificationEvent,
): boolean {
  return !canSwitchOff(channel, event) || (preferences[notificationKey(channel, event)] ?? true);
}
