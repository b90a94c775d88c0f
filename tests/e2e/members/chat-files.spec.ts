import sharp from 'sharp';
import { BACKEND, join } from '@/tests/e2e/support/chat-member';
import { expect, test } from '@/tests/e2e/fixtures';
import { tabTo } from '@/tests/e2e/support/keyboard';

test('what is typed survives a reload, and unfit files are turned away with a reason', async ({ page, context, request, baseURL, noise }, {
  project,
}) => {
  noise.tolerate(/501/);
  await join(context, request, baseURL, project.name);
  await page.goto('/chat');
  await page.getByLabel('Your message').fill('Half a thought');
  await page.reload();
  await expect(page.getByLabel('Your message')).toHaveValue('Half a thought');
  const file = page.locator('input[type=file]');
  const problem = page.locator('form').getByRole('alert');
  const choose = (mimeType: string, content: Buffer) => file.setInputFiles({ name: 'file', mimeType, buffer: content });
  await choose('image/svg+xml', Buffer.from('<svg><script>alert(1)</script></svg>'));
  await expect(problem).toContainText('JPEG, PNG, WebP, HEIC or PDF');
  await choose('image/png', Buffer.alloc(10 * 1024 * 1024 + 1));
  await expect(problem).toContainText('up to 10 MB');
  await choose('application/pdf', Buffer.from('<script>alert(1)</script>'));
  await expect(problem).toContainText('is not the type that its name suggests');
  await choose('application/pdf', Buffer.alloc(0));
  await expect(problem).toContainText('empty');
  await page.getByRole('button', { name: 'Remove file' }).click();
  await expect(problem).toHaveCount(0);
});

test(
  'a photograph goes to the other side, and what is damaged or dangerous is said and not kept',
  { tag: ['@hk', '@long'] },
  async ({ page, context, request, browser, baseURL, noise, expectAccessible }, { project }) => {
    noise.tolerate(/501/);
    noise.expect(/status of 422 .*\/ext\/uploads/);
    const name = await join(context, request, baseURL, project.name);
    await page.goto('/chat');
    const chooser = page.locator('input[type=file]');
    const problem = page.locator('form').getByRole('alert');
    const photograph = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#b81f2d' } })
      .jpeg()
      .toBuffer();
    const kept: string[] = [];
    page.on('response', (answer) => {
      if (answer.request().method() === 'POST' && answer.url().endsWith('/ext/uploads') && answer.ok()) kept.push(answer.url());
    });
    // The browser looks at the first bytes only; the backend at all of them.
    await chooser.setInputFiles({ name: 'half.jpg', mimeType: 'image/jpeg', buffer: photograph.subarray(0, photograph.length - 400) });
    await expect(problem).toContainText(/incomplete|damaged/i);
    await chooser.setInputFiles({
      name: 'trap.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.concat([photograph, Buffer.from('<script>alert(1)</script>')]),
    });
    await expect(problem).toContainText(/active content|script/i);
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(kept).toEqual([]);

    await chooser.setInputFiles(
      ['left cuff.jpg', 'right cuff.jpg', 'a bill.jpg'].map((file) => ({ name: file, mimeType: 'image/jpeg', buffer: photograph })),
    );
    await expect(page.getByRole('list', { name: 'Files to send' }).getByRole('listitem')).toHaveCount(3);
    await page.getByRole('button', { name: 'Remove a bill.jpg' }).click();
    await page.getByLabel('Your message').fill('Can these be mended?');
    await page.getByRole('button', { name: 'Send' }).click();
    const thread = page.getByRole('region', { name: 'Messages' });
    for (const file of ['left cuff.jpg', 'right cuff.jpg']) await expect(thread.getByRole('img', { name: file })).toBeVisible();
    await expect(thread.getByText('A person will answer.')).toHaveCount(1);
    await expect(thread.getByRole('img', { name: 'a bill.jpg' })).toHaveCount(0);
    await expectAccessible(page);
    // In the member's own bubble, which is dark: the mark of the focus is a light one there.
    await tabTo(page, thread.getByRole('link', { name: 'left cuff.jpg' }));

    const desk = await (await browser.newContext()).newPage();
    await desk.goto(`${BACKEND}/team`);
    await desk.getByRole('button', { name }).click();
    const file = desk.getByRole('link', { name: /left cuff\.jpg/ });
    await expect.poll(() => file.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(640);
    const [download] = await Promise.all([desk.waitForEvent('download'), file.click()]);
    expect(download.suggestedFilename()).toBe('left cuff.jpg');
    await desk.context().close();
  },
);

test(
  'a file that did not go is not left behind, and what is chosen survives a reload',
  { tag: ['@sg', '@long'] },
  async ({ page, context, request, baseURL, noise }, { project }) => {
    noise.tolerate(/ERR_FAILED|WebSocket|501|status of 404/);
    await join(context, request, baseURL, project.name);
    await page.goto('/chat?about=invoice:inv-1');
    await expect(page).toHaveURL(/\/chat$/);
    const form = page.getByRole('form', { name: 'Write a message' });
    const photograph = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#b81f2d' } })
      .jpeg()
      .toBuffer();
    await context.route('**/ext/uploads', (route) => route.abort());
    await page.locator('input[type=file]').setInputFiles({ name: 'left cuff.jpg', mimeType: 'image/jpeg', buffer: photograph });
    const again = form.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.getByLabel('Your message').fill('See the photograph');
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
    await context.unroute('**/ext/uploads');
    await again.click();
    await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
    await page.reload();
    await expect(form.getByText('left cuff.jpg')).toBeVisible();
    await expect(form.getByText('Invoice').first()).toBeVisible();
    await expect(page.getByLabel('Your message')).toHaveValue('See the photograph');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('img', { name: 'left cuff.jpg' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Messages' }).getByText('See the photograph')).toBeVisible();
    await expect(form.getByText('left cuff.jpg')).toHaveCount(0);
  },
);
