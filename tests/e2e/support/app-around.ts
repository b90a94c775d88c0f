import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const HOST = fileURLToPath(new URL('../webview-host/host.html', import.meta.url));

/** The example app beside the page, connected by the bridge that an app would add to its web view. */
export async function openInApp(page: Page, path: string, language: 'en' | 'zh' = 'en'): Promise<Page> {
  const app = await page.context().newPage();
  await app.setContent(await readFile(HOST, 'utf8'));
  await app.evaluate((lang) => (document.documentElement.lang = lang), language);
  await page.exposeFunction('tellNativeSide', (text: string) =>
    app.evaluate((message) => (window as unknown as { receive: (text: string) => void }).receive(message), text),
  );
  await page.addInitScript(() => {
    window.appHost = { postMessage: (text) => void (window as unknown as { tellNativeSide: (text: string) => void }).tellNativeSide(text) };
  });
  await page.goto(path);
  return app;
}
