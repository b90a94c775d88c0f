import { expect, type Page } from '@playwright/test';
import type { CallName } from '@/lib/contract/calls';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import type { CallBody } from '@/services/http/send-call';
import type { WriteRow } from './call-rows';
import { freePiece, passport, pieceAtHome } from './owned-pieces';
import { askForLooks, keeps, PHOTOGRAPH, press, region, stays, suggested } from './row-steps';
import { API, patternOf, post, type Place } from './wire';

const WEAR = 'Worn today';
const WEAR_BACK = 'Undo for today';

async function openedPiece({ page }: Place, { id }: WardrobeItem) {
  await page.goto(`/items?item=${id}`);
  await passport(page).getByRole('heading', { name: 'Worn' }).waitFor();
}

const RECEIPT = {
  name: 'receipt.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'),
};
const files = (page: Page) => region(page, 'Your photos and receipts');
const removing = (page: Page) => page.getByRole('dialog', { name: 'Remove this file?' });

/** A receipt with a name of its own, kept with a piece whose passport is open. */
async function keptReceipt(place: Place): Promise<string> {
  const { page, token } = place;
  const piece = await freePiece(place);
  const name = `receipt-${Date.now()}.pdf`;
  const headers = { authorization: `Bearer ${token}` };
  const stored = await page.request.post(`${API}/ext/uploads`, {
    headers: { ...headers, 'content-type': RECEIPT.mimeType, 'x-file-name': name },
    data: RECEIPT.buffer,
  });
  const { data } = (await stored.json()) as { data: { id: string } };
  await page.request.post(`${API}/ext/items/${piece.id}/files`, { headers, data: { kind: 'receipt', upload: data.id } });
  names.set(page, name);
  await openedPiece(place, piece);
  return name;
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
  addOwnItem: {
    who: 'owner',
    async fill({ page }) {
      const name = `Scarf ${Date.now()}`;
      names.set(page, name);
      await page.goto('/items');
      await page.getByRole('button', { name: 'Add a piece at home' }).click();
      const drawer = page.getByRole('dialog', { name: 'A piece at home' });
      await drawer.locator('input[type=file]').setInputFiles({ name: 'scarf.jpg', mimeType: 'image/jpeg', buffer: await PHOTOGRAPH });
      await drawer.getByRole('textbox', { name: 'Name' }).fill(name);
      await drawer.getByLabel('Category').selectOption('scarf');
    },
    press: (page) => page.getByRole('dialog').getByRole('button', { name: 'Add it' }).click(),
    kept: (page) => expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toHaveValue(names.get(page) ?? ''),
    done: (page) => page.getByText(`${names.get(page)} is in your wardrobe.`),
  },
  removeOwnItem: {
    who: 'owner',
    doneBy: 'status',
    async fill(place) {
      const { page, token } = place;
      const headers = { authorization: `Bearer ${token}` };
      const stored = await page.request.post(`${API}/ext/uploads`, {
        headers: { ...headers, 'content-type': 'image/jpeg', 'x-file-name': 'scarf.jpg' },
        data: await PHOTOGRAPH,
      });
      const { data: photo } = (await stored.json()) as { data: { id: string } };
      const name = `Scarf ${Date.now()}`;
      const added = await page.request.post(`${API}/ext/own-items`, {
        headers,
        data: { name, kind: 'scarf', colour: 'red', photos: [photo.id] },
      });
      const { data } = (await added.json()) as { data: { item: WardrobeItem } };
      names.set(page, name);
      await openedPiece(place, data.item);
      await page.getByRole('button', { name: 'Remove from the wardrobe' }).click();
    },
    press: (page) =>
      page
        .getByRole('dialog', { name: /^Remove Scarf/ })
        .getByRole('button', { name: 'Remove', exact: true })
        .click(),
    kept: stays((page) => page.getByRole('dialog', { name: /^Remove Scarf/ })),
    done: (page) => page.getByText(`${names.get(page)} has been removed from your wardrobe.`),
  },
  addItemFile: {
    who: 'owner',
    async fill(place) {
      await openedPiece(place, await freePiece(place));
      await files(place.page).waitFor();
    },
    press: (page) => files(page).locator('input[type=file]').last().setInputFiles(RECEIPT),
    kept: (page) => expect(files(page).getByText(`${RECEIPT.name} was not saved`)).toBeVisible(),
    done: (page) =>
      files(page)
        .getByRole('button', { name: `Open ${RECEIPT.name}` })
        .first(),
  },
  editItemFile: {
    who: 'owner',
    async fill(place) {
      const name = await keptReceipt(place);
      await files(place.page)
        .getByRole('button', { name: `Date and note of ${name}` })
        .click();
      await files(place.page).getByLabel('Note (optional)').fill(`Paid for ${name}`);
    },
    press: (page) => files(page).getByRole('button', { name: 'Save', exact: true }).click(),
    kept: (page) => expect(files(page).getByLabel('Note (optional)')).toHaveValue(`Paid for ${names.get(page)}`),
    done: (page) => files(page).getByText(`Paid for ${names.get(page)}`),
  },
  removeItemFile: {
    who: 'owner',
    doneBy: 'status',
    async fill(place) {
      const name = await keptReceipt(place);
      await files(place.page)
        .getByRole('button', { name: `Remove ${name}` })
        .click();
    },
    press: (page) => removing(page).getByRole('button', { name: 'Remove', exact: true }).click(),
    kept: stays((page) => removing(page)),
    done: (page) => page.getByText(`${names.get(page)} has been removed.`),
  },
  markWorn: {
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
    who: 'owner',
    fill: laidOut,
    press: press('Save look'),
    kept: keeps((page) => page.getByLabel('Name of the look'), 'A look that is not lost'),
    done: (page) => look(page).filter({ hasText: 'A look that is not lost' }).first(),
  },
  updateOutfit: {
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
    who: 'owner',
    fill: savedLook,
    press: (page) => saved(page).getByRole('button', { name: 'Wear today' }).click(),
    kept: stays((page) => saved(page).getByRole('button', { name: 'Wear today' })),
    done: (page) => saved(page).getByText('Worn 1 time, last'),
  },
  outfitFeedback: {
    who: 'owner',
    doneBy: 'status',
    async fill({ page }) {
      await askForLooks(page);
      await suggested(page).waitFor();
    },
    press: (page) => suggested(page).getByRole('button', { name: 'Like', exact: true }).click(),
    kept: stays((page) => suggested(page).getByRole('button', { name: 'Like', exact: true })),
    done: (page) => suggested(page).getByText('Liked'),
    busy: (page) => suggested(page).getByRole('button', { name: 'Like', exact: true, disabled: true }),
  },
  deleteOutfit: {
    who: 'owner',
    doneBy: 'status',
    fill: savedLook,
    press: (page) => saved(page).getByRole('button', { name: 'Delete' }).click(),
    kept: stays((page) => saved(page)),
    done: (page) => page.getByRole('button', { name: 'Undo', exact: true }),
  },
} satisfies Partial<Record<CallName, WriteRow>>;
