import { readdir } from 'node:fs/promises';
import { expect, test } from '@/tests/e2e/fixtures';

test('every file at the root of the site is served as it lies there', async ({ request, baseURL }) => {
  const { host, port } = new URL(baseURL ?? '');
  const files = (await readdir(new URL('../../../public', import.meta.url), { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  expect(files).toContain('push-worker.js');
  for (const name of files) {
    // Node knows no hosts below localhost.
    const answer = await request.get(`http://localhost:${port}/${name}`, { headers: { host } });
    expect([name, answer.status(), answer.headers()['content-type']?.startsWith('text/html')]).toEqual([name, 200, false]);
  }
});

test('what a page begins with asks to be compiled while it is loaded', async ({ page }) => {
  await page.goto('/services-pricing');
  const first = 'script[src*="/_next/static/chunks/"][defer]:not([nomodule])';
  const sources = await page.$$eval<string[], HTMLScriptElement>(first, (scripts) => scripts.map(({ src }) => src));
  expect(sources.length).toBeGreaterThan(5);
  for (const source of sources) {
    const text = await page.evaluate(async (address) => (await fetch(address)).text(), source);
    expect(text.split('\n', 1)).toEqual(['//# allFunctionsCalledOnLoad']);
  }
});
