import type { Page } from '@playwright/test';
import type { openDesk, Timing } from './presence-desk';
import { closeTab, tabCountBecomes, type BenchMember, type Device } from './presence-member';

interface Scene {
  desk: Awaited<ReturnType<typeof openDesk>>;
  member: BenchMember;
}

export interface Row {
  what: string;
  /** The page is notified of its end: the target applies. */
  isClean: boolean;
  needsCache?: boolean;
  /** @returns the reason if it is not supported */
  run: (scene: Scene) => Promise<Timing | string>;
}

const count = (page: Page | undefined, is: number) => page && tabCountBecomes(page, 'is', is);

async function opened({ desk, member }: Scene, tabs: number): Promise<{ device: Device; pages: Page[] }> {
  const device = await member.device();
  const pages: Page[] = [];
  for (let index = 0; index < tabs; index += 1) pages.push(await device.open());
  await desk.rests('online');
  return { device, pages };
}

/** With five tabs, each is closed in turn: the member stays online until the last one. */
const closeAllButOne = (tabs: number): Row => ({
  what: `${tabs} tabs: all but one closed, still online`,
  isClean: true,
  run: async (scene) => {
    const { pages } = await opened(scene, tabs);
    const [last, ...others] = pages;
    return scene.desk.time('online', async () => {
      for (const [index, page] of others.entries()) {
        await closeTab(page);
        await count(last, tabs - 1 - index);
      }
    });
  },
});

const closeAll = (tabs: number): Row => ({
  what: `${tabs} ${tabs === 1 ? 'tab' : 'tabs'}: the last one closed, offline`,
  isClean: true,
  run: async (scene) => {
    const { pages } = await opened(scene, tabs);
    return scene.desk.time('offline', async () => {
      for (const page of pages.slice(1)) await closeTab(page);
      const before = Date.now();
      if (pages[0]) await closeTab(pages[0]);
      return before;
    });
  },
});

export const ROWS: readonly Row[] = [
  {
    what: 'the first tab opened, online from its being counted',
    isClean: true,
    run: async ({ desk, member }) => {
      const device = await member.device();
      await desk.rests('offline');
      return desk.time('online', async () => {
        await device.open();
        return Date.now();
      });
    },
  },
  ...[2, 3, 4, 5].map(closeAllButOne),
  ...[1, 2, 3, 4, 5].map(closeAll),
  {
    what: 'the only tab reloaded, still online',
    isClean: true,
    run: async (scene) => {
      const {
        pages: [page],
      } = await opened(scene, 1);
      return scene.desk.time('online', async () => void (await page?.reload()));
    },
  },
  {
    what: 'one of two tabs crashed, still online',
    isClean: false,
    run: async (scene) => {
      const {
        pages: [crashing],
      } = await opened(scene, 2);
      return scene.desk.time('online', () => crash(crashing));
    },
  },
  {
    what: 'the only tab crashed, offline',
    isClean: false,
    run: async (scene) => {
      const {
        pages: [page],
      } = await opened(scene, 1);
      return scene.desk.time('offline', () => crash(page));
    },
  },
  {
    what: 'after a crashed tab the last one closed, offline',
    isClean: true,
    run: async (scene) => {
      const {
        pages: [crashing, last],
      } = await opened(scene, 2);
      await crash(crashing);
      await scene.desk.rests('online');
      return scene.desk.time('offline', async () => void (last && (await closeTab(last))));
    },
  },
  {
    what: 'the browser killed with the only tab, offline',
    isClean: false,
    run: async (scene) => {
      const { device } = await opened(scene, 1);
      return scene.desk.time('offline', () => device.kill());
    },
  },
  {
    what: 'away to another origin, offline',
    isClean: true,
    needsCache: true,
    run: async (scene) => {
      const {
        pages: [page],
      } = await opened(scene, 1);
      return scene.desk.time('offline', async () => void (await page?.goto(scene.member.elsewhere)));
    },
  },
  {
    what: 'back out of the back-forward cache, online',
    isClean: true,
    needsCache: true,
    run: async (scene) => {
      const {
        pages: [page],
      } = await opened(scene, 1);
      if (!page) return 'no tab';
      await page.evaluate(() => window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted })));
      await page.goto(scene.member.elsewhere);
      await scene.desk.rests('offline');
      let reason = '';
      const timing = await scene.desk.time('online', async () => {
        await page.goBack({ waitUntil: 'commit' });
        const now = Date.now();
        const kept = await page.evaluate(() => (window as unknown as { wasKept?: boolean }).wasKept === true);
        if (!kept) {
          reason = await page.evaluate(
            () =>
              `the browser made the page anew: ${JSON.stringify((performance.getEntriesByType('navigation')[0] as { notRestoredReasons?: unknown } | undefined)?.notRestoredReasons ?? 'no reason given')}`,
          );
        }
        return now;
      });
      return reason || timing;
    },
  },
  {
    what: 'the network lost, offline',
    isClean: false,
    run: async (scene) => {
      const { device } = await opened(scene, 1);
      return scene.desk.time('offline', () => device.context.setOffline(true));
    },
  },
  {
    what: 'the network back, online',
    isClean: false,
    run: async (scene) => {
      const { device } = await opened(scene, 1);
      await device.context.setOffline(true);
      await scene.desk.rests('offline');
      return scene.desk.time('online', () => device.context.setOffline(false));
    },
  },
  {
    what: 'two devices: one closed, still online',
    isClean: true,
    run: async (scene) => {
      const {
        pages: [page],
      } = await opened(scene, 1);
      await (await scene.member.device()).open();
      return scene.desk.time('online', async () => void (page && (await closeTab(page))));
    },
  },
  {
    what: 'two devices: the second closed too, offline',
    isClean: true,
    run: async (scene) => {
      const {
        pages: [page],
      } = await opened(scene, 1);
      const other = await (await scene.member.device()).open();
      if (page) await closeTab(page);
      await scene.desk.rests('online');
      return scene.desk.time('offline', () => closeTab(other));
    },
  },
];

async function crash(page: Page | undefined): Promise<void> {
  if (!page) return;
  await Promise.all([page.waitForEvent('crash'), page.goto('chrome://crash').catch(() => undefined)]);
}
