import { getApps } from 'firebase/app';
import { publicEnv } from '@/lib/config/env';
import { readStored, writeStored } from '@/lib/storage';
import { sendCall } from '@/services/http/send-call';

const ASKED_KEY = 'chat-push-asked';
const WORKER = '/push-worker.js';

/** Whether it is the moment to ask: messaging is configured, the browser can, and the member was not asked before. */
export function mayAskForPush(): boolean {
  const { projectId, messagingSenderId, vapidKey } = publicEnv.firebase;
  if (!projectId || !messagingSenderId || !vapidKey) return false;
  return 'Notification' in window && 'serviceWorker' in navigator && Notification.permission === 'default' && readStored(ASKED_KEY) === null;
}

export function rememberPushAnswer(): void {
  writeStored(ASKED_KEY, 'yes');
}

/** Asks the browser, and gives the device's token to the account. @returns whether messages will be announced */
export async function askForPush(): Promise<boolean> {
  rememberPushAnswer();
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const [app] = getApps();
  if (!app) return false;
  const { getMessaging, getToken } = await import('firebase/messaging');
  const serviceWorkerRegistration = await navigator.serviceWorker.register(WORKER);
  const fcmtoken = await getToken(getMessaging(app), { vapidKey: publicEnv.firebase.vapidKey, serviceWorkerRegistration });
  const saved = await sendCall('updateUser', { body: { fcmtoken } });
  return saved.kind === 'ok';
}
