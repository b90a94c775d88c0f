import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Request } from '@playwright/test';
import { TEST_SECRETS } from '@/backend/config/server-mode-guard';
import { startWebCopy } from '@/scripts/edge/start-web-copy';
import { chromiumLaunchOptions } from '@/scripts/gate/chromium';
import { testBuildFolder, testEnvironment } from '@/scripts/gate/test-environment';
import { markFinder } from '@/scripts/gate/test-marks';
import { createProcessGroup } from '@/scripts/process/process-group';
import { freePort } from '@/scripts/servers/free-port';
import { FAULTS, startFaultServer, type Fault, type FaultServer } from '@/tests/faults/fault-server';
import { expect, test as plain } from '../fixtures';
import { get } from '../support/raw-request';
import { BACKEND_PORT, isLong } from './wire';

plain.describe.configure({ timeout: isLong ? 300_000 : 90_000 });

const tried = (short: readonly Fault[]) => (isLong ? FAULTS : short);

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Visitors of the other region, by site. */
const VISITORS = {
  hk: { network: '203.116.1', isGreeted: /visiting us from Singapore/ },
  sg: { network: '203.198.1', isGreeted: /visiting us from Hong Kong/ },
} as const;

/** The site asks these two itself: a copy of it, with a wire between it and them, is what the browser then looks at. */
const behind = plain.extend<object, { services: { cms: FaultServer; geo: FaultServer; port: number; endedLog: () => Promise<string> } }>({
  services: [
    async ({}, use) => {
      const environment = await testEnvironment(root, process.env, tmpdir());
      const processes = createProcessGroup();
      const [cms, geo, port] = [
        await startFaultServer(Number(BACKEND_PORT)),
        await startFaultServer(Number(BACKEND_PORT)),
        await freePort(),
      ];
      // With the marks also of those that it makes something of: its Redis, and where faults are told to, are gone from the beginning.
      const variables = {
        ...environment.variables,
        ...environment.marks?.build,
        CMS_URL: `${cms.url}/cms`,
        GEO_URL: `${geo.url}/geo`,
      };
      const log: string[] = [];
      await startWebCopy(root, processes, { ...environment, variables }, testBuildFolder(environment), port, (line) => log.push(line));
      await use({
        cms,
        geo,
        port,
        async endedLog() {
          await processes.stop();
          return log.join('\n');
        },
      });
      await processes.stop();
      await Promise.all([cms.close(), geo.close()]);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  launchOptions: [
    async ({ services }, use) => {
      const own = chromiumLaunchOptions();
      await use({
        ...own,
        args: [
          ...(own.args ?? []),
          `--host-resolver-rules=${(['hk', 'sg'] as const).map((site) => `MAP ${site}.localhost:${process.env.PORT} 127.0.0.1:${services.port}`).join(',')}`,
        ],
      });
    },
    { scope: 'worker' },
  ],
});

// One copy for all of them: what the service knows of an address is remembered by the copy, so each has its own.
behind.describe('services that the site asks', () => {
  behind.describe.configure({ mode: 'serial' });
  behind.afterEach(({ services }) => {
    services.cms.set(null);
    services.geo.set(null);
  });

  behind.describe('where somebody is', () => {
    behind.use({ regionQuestion: 'real' });
    for (const [place, fault] of tried(['refuse']).entries()) {
      behind(
        `geolocation, ${fault}: home is whole and asks nothing, and asks once the service is good`,
        { tag: '@hk' },
        async ({ page, services, context }, { project }) => {
          const { network, isGreeted } = VISITORS[project.name as keyof typeof VISITORS];
          await context.setExtraHTTPHeaders({ 'x-real-ip': `${network}.${place + 1}` });
          services.geo.set(fault);
          const answered = new Promise<void>((resolve) => {
            const isIt = (request: Request) => void (request.url().endsWith('/region-suggestion') && resolve());
            page.on('requestfinished', isIt).on('requestfailed', isIt);
          });
          await page.goto('/');
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect.poll(() => services.geo.met(), 'the service is asked').toBeGreaterThan(0);
          await answered;
          await expect(page.getByRole('dialog')).toHaveCount(0);
          services.geo.heal();
          // A failure is kept for a minute: the visitor comes from another address of the network.
          await context.setExtraHTTPHeaders({ 'x-real-ip': `${network}.${place + 101}` });
          await page.goto('/faqs');
          // A loaded machine may take longer than the page waits: then nothing is asked, and the next page asks again.
          await expect(async () => {
            await page.goto('/');
            await expect(page.getByRole('dialog').getByText(isGreeted)).toBeVisible({ timeout: 4_000 });
          }).toPass({ timeout: 60_000 });
        },
      );
    }
  });

  for (const fault of tried([])) {
    behind(`CMS, ${fault}: an article that is made again keeps its words`, { tag: '@hk' }, async ({ page, services }) => {
      await page.goto('/blog');
      const article = await page.locator('main a[href*="/blog/"]:not([href$=".xml"])').first().getAttribute('href');
      await page.goto(article ?? '');
      const words = await page.getByRole('main').innerText();
      expect(words.length).toBeGreaterThan(400);
      services.cms.set(fault);
      // It is made again at most once a minute, by whoever asks next.
      await expect
        .poll(
          async () => {
            await page.reload();
            return services.cms.met();
          },
          { timeout: 150_000, intervals: [3_000] },
        )
        .toBeGreaterThan(0);
      // However long the site waits for the CMS, the page is here.
      for (let time = 0; time < 4; time += 1) {
        // oxlint-disable-next-line site/forbidden-forms -- the words must stay: nothing is to happen
        await page.waitForTimeout(2_500);
        await page.reload();
        expect(await page.getByRole('main').innerText()).toBe(words);
      }
    });
  }

  // The last one: the log is whole when the copy has ended.
  behind(
    'all fail: the log of the site tells of it, and holds neither a secret nor what an address brought',
    { tag: '@hk' },
    async ({ services: { cms, geo, port, endedLog } }, { project }) => {
      const token = 'b1946ac92492d2347c6235b4d2611184';
      const ask = (path: string, headers: Record<string, string> = {}) => get(path, `${project.name}.localhost`, headers, port);
      cms.set('refuse');
      geo.set('refuse');
      const asked = await Promise.all([
        ask(`/items?locale=en_US&token=${token}`),
        ask(`/reset-password?token=${token}`),
        ask(`/login/callback/google?code=${token}&state=${token}`),
        ask('/account', { cookie: `accessToken=${token}`, authorization: `Bearer ${token}` }),
        ask(`/api/preview?secret=${token}&path=/faqs`),
        ask(`/api/preview?secret=${TEST_SECRETS.CMS_PREVIEW_SECRET}&path=/faqs`),
        ask(`/items?token=${token}%E0%A4%A`),
        ask(`/%E0%A4%A?token=${token}`),
        ask(`/region-suggestion?token=${token}`, { 'x-real-ip': '8.8.4.4' }),
        // Of an article that nobody has asked for there is no page, so that nothing but the fault can be answered.
        ask(`/blog/nobody-has-asked-for-it?token=${token}`),
      ]);
      expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 401, 307, 200, 404, 200, 500]);
      const drafts = [asked[5]?.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0]);
      expect((await ask(`/faqs?token=${token}`, { cookie: drafts.join('; ') })).status).toBe(200);
      expect([cms.met(), geo.met()].map((met) => met > 0)).toEqual([true, true]);

      const log = await endedLog();
      for (const told of ['Redis is gone', '"route":"/blog/[slug]"']) expect(log).toContain(told);
      expect([...markFinder(root)(log), ...(log.includes(token) ? ['what an address or a cookie brought'] : [])]).toEqual([]);
    },
  );
});
