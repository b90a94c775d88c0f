import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { localePrefix, regionOfLocale, type Locale } from '@/lib/config/locales';
import { otherRegion } from '@/lib/config/regions';
import { ROUTES, type RouteName } from '@/lib/config/routes';
import { API, orderByApi, PASSWORD, restOrder } from '@/tests/e2e/support/buying-steps';
import { hydrated } from '@/tests/e2e/fixtures';
import { keyboard } from '@/tests/e2e/support/hands';
import { pressEnterOn, tabTo } from '@/tests/e2e/support/keyboard';
import { answerHint, offerRegion } from '@/tests/e2e/support/region-hint';
import { siteTexts } from '@/tests/e2e/support/site-texts';
import { bookVisitByHand } from '@/tests/e2e/support/visit-by-hand';
import { withoutPassword } from '@/tests/e2e/support/without-password';
import type { Who } from './come-as';
import type { ModalPart } from './modal-parts';
import { SAMPLE_WARDROBE } from './opened-parts';
import { BREAKPOINTS } from '@/components/ui/theme/media';
import { WIDE } from './widths';

/** The words by which the openers are found. */
interface Texts {
  layout: { support: { open: string } };
  account: { delete: { open: string; sendLink: string }; export: { action: string } };
  billing: { cards: { remove: string } };
  plan: { term: { endResting: string } };
  chat: { side: { label: string } };
  items: { tools: { filters: string }; collect: { book: string }; basket: { chooseDate: string; visitTitle: string } };
  outfit: { picker: { title: string }; send: { open: string } };
  sales: { action: { open: string } };
}

interface Scene {
  page: Page;
  locale: Locale;
  baseURL: string | undefined;
}

export interface DialogRow {
  name: string;
  who: Who;
  /** Comes to the page and opens the dialog, by keys. */
  show: (scene: Scene) => Promise<void>;
  /** What the browser says of an answer that this one is about. */
  noise?: RegExp;
  /** Back does not close it: nobody pressed for it, or there is a step before. */
  staysOnBack?: true;
  /** The widths at which it has an opener; without it, all of them. */
  isAt?: (width: number) => boolean;
}

const textsOf = <Name extends keyof Texts>({ locale }: Scene, name: Name) => siteTexts<Texts[Name]>(locale, name);
const control = ({ page }: Scene, name: string) => page.locator('#main').getByRole('button', { name }).filter({ visible: true }).first();
const press = (scene: Scene, name: string) => pressEnterOn(scene.page, control(scene, name));
const go = ({ page, locale }: Scene, route: RouteName, search = '') => page.goto(`${localePrefix(locale)}${ROUTES[route].path}${search}`);

/** A narrow window shows one part of the outfits at a time. */
async function openPart({ page }: Scene, part: 'pieces' | 'saved'): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < BREAKPOINTS.md) await page.locator(`#outfit-tab-${part}`).click();
}

async function goToLook(scene: Scene): Promise<void> {
  await go(scene, 'outfit');
  await openPart(scene, 'pieces');
}

const freshAddress = () => `dialog-${randomUUID()}@example.com`;

interface Member {
  email: string;
  accessToken: string;
}

async function joined({ page, locale }: Scene): Promise<Member> {
  const email = freshAddress();
  const answer = await page.request.post(`${API}/users/signup`, {
    data: { email, password: PASSWORD, firstName: 'Mei', lastName: 'Chan', country: regionOfLocale(locale) },
  });
  return { email, accessToken: ((await answer.json()) as { data: { accessToken: string } }).data.accessToken };
}

/** Of somebody new. Nobody is to come for it any more: it can be ended, and another collection booked. */
async function comeWithRestingOrder({ page, locale, baseURL }: Scene): Promise<void> {
  // From the end of the calendar: the first days are those that other tests book.
  const token = await orderByApi(page, {
    country: regionOfLocale(locale),
    email: freshAddress(),
    fromTheEnd: 1,
    address: { haveLift: false },
  });
  await page.context().addCookies([{ name: 'accessToken', value: token, url: baseURL ?? '' }]);
  await restOrder(page, token);
}

async function askForCollection(scene: Scene): Promise<void> {
  await comeWithRestingOrder(scene);
  await go(scene, 'items');
  await press(scene, textsOf(scene, 'items').collect.book);
}

