import { demoMember, type Site } from '@/tests/e2e/support/demo-member';
import { expect, test } from '@/tests/e2e/fixtures';

// One account a site, one after the other: each test leaves the wardrobe as it found it.
test.describe.configure({ mode: 'default' });
test.use({ hasTouch: true });

test(
  'the picture of a piece is there with its drawer, and grows by press, wheel, two fingers and keys',
  { tag: '@hk' },
  async ({ page, baseURL, expectAccessible }, { project }) => {
    const member = await demoMember(page, baseURL, project.name as Site);
    const piece = (await member.free())[0];
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
  },
);
