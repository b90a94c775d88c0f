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

/** Its builder knows frames; a page without any is judged in half the time where axe is asked itself, and stays in it from step to step. */
async function violationsOf(page: Page, options: axe.RunOptions): Promise<Violation[]> {
  if (page.frames().length > 1) return (await new AxeBuilder({ page }).options(options).analyze()).violations;
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${AXE};undefined`);
  return page.evaluate(async (given) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, given);
    return violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ target }) => ({ target })) }));
  }, options);
}

/** What axe finds wrong with the page as it stands, a line each. */
export async function axeViolations(page: Page, rules: Readonly<Record<string, { enabled: boolean }>> = {}): Promise<string[]> {
  // Describing every element that is right takes longer than judging it.
  const violations = await violationsOf(page, { rules: { ...rules }, resultTypes: ['violations'] });
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} (${node.target.join(' ')})`));
}
