import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { REGIONS } from '@/lib/config/regions';
import { SAMPLE_GARMENTS } from '@/lib/domain/wardrobe/sample-garments';
import { demoMember, type Site } from '@/tests/e2e/support/demo-member';
import { expect, test } from '@/tests/e2e/fixtures';
import { siteTexts } from '@/tests/e2e/support/site-texts';

// One account a site, one after the other: each test leaves the wardrobe as it found it.
test.describe.configure({ mode: 'default' });
test.use({ hasTouch: true });

test('a piece is seen from several sides, at once with its drawer, and grows by press, wheel, two fingers and keys', async ({
  page,
  baseURL,
  expectAccessible,
}, { project }) => {
  const member = await demoMember(page, baseURL, project.name as Site);
  const all = SAMPLE_GARMENTS.filter(({ views }) => views.includes('back') && views.includes('detail'));
  const piece = (await member.free()).find(({ picture }) => all.some((garment) => garment.picture === picture.name));
  if (!piece) throw new Error('No piece is free');
  await member.signIn(page);
  await page.goto(`/items?q=${piece.code}`);
  const card = page.getByRole('list', { name: 'Your pieces' }).getByRole('link', { name: piece.name });
  await expect.poll(() => card.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
  // Nothing more comes: what is seen then was there before.
  await page.route(/\/artwork\/|\/ext\/items\//, () => undefined);
  await card.click();
  const passport = page.getByRole('dialog', { name: piece.name, exact: true });
  const large = passport.getByRole('button', { name: `Enlarge: ${piece.name}, Front` });
  await expect(large).toBeVisible();
  expect(await large.locator('..').evaluate((figure) => getComputedStyle(figure).backgroundImage)).toContain('/artwork/');
  await page.unroute(/\/artwork\/|\/ext\/items\//);
  await page.reload();
  await expect(passport.getByRole('heading', { name: 'Worn' })).toBeVisible();

  const photos = passport.getByRole('list', { name: 'Photos' });
  await photos.getByRole('button', { name: 'Back' }).click();
  await expect(passport.getByRole('button', { name: `Enlarge: ${piece.name}, Back` })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const detail = passport.getByRole('button', { name: `Enlarge: ${piece.name}, Detail` });
  await expect
    .poll(() => detail.locator('img').evaluate((picture: HTMLImageElement) => (picture.naturalWidth > 0 ? picture.currentSrc : '')))
    .toContain('-detail-');
  await detail.press('Enter');
  await expect(page.getByRole('dialog', { name: `${piece.name}, Detail` }).getByRole('group')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('dialog', { name: `${piece.name}, Front` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toBeFocused();

  await large.click();
  const viewer = page.getByRole('dialog', { name: `${piece.name}, Front` });
  const stage = viewer.getByRole('group');
  const scale = viewer.locator('output');
  await expect(stage).toBeFocused();
  await expectAccessible(page);
  await stage.click();
  await expect(scale).toHaveText('250 %');
  await stage.click();
  await expect(scale).toHaveText('100 %');
  await page.mouse.wheel(0, -300);
  await expect(scale).not.toHaveText('100 %');
  await page.keyboard.press('0');
  await expect(scale).toHaveText('100 %');
  const box = await stage.boundingBox();
  const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  const hand = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: middle.x - apart, y: middle.y },
    { x: middle.x + apart, y: middle.y },
  ];
  await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
  for (const apart of [45, 60, 75, 90]) await hand.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(scale).toHaveText('300 %');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(large).toBeFocused();
});

/** What an iPhone writes, 96 by 64 pixels of it. */
const HEIC = Buffer.from(
  [
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAkVtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAA',
    'NGlsb2MAAAAAREAAAgABAAAAAAJpAAEAAAAAAAAAKAACAAAAAAKRAAEAAAAAAAAAEwAAADhpaW5mAAAAAAACAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAFWlu',
    'ZmUCAAAAAAIAAGh2YzEAAAABhGlwcnAAAAFfaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroC',
    'QCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAGAAAABAAAAAEHBpeGkA',
    'AAAAAwgICAAAAHJodmNDAQQIAAAAAAAAAAAAHvAA/Pz4+AAADwMgAAEAF0ABDAH//wQIAAADAJ/4AAADAAAeugJAIQABACZCAQEECAAAAwCf+AAAAwAAHsDC',
    'BBZbqSSmubAgAAADACAAAAMAISIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAGAAAABAAAAADnBpeGkAAAAAAQgAAAAnYXV4QwAAAAB1cm46bXBlZzpoZXZj',
    'OjIwMTU6YXV4aWQ6MQAAAAAdaXBtYQAAAAAAAAACAAEDgQKDAAIEhAWGhwAAABppcmVmAAAAAAAAAA5hdXhsAAIAAQABAAAAQ21kYXQAAAAkKAGvWPWs5sXU',
    'B/902QfFgd9/tPQtNeeR0LTx2qc0FZCYVReAAAAADygBrrDvErD0H7yyQ4ERxw==',
  ].join(''),
  'base64',
);
const PDF = Buffer.from('%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');

/** Of a phone that was held upright: longer than is sent, turned by a note in it, and with its place. */
async function phonePhotograph(): Promise<Buffer> {
  const [width, height] = [2720, 2040];
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .withExif({ IFD3: { GPSLatitude: '22/1 17/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}

test(
  'a member keeps photographs of any kind and receipts with a piece, and takes them away again',
  { tag: ['@hk', '@long'] },
  async ({ page, baseURL, expectAccessible }, { project }) => {
    const member = await demoMember(page, baseURL, project.name as Site);
    const piece = (await member.free())[1];
    if (!piece) throw new Error('No piece is free');
    await member.signIn(page);
    await page.goto(`/items?item=${piece.id}`);
    const files = page.getByRole('region', { name: 'Your photos and receipts' });
    const large = await phonePhotograph();
    expect(large.length).toBeGreaterThan(2 * 1024 * 1024);
    const sent: number[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/ext/uploads')) sent.push(request.postDataBuffer()?.length ?? 0);
    });
    await files
      .locator('input[type=file]')
      .first()
      .setInputFiles([
        { name: 'IMG_0001.HEIC', mimeType: '', buffer: HEIC },
        { name: 'IMG_0002.JPG', mimeType: 'image/jpeg', buffer: large },
      ]);
    await expect(files.getByRole('button', { name: 'Open IMG_0001.jpg' }).locator('img')).toBeVisible();
    await expect(files.getByRole('button', { name: 'Open IMG_0002.jpg' }).locator('img')).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toBeLessThan(large.length);
    const shown = await files
      .getByRole('button', { name: 'Open IMG_0002.jpg' })
      .locator('img')
      .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    // Upright.
    expect(shown[1]).toBeGreaterThan(shown[0] ?? 0);

    await files.locator('input[type=file]').last().setInputFiles({ name: 'receipt.pdf', mimeType: 'application/pdf', buffer: PDF });
    await files.getByRole('button', { name: 'Date and note of receipt.pdf' }).click();
    await files.getByLabel('Date (optional)').fill('2019-05-04');
    await files.getByLabel('Note (optional)').fill('Ling Fung, Wellington Street');
    await files.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(files.getByText('Ling Fung, Wellington Street')).toBeVisible();
    await expect(files.getByText('4 May 2019')).toBeVisible();
    await expectAccessible(page);

    for (const name of ['IMG_0001.jpg', 'IMG_0002.jpg', 'receipt.pdf']) {
      await files.getByRole('button', { name: `Remove ${name}` }).click();
      await page.getByRole('dialog', { name: 'Remove this file?' }).getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(files.getByRole('button', { name: `Open ${name}` })).toHaveCount(0);
    }
  },
);

test('a member adds a piece at home, finds it among the outfits and in the inventory, and removes it', async ({
  page,
  baseURL,
  noise,
  expectAccessible,
}, { project }) => {
  const { defaultLocale } = REGIONS[project.name as Site];
  const t = siteTexts<{ action: { collect: string }; collect: { title: string; named: string } }>(defaultLocale, 'items');
  const { atHome } = siteTexts<{ atHome: { handOver: string } }>(defaultLocale, 'record');
  // Another tab's word may come before the drawer is closed.
  noise.tolerate(/404 .*\/ext\/items\//);
  // Whose wardrobe no other test shows: the picture of the piece goes with it.
  const member = await demoMember(page, baseURL, 'consignor');
  const name = `Shirt at home ${Date.now()}`;
  const shirt = await sharp(
    Buffer.from(
      '<svg width="600" height="800"><rect width="600" height="800" fill="#d9cdb8"/><path d="M180 120h240l120 190-90 50-40-70v390H190V290l-40 70-90-50z" fill="#27324a"/></svg>',
    ),
  )
    .jpeg()
    .toBuffer();
  await member.signIn(page);
  await page.goto('/items');
  await page.getByRole('button', { name: 'Add a piece at home' }).click();
  const drawer = page.getByRole('dialog', { name: 'A piece at home' });
  await drawer.locator('input[type=file]').setInputFiles({ name: 'shirt.jpg', mimeType: 'image/jpeg', buffer: shirt });
  await expect(drawer.getByText(/^We have suggested/)).toBeVisible();
  await expect(drawer.getByLabel('Main colour')).toHaveValue('navy');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Add it' }).click();
  await expect(drawer.getByText('Please give it a name.')).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Name' }).fill(name);
  await expect(drawer.getByLabel('Category')).toHaveValue('shirt');
  await drawer.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByText(`${name} is in your wardrobe.`)).toBeVisible();
  const card = page.getByRole('list', { name: 'Your pieces' }).getByRole('listitem').filter({ hasText: name });
  await expect(card.getByText('At home, kept by you')).toBeVisible();
  await expect(card.locator('img')).toHaveAttribute('src', /^blob:/);
  await expect(page.getByText(/\d more at home/)).toBeVisible();

  await page.getByRole('button', { name: 'Export' }).click();
  const copies = page.getByRole('dialog', { name: 'A copy of your wardrobe' });
  await expect(copies.getByRole('button', { name: 'Save the PDF' })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await copies.getByRole('button', { name: 'Save the PDF' }).click();
  const inventory = await download;
  expect(inventory.suggestedFilename()).toBe('Wardrobe inventory.pdf');
  expect((await readFile(await inventory.path())).toString('latin1')).toMatch(/^%PDF-1\.7/);
  await expect(page).toHaveURL(/\/items$/);

  await page.goto('/outfit');
  const piece = page.getByRole('region', { name: 'Your pieces' }).getByRole('button', { name });
  await piece.click();
  await expect(page.getByRole('region', { name: 'The look' }).getByRole('listitem')).toHaveCount(1);
  await piece.click();

  await page.goto('/items');
  await card.getByRole('link').click();
  const passport = page.getByRole('dialog', { name, exact: true });
  await expect(passport.getByText(/You keep it at home, so it does not take up a place in your plan/)).toBeVisible();
  await expect(passport.getByRole('button', { name: t.action.collect, exact: true })).toHaveCount(0);
  await expectAccessible(page);
  // It can be handed over after all: the ordinary booking of a collection, with its name. Back leads to it again.
  await passport.getByRole('button', { name: atHome.handOver }).click();
  const collection = page.getByRole('dialog', { name: t.collect.title });
  await expect(collection.getByText(t.collect.named.replace('{{names}}', name))).toBeVisible();
  await expect(collection.getByRole('spinbutton')).toHaveValue('1');
  await expectAccessible(page);
  await page.goBack();
  await expect(collection).toBeHidden();
  await passport.getByRole('button', { name: 'Remove from the wardrobe' }).click();
  await page
    .getByRole('dialog', { name: `Remove ${name}?` })
    .getByRole('button', { name: 'Remove', exact: true })
    .click();
  await expect(passport).toBeHidden();
  await expect(card).toHaveCount(0);
});
