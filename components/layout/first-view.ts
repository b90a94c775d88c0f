import Router from 'next/router';
import { LOADED } from '@/components/ui/feedback/loading-region';
import { writeStored } from '@/lib/browser/storage';
import { waitAtMost } from '@/lib/timeout';

const LONGEST_WAIT_MS = 20_000;

/**
 * Until the page shows what it was opened for; what comes after it takes no bytes from it on a slow network. A user who goes to another page
 * waits for nothing: the chat needs presence to load.
 */
export async function untilFirstView(): Promise<void> {
  let leave: (address: string, change: { shallow: boolean }) => void = () => undefined;
  const isLeft = new Promise<void>((resolve) => (leave = (_address, { shallow }) => (shallow ? undefined : resolve())));
  Router.events.on('routeChangeStart', leave);
  await waitAtMost(LONGEST_WAIT_MS, Promise.race([areFirstPicturesSeen(), isLeft]));
  Router.events.off('routeChangeStart', leave);
}

async function areFirstPicturesSeen(): Promise<void> {
  while (document.querySelector('main [role=status][aria-busy=true]')) {
    await new Promise((resolve) => document.addEventListener(LOADED, resolve, { once: true }));
  }
  await Promise.all([...document.querySelectorAll<HTMLImageElement>('main img')].filter(isInWindow).map(untilHere));
}

function isInWindow(image: HTMLImageElement): boolean {
  const { top, bottom, width } = image.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}

function untilHere(image: HTMLImageElement): Promise<unknown> | undefined {
  if (image.complete) return undefined;
  return new Promise((resolve) => ['load', 'error'].forEach((end) => image.addEventListener(end, resolve)));
}

/** From now on our fonts are asked for, and found in the cache (`lib/config/inline-scripts.ts`). */
export function showFonts(): void {
  delete document.documentElement.dataset.fonts;
  writeStored('fonts', 'seen');
}
