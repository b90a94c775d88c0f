import { writeStored } from '@/lib/browser/storage';
import { ROUTES } from '@/lib/config/routes';
import type { CallData } from '@/services/http/send-call';
import { beginPresenceAttempt } from './presence-handle';
import { connectWithRetry, type StartPresence } from './retry-presence';

type Member = CallData<'currentUser'>['user'];

/** Loads the part of Firebase that presence needs. */
export const startWithFirebase: StartPresence = async (who, isStillWanted) =>
  (await import('./start-presence')).startPresence(who, isStillWanted);

/** Brings a member online as soon as possible. This file does not import Firebase itself. */
export function connectPresence(member: Member, isWanted: () => boolean = beginPresenceAttempt()): Promise<void> {
  return connectWithRetry(startWithFirebase, member, isWanted);
}

const LOOK_MS = 250;
const LONGEST_WAIT_MS = 20_000;

/** A part of the page is still a skeleton, or a picture in the window is on its way. */
function isFirstViewDue(): boolean {
  // The chat's skeleton waits for presence itself.
  if (location.pathname.endsWith(ROUTES.chat.path)) return false;
  if (document.querySelector('main [aria-busy=true]')) return true;
  return [...document.querySelectorAll('main img')].some((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight && !(image as HTMLImageElement).complete;
  });
}

/** Until the page shows what it was opened for; what comes after it takes no bytes from it on a slow network. */
export async function untilFirstView(): Promise<void> {
  for (let waited = 0; waited < LONGEST_WAIT_MS && isFirstViewDue(); waited += LOOK_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** From now on our fonts are asked for, and found in the cache (`lib/config/inline-scripts.ts`). */
function showFonts(): void {
  delete document.documentElement.dataset.fonts;
  writeStored('fonts', 'seen');
}

/**
 * Brings a member online, and shows our fonts, once the page shows what it was opened for: on a slow network the two take as long as thirty
 * pictures.
 */
export async function connectPresenceLater(member: Member): Promise<void> {
  const isWanted = beginPresenceAttempt();
  await untilFirstView();
  showFonts();
  if (isWanted()) await connectPresence(member, isWanted);
}
