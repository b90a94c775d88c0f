import type { RequestAction } from '@/lib/contract/wardrobe';
import type { NotificationEvent } from '@/lib/domain/notifications/preferences';

/** Notification event of each action. */
export const EVENT_OF_ACTION: Record<RequestAction, NotificationEvent> = {
  deliver: 'deliveries',
  collect: 'deliveries',
  care: 'care',
  sell: 'sales',
  donate: 'storage',
};
