import { chromiumLaunchOptions } from '@/scripts/gate/chromium';
import { testBuildFolder, testEnvironment } from '@/scripts/gate/test-environment';
import { startWebCopy } from '@/scripts/edge/start-web-copy';
import { createCrew } from '@/scripts/process/crew';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { FAULTS, startFaultServer, type Fault, type FaultServer } from '@/tests/faults/fault-server';
import { cardForm, CARDS } from '../buying-steps';
import { expect, test as plain } from '../fixtures';
import { BACKEND_PORT, come, expectNotBlank, isLong, PATIENCE, retryOf, stayHere, test } from './wire';

plain.describe.configure({ timeout: isLong ? 300_000 : 90_000 });

const tried = (short: readonly Fault[]) => (isLong ? FAULTS : short);

/** Signing in to the realtime database, and its connection. */
const REALTIME = /^UPGRADE |identitytoolkit|securetoken/;

const NOT_CONNECTED = /No connection|Connecting…/;

for (const fault of tried(['refuse'])) {
  test(`realtime, ${fault}: the account works, the chat says how it stands, and comes back without a reload`, { tag: '@hk' }, async ({ page, wire }, info) => {
    await come(page, 'member', info);
    await wire.harm(fault, REALTIME);
    await page.goto('/account');
    await expect(page.getByLabel('First name')).toHaveValue('Mei');
    await page.goto('/chat');
    await expect.poll(() => wire.met(), 'realtime is asked').toBeGreaterThan(0);
    const words = page.getByRole('textbox', { name: /message/i });
    if (fault !== 'slow') {
      await expectNotBlank(page);
      // Either it could not sign in, which is said with one Retry, or the room is there and says that its line is down.
      await expect(retryOf(page).or(page.getByText(NOT_CONNECTED)).first()).toBeVisible(PATIENCE);
    }
    const expectSamePage = await stayHere(page);
    await wire.recover();
    if (await retryOf(page).isVisible()) await retryOf(page).click();
    await words.fill('Are you there?', PATIENCE);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByText('Are you there?')).toBeVisible(PATIENCE);
    await expect(page.getByText(NOT_CONNECTED)).toHaveCount(0, PATIENCE);
    await expectSamePage();
  });
}

// Fifteen seconds of waiting for the form come first.
for (const fault of tried([])) {
  test(`gateway, ${fault}: a card form that does not open says so and opens by one Retry`, { tag: '@hk' }, async ({ page, wire }, info) => {
    await come(page, 'member', info);
    await wire.harm(fault, /^GET \/gateway\/card-form(\?|$)/);
    await page.goto('/payment-method');
    const form = page.locator('[data-testid="card-form"][data-state="open"]');
    await expect.poll(() => wire.met()).toBeGreaterThan(0);
    if (fault !== 'slow') {
      await expect(retryOf(page)).toBeVisible(PATIENCE);
      await expect(retryOf(page)).toHaveCount(1);
      await wire.recover();
      await retryOf(page).click();
    }
    await expect(form).toBeVisible(PATIENCE);
  });
}

for (const fault of tried(['500'])) {
  test(`gateway, ${fault}: a card that is typed is not lost, and is saved once by the same press`, { tag: '@hk' }, async ({ page, wire }, info) => {
    await come(page, 'member', info);
    await page.goto('/payment-method');
    const card = cardForm(page);
    await card.fill(CARDS.visa);
    await wire.harm(fault, /^POST \/gateway\/tokenise/);
    const save = page.getByRole('button', { name: 'Save card' });
    // By keyboard: a press at the end of scrolling may land in the card form's frame, which stood there before.
    await save.press('Enter');
    if (fault !== 'slow') {
      await expect(page.getByRole('alert').filter({ hasText: 'The card was not saved', visible: true })).toBeVisible(PATIENCE);
      await expect(card.part('number')).toHaveValue(CARDS.visa);
      await wire.recover();
      await save.press('Enter');
    }
    await expect(page.getByText('The card was saved.')).toBeVisible(PATIENCE);
    await expect(page.getByText('Visa ending in 1111', { exact: true })).toHaveCount(1);
  });
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** An address that the reference service knows to be in Singapore. */
/** Visitors of the other region, by site. */
const VISITORS = { hk: { network: '203.116.1', isGreeted: /visiting us from Singapore/ }, sg: { network: '203.198.1', isGreeted: /visiting us from Hong Kong/ } } as const;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The site asks these two itself: a copy of it, with a wire between it and them, is what the browser then looks at. */
const behind = plain.extend<object, { services: { cms: FaultServer; geo: FaultServer; port: number } }>({
  services: [async ({}, use) => {
    const environment = await testEnvironment(root, process.env, tmpdir());
    const crew = createCrew();
    const [cms, geo, port] = [await startFaultServer(Number(BACKEND_PORT)), await startFaultServer(Number(BACKEND_PORT)), await freePort()];
    const variables = { ...environment.variables, CMS_URL: `${cms.url}/cms`, GEO_URL: `${geo.url}/geo` };
    await startWebCopy(root, crew, { ...environment, variables }, testBuildFolder(environment), port);
    await use({ cms, geo, port });
    await crew.stop();
    await Promise.all([cms.close(), geo.close()]);
  }, { scope: 'worker', timeout: 90_000 }],
  launchOptions: [async ({ services }, use) => {
    const own = chromiumLaunchOptions();
    await use({ ...own, args: [...(own.args ?? []), `--host-resolver-rules=${(['hk', 'sg'] as const).map((site) => `MAP ${site}.localhost:${process.env.PORT} 127.0.0.1:${services.port}`).join(',')}`] });
  }, { scope: 'worker' }],
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
      behind(`geolocation, ${fault}: home is whole and asks nothing, and asks once the service is good`, { tag: '@hk' }, async ({ page, services, context }, { project }) => {
        const { network, isGreeted } = VISITORS[project.name as keyof typeof VISITORS];
        await context.setExtraHTTPHeaders({ 'x-real-ip': `${network}.${place + 1}` });
        services.geo.set(fault);
        await page.goto('/');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect.poll(() => services.geo.met(), 'the service is asked').toBeGreaterThan(0);
        // Longer than the slow answer takes.
        await page.waitForTimeout(2_500);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        services.geo.heal();
        await page.goto('/faqs');
        // A loaded machine may take longer than the page waits: then nothing is asked, and the next page asks again.
        await expect(async () => {
          await page.goto('/');
          await expect(page.getByRole('dialog').getByText(isGreeted)).toBeVisible({ timeout: 4_000 });
        }).toPass({ timeout: 60_000 });
      });
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
      await expect.poll(async () => { await page.reload(); return services.cms.met(); }, { timeout: 150_000, intervals: [3_000] }).toBeGreaterThan(0);
      // However long the site waits for the CMS, the page is here.
      for (let time = 0; time < 4; time += 1) {
        await page.waitForTimeout(2_500);
        await page.reload();
        expect(await page.getByRole('main').innerText()).toBe(words);
      }
    });
  }
});
