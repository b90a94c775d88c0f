import { publicEnv } from '@/lib/config/env';
import { readStored, removeStored, writeStored } from '@/lib/storage';

/** The token that this browser gave to an account, or that its person wants none to be given. */
const DEVICE_KEY = 'push-device';
const SWITCHED_OFF = 'off';

export const PUSH_WORKER = '/push-worker.js';

export function isPushConfigured(): boolean {
  const { projectId, messagingSenderId, vapidKey } = publicEnv.firebase;
  return Boolean(projectId && messagingSenderId && vapidKey);
}

export type PushPermission =
  /** Not configured, or not offered by this browser. */
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
 * Whether notifications of an account come to this very device: an account has one, the one that was switched on last.
 * @param accountToken the device that the account knows
 */
export async function isThisDevice(accountToken: string | null): Promise<boolean> {
  if (pushPermission() !== 'granted' || !accountToken || readStored(DEVICE_KEY) !== accountToken) return false;
  return (await pushWorkers()).length > 0;
}

/** Whoever logs out of this browser gets no more notifications on it: without its worker the device's token reaches nobody. */
export async function forgetPush(): Promise<void> {
  if (!isSwitchedOff()) removeStored(DEVICE_KEY);
  if (!('serviceWorker' in navigator)) return;
  await Promise.all((await pushWorkers()).map((registration) => registration.unregister()));
}

async function pushWorkers(): Promise<ServiceWorkerRegistration[]> {
  const all = await navigator.serviceWorker.getRegistrations();
  return all.filter(({ active, waiting, installing }) => (active ?? waiting ?? installing)?.scriptURL.includes(PUSH_WORKER));
}
