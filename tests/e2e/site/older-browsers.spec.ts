import type { BrowserContext } from '@playwright/test';
import { join } from '@/tests/e2e/support/chat-member';
import { demoMember, type Site } from '@/tests/e2e/support/demo-member';
import { expect, test } from '@/tests/e2e/fixtures';

/** Newer than one of the browsers that Next writes for: Chrome 111, Edge 111, Firefox 111, Safari 16.4. */
function withoutWhatIsNewer(context: BrowserContext) {
  return context.addInitScript(() => {
    const strip = (holder: object, names: string[]) => {
      for (const name of names) Reflect.deleteProperty(holder, name);
    };
    strip(Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']);
    strip(Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']);
    strip(String.prototype, ['isWellFormed', 'toWellFormed']);
    strip(HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']);
    for (const [holder, names] of [
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [AbortSignal, ['any']],
      [Array, ['fromAsync']],
      [URL, ['canParse']],
      [Intl, ['Segmenter', 'DurationFormat']],
      [window, ['requestIdleCallback', 'cancelIdleCallback', 'navigation']],
    ] as const) {
      strip(holder, [...names]);
    }
  });
}

/** What the browsers inside of apps for messages and pictures do not have. */
function insideAnotherApp(context: BrowserContext) {
  return context.addInitScript(() => {
    for (const name of ['clipboard', 'share', 'canShare', 'serviceWorker', 'locks', 'permissions']) {
      Reflect.deleteProperty(Navigator.prototype, name);
    }
    for (const name of ['BroadcastChannel', 'Notification', 'PushManager']) Reflect.deleteProperty(window, name);
    Object.defineProperty(window, 'indexedDB', { value: undefined });
    window.open = () => null;
  });
}

for (const { name, prepare, tag } of [
  { name: 'a browser with nothing newer than promised', prepare: withoutWhatIsNewer, tag: '@hk' },
  { name: 'the browser inside of an app', prepare: insideAnotherApp, tag: '@long' },
]) {
  test(`${name} shows a member's pages and sends a message`, { tag }, async ({ page, context, request, baseURL }, { project }) => {
    await prepare(context);
    const member = await demoMember(page, baseURL, project.name as Site);
    await member.signIn(page);
    for (const [path, part] of [
      ['/items', /wardrobe/],
      ['/outfit', /look/],
      ['/billings', /Billing/],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toContainText(part);
    }
    // Somebody of their own: the conversation of the demonstration is other tests'.
    // Away from the page first: what it still asks for would be refused.
    await page.goto('about:blank');
    await context.clearCookies({ name: 'accessToken' });
    await join(context, request, baseURL, project.name);
    await page.goto('/chat');
    await page.getByLabel('Your message').fill('Good morning');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('main').getByText('Good morning')).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText('Sent', { exact: true })
        .or(page.getByText('Read', { exact: true }))
        .first(),
    ).toBeVisible();
  });
}