/** Every modal part of the site but those of the wardrobe, by where it stands. */
const ROWS: Record<ModalPart, readonly [DialogRow, ...DialogRow[]]> = {
  'layout/region-modal': [
    {
      name: 'the site of another region is offered',
      staysOnBack: true,
      who: 'visitor',
      show: async (scene) => {
        await answerHint(scene.page.context(), offerRegion(otherRegion(regionOfLocale(scene.locale))));
        await go(scene, 'aboutUs');
      },
    },
  ],
  'support/support-panel': [
    {
      name: 'help',
      who: 'visitor',
      show: async (scene) => {
        const { page } = scene;
        await go(scene, 'aboutUs');
        // A narrow window has it in the menu.
        const isNarrow = (page.viewportSize()?.width ?? 0) < WIDE;
        if (isNarrow) await pressEnterOn(page, await hydrated(page.getByRole('banner').locator('[aria-controls=site-menu]')));
        const opener = page.getByRole('button', { name: textsOf(scene, 'layout').support.open, exact: true });
        await pressEnterOn(page, opener.filter({ visible: true }));
      },
    },
  ],
  'account/delete-account-dialog': [
    {
      name: 'an account is deleted, with its password',
      who: 'newcomer',
      show: async (scene) => {
        await go(scene, 'account');
        await press(scene, textsOf(scene, 'account').delete.open);
      },
    },
    {
      name: 'an account is deleted, by a mailed link',
      who: 'newcomer',
      show: async (scene) => {
        await withoutPassword(scene.page);
        await go(scene, 'account');
        await press(scene, textsOf(scene, 'account').delete.open);
        await scene.page
          .getByRole('dialog')
          .getByRole('button', { name: textsOf(scene, 'account').delete.sendLink })
          .waitFor();
      },
    },
  ],
  'layout/session-expired-dialog': [
    {
      name: 'a session has ended',
      staysOnBack: true,
      who: 'visitor',
      noise: /401/,
      show: async (scene) => {
        const { page, baseURL } = scene;
        const { email, accessToken } = await joined(scene);
        await page.context().addCookies([{ name: 'accessToken', value: accessToken, url: baseURL ?? '' }]);
        await go(scene, 'account');
        const { action } = textsOf(scene, 'account').export;
        await tabTo(page, control(scene, action));
        // Another session keeps the member's realtime sign-in alive.
        await page.request.post(`${API}/users/login`, { data: { email, password: PASSWORD, ip: '' } });
        await page.request.post(`${API}/users/logout`, { headers: { authorization: `Bearer ${accessToken}` } });
        await page.keyboard.press('Enter');
      },
    },
  ],
  'layout/arrived-session-dialog': [
    {
      name: 'a link brings another account',
      staysOnBack: true,
      who: 'newcomer',
      show: async (scene) => void (await go(scene, 'items', `?token=${(await joined(scene)).accessToken}`)),
    },
  ],
  'billing/remove-card-dialog': [
    {
      name: 'a card is removed',
      who: 'owner',
      show: async (scene) => {
        await go(scene, 'paymentMethod');
        await press(scene, textsOf(scene, 'billing').cards.remove);
      },
    },
  ],
  'plan/end-term-dialog': [
    {
      name: 'a resting order is ended',
      who: 'visitor',
      show: async (scene) => {
        await comeWithRestingOrder(scene);
        await go(scene, 'plan');
        await press(scene, textsOf(scene, 'plan').term.endResting);
      },
    },
  ],
  'chat/chat-room': [
    {
      name: 'the affairs beside the chat',
      who: 'owner',
      isAt: (width) => width < WIDE,
      show: async (scene) => {
        await go(scene, 'chat');
        await press(scene, textsOf(scene, 'chat').side.label);
      },
    },
  ],
  'sales/sale-drawer': [
    {
      name: 'a sale',
      who: 'owner',
      show: async (scene) => {
        await go(scene, 'sales');
        await pressEnterOn(
          scene.page,
          scene.page
            .locator('#main li')
            .getByRole('button', { name: textsOf(scene, 'sales').action.open })
            .first(),
        );
      },
    },
  ],
  'outfit/piece-picker': [
    {
      name: 'the filters of a look',
      who: 'owner',
      show: async (scene) => {
        await goToLook(scene);
        await press(scene, textsOf(scene, 'items').tools.filters);
      },
    },
  ],
  'outfit/send-look': [
    {
      name: 'a look is sent',
      who: 'owner',
      show: async (scene) => {
        await goToLook(scene);
        await pressEnterOn(
          scene.page,
          scene.page
            .getByRole('region', { name: textsOf(scene, 'outfit').picker.title })
            .getByRole('listitem')
            .first()
            .getByRole('button'),
        );
        await openPart(scene, 'saved');
        await press(scene, textsOf(scene, 'outfit').send.open);
      },
    },
  ],
  'home/passport': [
    {
      name: 'the passport of a sample',
      who: 'visitor',
      show: async (scene) => {
        await go(scene, 'home');
        await pressEnterOn(scene.page, await hydrated(scene.page.locator(`${SAMPLE_WARDROBE} li button`).first()));
      },
    },
  ],
  'wardrobe/collection/collection-drawer': [
    { name: 'a collection is booked: what is fetched', who: 'visitor', show: askForCollection },
    {
      name: 'a collection is booked: what it costs',
      staysOnBack: true,
      who: 'visitor',
      show: async (scene) => {
        const { page, locale } = scene;
        const { basket } = textsOf(scene, 'items');
        await askForCollection(scene);
        await pressEnterOn(page, page.getByRole('dialog').getByRole('button', { name: basket.chooseDate }));
        await bookVisitByHand(page.getByRole('dialog', { name: basket.visitTitle }), {
          hands: keyboard(page),
          site: regionOfLocale(locale),
        });
        await expect(page.getByRole('dialog').locator('dl')).not.toContainText('…');
      },
    },
  ],
};
export const DIALOGS: readonly DialogRow[] = Object.values(ROWS).flat();
