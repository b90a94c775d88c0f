import type { Browser, Page } from '@playwright/test';

export type Seen = 'online' | 'offline';

export interface Timing {
  /** How long the team saw something else than what was so, all in all. */
  wrongMs: number;
  /** The last thing that the team was shown was right. */
  isRight: boolean;
}

interface Note {
  state: Seen;
  at: number;
}

/** So long nothing more may change before a row counts as settled: twice what a reader waits before it believes "offline". */
const SETTLED_MS = 3_000;
/** A connection that is lost without a word is given up after 90 s at the latest. */
const TIMEOUT_MS = 100_000;

const moment = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The team's console with a member's conversation open, in a browser of its own: what a person there is shown, with the time. */
export async function openDesk(browser: Browser, address: string, uid: string) {
  const page = await (await browser.newContext()).newPage();
  // No function in it may have a name: the loader would call a helper of its own for it.
  await page.addInitScript(() => {
    const notes: { state: string; at: number }[] = [];
    Object.assign(window, { notes });
    document.addEventListener('DOMContentLoaded', () =>
      new MutationObserver(() => {
        const state = /(online|offline)$/.exec(document.getElementById('about')?.textContent ?? '')?.[1];
        if (state && notes.at(-1)?.state !== state) notes.push({ state, at: Date.now() });
      }).observe(document.body, { subtree: true, childList: true, characterData: true }),
    );
  });
  await page.goto(address);
  await page.locator(`[data-uid="${uid}"]`).click();
  await page
    .locator('#about')
    .filter({ hasText: /(online|offline)$/ })
    .waitFor();

  return {
    /** Waits until the team is shown this, before a row begins. */
    rests: (state: Seen) => settled(page, state, Date.now()),

    /** @param act gives the moment from which on it is so; without one, its beginning */
    async time(is: Seen, act: () => Promise<number | void>): Promise<Timing> {
      const before = (await notesOf(page)).at(-1)?.state ?? 'offline';
      const began = Date.now();
      const since = (await act()) ?? began;
      const isRight = await settled(page, is, since);
      return { wrongMs: wrongTime({ before, is, since, notes: await notesOf(page), until: Date.now() }), isRight };
    },
  };
}

const notesOf = (page: Page): Promise<Note[]> => page.evaluate(() => (window as unknown as { notes: Note[] }).notes);

async function settled(page: Page, state: Seen, since: number): Promise<boolean> {
  while (Date.now() - since < TIMEOUT_MS) {
    const last = (await notesOf(page)).at(-1);
    if (last?.state === state && Date.now() - Math.max(last.at, since) >= SETTLED_MS) return true;
    await moment(100);
  }
  return false;
}

/** Sum of the spans after `since` in which something else was shown than what was so. */
export function wrongTime({
  before,
  is,
  since,
  notes,
  until,
}: {
  before: Seen;
  is: Seen;
  since: number;
  notes: readonly Note[];
  until: number;
}): number {
  let shown = before;
  let at = since;
  let wrong = 0;
  for (const note of notes) {
    if (note.at <= since) {
      shown = note.state;
      continue;
    }
    if (shown !== is) wrong += note.at - at;
    shown = note.state;
    at = note.at;
  }
  return shown === is ? wrong : wrong + until - at;
}
