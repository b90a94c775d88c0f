import type { Page } from '@playwright/test';
import { atMost, curveOf, plainFigure, type BenchResult } from './result';
import { heapOf } from './wardrobe-page';

const MINUTE = 60_000;
const BAR = 1.1;
/** Of the thread, before the first minute, to measure the size of a message. */
const LOADED_PAGES = 20;
/** One per side. */
const MESSAGES_A_LAP = 2;
const WHEELS = 30;

interface Place {
  /** The open chat of a member with a long thread, handed over to a person. */
  member: Page;
  /** The same conversation in the console. */
  desk: Page;
}

/**
 * A long chat, minute by minute: both sides write and type, scroll and open the member's details. The heap may grow by the size of the new
 * messages, and nothing else may remain.
 */
export async function measureChatHeap({ member, desk }: Place, minutes: number): Promise<BenchResult> {
  const weight = await weighMessage(member);
  const heaps: number[] = [];
  const said: number[] = [];
  const start = Date.now();
  let laps = 0;
  for (let minute = 1; minute <= minutes; minute += 1) {
    while (Date.now() - start < minute * MINUTE) await lap({ member, desk }, (laps += 1));
    heaps.push(await heapOf(member));
    said.push(laps * MESSAGES_A_LAP);
    console.log(`heap of the chat after minute ${minute}: ${((heaps.at(-1) ?? 0) / 1e6).toFixed(1)} MB, ${laps} rounds`);
  }
  const [first = Number.NaN, last = Number.NaN] = [heaps[0], heaps.at(-1)];
  const meanwhile = ((said.at(-1) ?? 0) - (said[0] ?? 0)) * weight;
  const ratio = last / (first + meanwhile);
  return {
    name: 'chat-heap',
    lines: [
      plainFigure('a message of the loaded thread weighs', weight / 1e3, 'kB'),
      plainFigure(`heap after minute ${minutes} beside that after the first`, last / first, 'x'),
      atMost('the same, the weight of the messages said meanwhile left out', ratio, 'x', BAR),
    ],
    curves: [
      curveOf(
        'heap by minutes',
        'MB',
        heaps.map((heap, at) => [at + 1, heap / 1e6]),
      ),
    ],
  };
}

/** @returns heap bytes per message in a thread of {@link LOADED_PAGES}, which are loaded after it */
async function weighMessage(page: Page): Promise<number> {
  await page.locator('[data-page] li').last().waitFor();
  const before = { heap: await heapOf(page), messages: await countMessages(page) };
  await loadPages(page);
  return ((await heapOf(page)) - before.heap) / ((await countMessages(page)) - before.messages);
}

const countMessages = (page: Page): Promise<number> => page.locator('[data-page] li[data-from]').count();

async function loadPages(page: Page): Promise<void> {
  await page.locator('[role=region][tabindex="0"]').hover();
  while ((await page.locator('[data-page]').count()) < LOADED_PAGES) {
    await page.mouse.wheel(0, -2_000);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  await toEnd(page);
}

async function toEnd(page: Page): Promise<void> {
  await page.locator('[role=region][tabindex="0"]').evaluate((box) => {
    box.scrollTop = box.scrollHeight;
  });
}

async function lap({ member, desk }: Place, count: number): Promise<void> {
  await write(member, '#chat-message', `from the member, ${count}.`);
  await desk.locator('#messages > li').getByText(`from the member, ${count}.`).waitFor();
  await write(desk, '#text', `from the team, ${count}.`);
  await member.locator('[data-page] p').getByText(`from the team, ${count}.`).waitFor();
  await member.locator('[role=region][tabindex="0"]').hover();
  for (const direction of [-900, 900]) for (let wheel = 0; wheel < WHEELS; wheel += 1) await member.mouse.wheel(0, direction);
  await member.setViewportSize({ width: 768, height: 900 });
  await member.locator('header button[aria-haspopup="dialog"]').last().click();
  await member.getByRole('dialog').waitFor();
  await member.keyboard.press('Escape');
  await member.getByRole('dialog').waitFor({ state: 'hidden' });
  await member.setViewportSize({ width: 1280, height: 800 });
  await toEnd(member);
}

/** Key by key, so that the typing indicator is sent. */
async function write(page: Page, field: string, text: string): Promise<void> {
  await page.locator(field).pressSequentially(text, { delay: 20 });
  await page.press(field, 'Enter');
}
