import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type * as axe from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  help: string;
  nodes: { target: unknown[] }[];
}

/** axe's builder supports frames; for a page without frames, calling axe directly takes half the time. */
async function violationsOf(page: Page, options: axe.RunOptions): Promise<Violation[]> {
  if (page.frames().length > 1) return (await new AxeBuilder({ page }).options(options).analyze()).violations;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${AXE};undefined`);
  return page.evaluate(async (given) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, given);
    return violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ target }) => ({ target })) }));
  }, options);
}

/** axe's findings on the current page, one line each. */
export async function axeViolations(page: Page, rules: Readonly<Record<string, { enabled: boolean }>> = {}): Promise<string[]> {
  // Passed rules are left out, because describing them takes longer than checking.
  const violations = await violationsOf(page, { rules: { ...rules }, resultTypes: ['violations'] });
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} (${node.target.join(' ')})`));
}
