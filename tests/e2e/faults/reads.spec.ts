import type { CallName } from '@/lib/contract/calls';
import { CALL_ROWS, type CallRow, type ReadRow } from './call-rows';
import {
  come,
  comeBack,
  CONDITIONS,
  expect,
  expectNotBlank,
  isLong,
  pairsOf,
  patternOf,
  PATIENCE,
  retryOf,
  stayHere,
  test,
  type Condition,
} from './wire';

test.describe.configure({ timeout: isLong ? 300_000 : 90_000 });

const ROWS = new Map(
  (Object.entries(CALL_ROWS) as [CallName, CallRow][]).filter((entry): entry is [CallName, ReadRow] => 'open' in entry[1]),
);
const SHORT: Partial<Record<CallName, Condition>> = { outfits: 'slow' };

for (const [name, condition] of pairsOf([...ROWS.keys()], CONDITIONS, SHORT)) {
  const row = ROWS.get(name);
  if (!row) throw new Error(`${name} has no row that reads`);
  const { who = 'member', open, whole, without, standing, untrue } = row;
  test(
    `${name} (${condition}): never blank, the truth, and back without a reload`,
    { tag: '@hk' },
    async ({ page, wire, context, expectAccessible }, info) => {
      const place = await come(page, who, info);
      // A browser without a network has no page to begin with: it goes while the call is under way.
      await wire.harm(condition === 'offline' ? 'hang' : condition, patternOf(name));
      await open(place);
      await expect.poll(() => wire.met(), 'the call is made').toBeGreaterThan(0);
      if (condition === 'offline') await context.setOffline(true);
      if (condition === 'slow') {
        await expect(whole(page)).toBeVisible(PATIENCE);
        return expect(retryOf(page)).toHaveCount(0);
      }
      await expectNotBlank(page);
      if (without === 'said') {
        await expect(retryOf(page).first()).toBeVisible(PATIENCE);
        await expect(retryOf(page)).toHaveCount(1);
      } else await expect(whole(page)).toBeVisible(PATIENCE);
      if (standing) await expect(standing(page)).toBeVisible();
      if (untrue) await expect(page.locator('body')).not.toContainText(untrue);
      await expectAccessible(page);
      const expectSamePage = await stayHere(page);
      await wire.recover();
      if (condition === 'offline' || without === 'said') await comeBack(page, whole(page));
      await expect(whole(page)).toBeVisible(PATIENCE);
      await expect(retryOf(page)).toHaveCount(0, PATIENCE);
      await expectSamePage();
    },
  );
}
