import type { Browser, Page } from '@playwright/test';

export type Seen = 'online' | 'offline';

export interface Timing {
  /** Total time that the team saw the wrong status. */
  wrongMs: number;
  /** The last status shown was right. */
  isRight: boolean;
}

interface Note {
  state: Seen;
  at: number;
}

/** Time without changes after which a row counts as settled: twice the delay before "offline" is shown. */
const SETTLED_MS = 3_000;
/** A lost connection times out after 90 s at the latest. */
const TIMEOUT_MS = 100_000;

const moment = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The team's console with a member's conversation open, in its own browser: the statuses shown, with their times. */
export async function openDesk(browser: Browser, address: string, uid: string) {
  const page = await (await browser.newContext()).newPage();
  // Must not contain named functions: the loader would call its own helper for them.
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
    /** Waits for this status before a row begins. */
    rests: (state: Seen) => settled(page, state, Date.now()),

    /** @param act returns the time of the change; without a result, its start counts */
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

/** Total time after `since` with another status than the true one. */
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
