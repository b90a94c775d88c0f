export const PUSH_WORKER = '/push-worker.js';

/** Whoever logs out of this browser gets no more notifications on it: without its worker the device's token reaches nobody. */
export async function forgetPush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const all = await navigator.serviceWorker.getRegistrations();
  await Promise.all(all.filter(({ active }) => active?.scriptURL.includes(PUSH_WORKER)).map((registration) => registration.unregister()));
}
