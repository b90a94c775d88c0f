import type { Page } from '@playwright/test';
import type { CallName } from '@/lib/contract/calls';
import { CALL_ROWS, type CallRow, type WriteRow } from './call-rows';
import { come, CONDITIONS, expect, HELD, isLong, LOST, pairsOf, patternOf, PATIENCE, stayHere, test, type Condition } from './wire';

test.describe.configure({ timeout: isLong ? 240_000 : 90_000 });

const ROWS = new Map(
  (Object.entries(CALL_ROWS) as [CallName, CallRow][]).filter((entry): entry is [CallName, WriteRow] => 'fill' in entry[1]),
);
const SHORT: Partial<Record<CallName, Condition>> = {
  contactUs: 'cut',
  updateUser: 'wrong-json',
  editItem: 'slow',
};

/** Beside what was pressed, or where the page says what has just happened; not the framework's own word on which page this is. */
const said = (page: Page) =>
  page
    .getByRole('alert')
    .and(page.locator(':not(#__next-route-announcer__)'))
    .filter({ hasText: /\S/, visible: true })
    .or(
      page
        .locator('[aria-live="polite"]')
        .getByRole('listitem')
        .filter({ hasText: /could not|did not|went wrong/i }),
    );

const busy = (page: Page) => page.locator('[aria-busy="true"]:visible').first();

function rowOf(name: CallName): WriteRow {
  const row = ROWS.get(name);
  if (!row) throw new Error(`${name} has no row that writes`);
  return row;
}

for (const [name, condition] of pairsOf([...ROWS.keys()], CONDITIONS, SHORT)) {
  const row = rowOf(name);
  const { who = 'member', fill, press, kept, done, made } = row;
  const isCounted = made !== 'besides';
  const failure = row.failure ?? said;
  test(
    `${name} (${condition}): says so, keeps what was typed, and is done once by the same press`,
    { tag: '@hk' },
    async ({ page, wire, context, expectAccessible }, info) => {
      await fill(await come(page, who, info));
      // What is pressed comes to many pages late, and a browser without a network gets no more of them.
      // With a frame of another origin Playwright may never call it idle.
      if (condition === 'offline') await page.waitForLoadState('networkidle', { timeout: 8_000 }).catch(() => undefined);
      const goesOnTheWay = condition === 'offline' && made === 'by-arriving';
      // Slow for as long as it takes to see what the page says meanwhile, on a machine that may be busy itself.
      await wire.harm(goesOnTheWay ? 'hang' : condition === 'slow' ? HELD : condition, patternOf(name));
      await press(page);
      if (goesOnTheWay) {
        await expect.poll(() => wire.met(), 'the call is made').toBe(1);
        await context.setOffline(true);
      }
      if (row.doneBy === 'press') {
        if (condition !== 'offline') await expect.poll(() => wire.met(), 'the call is made').toBeGreaterThan(0);
        await expect(done(page)).toBeVisible(PATIENCE);
        await expect(failure(page)).toHaveCount(0);
        return row.untrue && condition !== 'slow' ? expect(page.locator('body')).not.toContainText(row.untrue) : undefined;
      }
      if (condition === 'slow') {
        await expect((row.busy ?? busy)(page)).toBeVisible();
        wire.letGo();
      } else if (condition === 'wrong-json' && row.doneBy === 'status') {
        // It said yes, and nothing of it is needed: no more is known, and the page goes on as after every yes.
        await expect.poll(() => wire.met()).toBe(1);
        await expect((row.untold ?? done)(page)).toBeVisible(PATIENCE);
        return expect(failure(page)).toHaveCount(0);
      } else {
        await expect(failure(page).first()).toBeVisible(PATIENCE);
        await expect(failure(page)).toHaveCount(1);
        await kept(page);
        await expectAccessible(page);
        const expectSamePage = await stayHere(page);
        // The page sends nothing a second time by itself; a browser does so over each connection that it kept and that is closed under it.
        const sent = wire.met();
        if (isCounted && condition !== 'refuse') expect(sent).toBeLessThanOrEqual(condition === 'offline' && !goesOnTheWay ? 0 : 1);
        expect(wire.passed()).toBe(0);
        await wire.recover();
        if (isCounted) expect(wire.met(), 'and none while it waits').toBe(sent);
        await expectSamePage();
        await press(page);
      }
      await expect(done(page)).toBeVisible(PATIENCE);
      await expect(failure(page)).toHaveCount(0);
      if (isCounted) expect(wire.passed(), 'reached the backend').toBe(1);
    },
  );
}

/** `npm run bench -- charges` and the contract tests count what was done; here it is what the person sees. */
const SHORT_LOST: readonly CallName[] = ['signup'];

for (const name of isLong ? [...ROWS.keys()] : SHORT_LOST) {
  const { who = 'member', fill, press, kept, done, afterLost = done, doneBy, lost, made, failure = said } = rowOf(name);
  test(
    `${name} (done, and its answer lost): says so, and the same press comes to a good end`,
    { tag: '@hk' },
    async ({ page, wire }, info) => {
      await fill(await come(page, who, info));
      await wire.harm(LOST, patternOf(name));
      await press(page);
      await expect.poll(() => wire.passed(), 'reached the backend').toBeGreaterThan(0);
      if (doneBy === 'press' || lost === 'found-out') return expect(afterLost(page)).toBeVisible(PATIENCE);
      await expect(failure(page).first()).toBeVisible(PATIENCE);
      await kept(page);
      if (made !== 'besides') expect(wire.passed(), 'sent once').toBe(1);
      await wire.recover();
      await press(page);
      await expect(afterLost(page)).toBeVisible(PATIENCE);
    },
  );
}
