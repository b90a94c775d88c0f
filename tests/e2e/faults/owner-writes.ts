import { expect, type Page } from '@playwright/test';
import type { CallName } from '@/lib/contract/calls';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import type { CallBody } from '@/services/http/send-call';
import type { WriteRow } from './call-rows';
import { freePiece, passport, pieceAtHome } from './owned-pieces';
import { askForLooks, keeps, press, region, stays, suggested } from './row-steps';
import { API, patternOf, post, type Place } from './wire';

const WEAR = 'Worn today';
const WEAR_BACK = 'Take back today';

async function openedPiece({ page }: Place, { id }: WardrobeItem) {
  await page.goto(`/items?item=${id}`);
  await passport(page).getByRole('heading', { name: 'Worn' }).waitFor();
}

async function laidOut({ page }: Place) {
  await page.goto('/outfit');
  const rail = region(page, 'Your pieces');
  await rail.getByRole('listitem').first().getByRole('button').click();
  await rail.getByRole('listitem').nth(1).getByRole('button').click();
  await page.getByLabel('Name of the look').fill('A look that is not lost');
}

async function savedLook(place: Place) {
  const { page, token } = place;
  const { items } = (
    (await (await page.request.get(`${API}/ext/items?take=100&locale=en`, { headers: { authorization: `Bearer ${token}` } })).json()) as {
      data: { items: { id: string; state: string }[] };
    }
  ).data;
  const name = `Kept ${Date.now()}`;
  const body: CallBody<'saveOutfit'> = {
    name,
    items: items
      .filter(({ state }) => state === 'at-home')
      .slice(0, 2)
      .map(({ id }, index) => ({ id, x: 200 + index * 300, y: 200 })),
  };
  const made = await post(page, '/ext/outfits', body, token);
  expect(made, 'a look to begin with').toBeTruthy();
  names.set(page, name);
  await page.goto('/outfit');
  await saved(page).waitFor();
}
const look = (page: Page) => region(page, 'Saved looks').getByRole('article');
/** The page's own: another worker saves looks in the same wardrobe. */
const names = new WeakMap<Page, string>();
const saved = (page: Page) => look(page).filter({ hasText: names.get(page) ?? 'none was saved' });

/** Another one each time: a piece that has it already has nothing to save. */
let note = '';

export const OWNER_WRITES = {
  editItem: {
    kind: 'writes',
    who: 'owner',
    async fill(place) {
      await openedPiece(place, await freePiece(place));
      await place.page.getByRole('button', { name: 'Edit name, note, season and occasion' }).click();
      note = `From grandmother, ${Date.now()}`;
      await place.page.locator('#own-note').fill(note);
    },
    press: (page) => page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click(),
    kept: (page) => expect(page.locator('#own-note')).toHaveValue(note),
    done: (page) => page.getByRole('dialog').getByText(note, { exact: false }).and(page.locator(':not(textarea)')).first(),
  },
  markWorn: {
    kind: 'writes',
    who: 'owner',
    lost: 'found-out',
    async fill(place) {
      await openedPiece(place, await pieceAtHome(place));
      const back = place.page.getByRole('button', { name: WEAR_BACK });
      await expect(back.or(place.page.getByRole('button', { name: WEAR }))).toBeVisible();
      if (!(await back.isVisible())) return;
      // The page shows it before it is done; the fault is for the next one.
      const done = place.page.waitForResponse(
        (answer) =>
          answer.request().method() !== 'OPTIONS' &&
          patternOf('markWorn').test(`${answer.request().method()} ${new URL(answer.url()).pathname}`),
      );
      await back.click();
      await done;
      await expect(place.page.getByRole('button', { name: WEAR })).toBeVisible();
    },
    press: press(WEAR),
    kept: stays((page) => page.getByRole('button', { name: WEAR })),
    done: (page) => page.getByRole('button', { name: WEAR_BACK }),
  },
  saveOutfit: {
    kind: 'writes',
    who: 'owner',
    fill: laidOut,
    press: press('Save look'),
    kept: keeps((page) => page.getByLabel('Name of the look'), 'A look that is not lost'),
    done: (page) => look(page).filter({ hasText: 'A look that is not lost' }).first(),
  },
  updateOutfit: {
    kind: 'writes',
    who: 'owner',
    async fill({ page, ...place }) {
      await savedLook({ page, ...place });
      await saved(page).getByRole('button', { name: 'Rename' }).click();
      await saved(page)
        .getByRole('textbox')
        .fill(`Renamed, ${names.get(page)}`);
    },
    press: (page) => saved(page).getByRole('button', { name: 'Save' }).click(),
    kept: (page) => expect(saved(page).getByRole('textbox')).toHaveValue(`Renamed, ${names.get(page)}`),
    done: (page) => saved(page).getByText(`Renamed, ${names.get(page)}`),
  },
  wearOutfit: {
    kind: 'writes',
    who: 'owner',
    fill: savedLook,
    press: (page) => saved(page).getByRole('button', { name: 'Wear today' }).click(),
    kept: stays((page) => saved(page).getByRole('button', { name: 'Wear today' })),
    done: (page) => saved(page).getByText('Worn 1 time, last'),
  },
  outfitFeedback: {
    kind: 'writes',
    who: 'owner',
    doneBy: 'status',
    async fill({ page }) {
      await askForLooks(page);
      await suggested(page).waitFor();
    },
    press: (page) => suggested(page).getByRole('button', { name: 'Like', exact: true }).click(),
    kept: stays((page) => suggested(page).getByRole('button', { name: 'Like', exact: true })),
    done: (page) => suggested(page).getByText('Noted as liked'),
    busy: (page) => suggested(page).getByRole('button', { name: 'Like', exact: true, disabled: true }),
  },
  deleteOutfit: {
    kind: 'writes',
    who: 'owner',
    doneBy: 'status',
    fill: savedLook,
    press: (page) => saved(page).getByRole('button', { name: 'Delete' }).click(),
    kept: stays((page) => saved(page)),
    done: (page) => page.getByRole('button', { name: 'Undo', exact: true }),
  },
} satisfies Partial<Record<CallName, WriteRow>>;
