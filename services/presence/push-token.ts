import { getApps } from 'firebase/app';
import { publicEnv } from '@/lib/config/env';
import { readStored, writeStored } from '@/lib/browser/storage';
import { withTimeout } from '@/lib/timeout';
import { sendCall } from '@/services/http/send-call';
import { currentPresence, onPresence, readPresence, type PresenceHandle } from './presence-handle';
import { forgetPush, isSwitchedOff, PUSH_WORKER, pushPermission, rememberDevice, rememberSwitchedOff } from './push-device';

const ASKED_KEY = 'chat-push-asked';
/** Without its server the messaging SDK waits for ever. */
const TOKEN_TIMEOUT_MS = 20_000;

export type PushState =
  /** `closed`: not configured, not supported, denied by the person, or switched off on the account page. */
  'closed' | 'may ask' | 'granted';

/** Whether the chat may offer notifications. */
export function pushState(): PushState {
  const permission = pushPermission();
  if (isSwitchedOff()) return 'closed';
  if (permission === 'granted') return 'granted';
  return permission === 'default' && readStored(ASKED_KEY) === null ? 'may ask' : 'closed';
}

export function rememberPushAnswer(): void {
  writeStored(ASKED_KEY, 'yes');
}

/**
 * Asks for permission and registers the device's token.
 * @param chatPath where a notification links to, in the language of this page
 * @returns whether notifications will arrive
 */
export async function askForPush(chatPath: string): Promise<boolean> {
  rememberPushAnswer();
  return (await Notification.requestPermission()) === 'granted' && registerPush(chatPath);
}

const registered = new Set<string>();

/** If permission was granted earlier: registers this device's token once per page for the current member. */
export async function keepPushRegistered(chatPath: string): Promise<void> {
  const uid = currentPresence()?.uid;
  if (!uid || registered.has(uid)) return;
  registered.add(uid);
  if (!(await registerPush(chatPath).catch(() => false))) registered.delete(uid);
}

async function registerPush(chatPath: string): Promise<boolean> {
  const presence = await arrivedPresence();
  const app = getApps().at(-1);
  if (!presence || !app) return false;
  const { getMessaging, getToken } = await import('firebase/messaging');
  const serviceWorkerRegistration = await navigator.serviceWorker.register(`${PUSH_WORKER}?${new URLSearchParams({ chat: chatPath })}`);
  const token = getToken(getMessaging(app), { vapidKey: publicEnv.firebase.vapidKey, serviceWorkerRegistration });
  const fcmtoken = await withTimeout(TOKEN_TIMEOUT_MS, token).catch(() => '');
  if (!fcmtoken) return false;
  const saved = await sendCall('updateUser', { body: { fcmtoken } });
  if (saved.kind !== 'ok') return false;
  presence.publishPushToken(fcmtoken);
  rememberDevice(fcmtoken);
  return true;
}

/** Waits for a pending presence sign-in. @returns null when there is none, or none in time */
function arrivedPresence(): Promise<PresenceHandle | null> {
  if (readPresence() !== 'none') return Promise.resolve(currentPresence());
  return new Promise((resolve) => {
    const arrive = () => {
      stop();
      clearTimeout(timer);
      resolve(currentPresence());
    };
    const stop = onPresence(arrive);
    const timer = setTimeout(arrive, TOKEN_TIMEOUT_MS);
  });
}

/** Turns notifications off on this device, whatever the browser would allow. @returns whether the account was updated */
export async function turnPushOff(): Promise<boolean> {
  const saved = await sendCall('updateUser', { body: { fcmtoken: '' } });
  if (saved.kind !== 'ok') return false;
  const presence = currentPresence();
  presence?.publishPushToken('');
  if (presence) registered.delete(presence.uid);
  rememberSwitchedOff();
  await forgetPush();
  return true;
}
