import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong with the page as it stands, a line each. */
export async function axeViolations(page: Page, rules: Readonly<Record<string, { enabled: boolean }>> = {}): Promise<string[]> {
  // What several frames have found axe puts together in one more page, which loads it once more; a page without frames needs neither.
  const isWhole = page.frames().length === 1;
  // Describing every element that is right takes longer than judging it.
  const { violations } = await new AxeBuilder({ page }).options({ rules: { ...rules }, resultTypes: ['violations'] }).setLegacyMode(isWhole).analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} (${node.target.join(' ')})`));
}
