import { publicEnv } from '@/lib/config/env';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';

/** The push token that this browser registered, or the choice to have none. */
const DEVICE_KEY = 'push-device';
const SWITCHED_OFF = 'off';

export const PUSH_WORKER = '/push-worker.js';

export function isPushConfigured(): boolean {
  const { projectId, messagingSenderId, vapidKey } = publicEnv.firebase;
  return Boolean(projectId && messagingSenderId && vapidKey);
}

export type PushPermission =
  /** `absent`: not configured, or not supported by this browser. */
  'absent' | NotificationPermission;

export function pushPermission(): PushPermission {
  if (!isPushConfigured()) return 'absent';
  if (!('Notification' in window) || !('serviceWorker' in navigator) || !('PushManager' in window)) return 'absent';
  return Notification.permission;
}

export const isSwitchedOff = (): boolean => readStored(DEVICE_KEY) === SWITCHED_OFF;

export function rememberDevice(token: string): void {
  writeStored(DEVICE_KEY, token);
}

export function rememberSwitchedOff(): void {
  writeStored(DEVICE_KEY, SWITCHED_OFF);
}

/**
 * Whether this device gets the account's notifications: an account has one device, the one that was switched on last.
 * @param accountToken the device that the account knows
 */
export async function isThisDevice(accountToken: string | null): Promise<boolean> {
  if (pushPermission() !== 'granted' || !accountToken || readStored(DEVICE_KEY) !== accountToken) return false;
  return (await pushWorkers()).length > 0;
}

/** After a logout this browser must get no more notifications: without its service worker the token reaches nobody. */
export async function forgetPush(): Promise<void> {
  if (!isSwitchedOff()) removeStored(DEVICE_KEY);
  if (!('serviceWorker' in navigator)) return;
  await Promise.all((await pushWorkers()).map((registration) => registration.unregister()));
}

async function pushWorkers(): Promise<ServiceWorkerRegistration[]> {
  const all = await navigator.serviceWorker.getRegistrations();
  return all.filter(({ active, waiting, installing }) => (active ?? waiting ?? installing)?.scriptURL.includes(PUSH_WORKER));
}
