import { TEST_SECRETS } from '@/backend/config/server-mode-guard';
import { expect, test } from '@/tests/e2e/fixtures';

const QUESTION = 'must-i-be-home';
const PATH = encodeURIComponent(`/faqs#${QUESTION}`);
/** What the drafts alone say; Singapore's published answer has a concierge, too. */
const DRAFT = /concierge desk, leave|concierge, the processes/;

for (const site of ['hk', 'sg']) {
  test.describe(`site ${site}: preview of drafts`, () => {
    test('an editor with the secret reads the draft, sees that it is one, and leaves again', async ({ page, expectAccessible }) => {
      await page.goto(`/api/preview?secret=${TEST_SECRETS.CMS_PREVIEW_SECRET}&path=${PATH}`);
      const banner = page.getByRole('complementary', { name: 'Draft preview' });
      const draft = page.locator(`#${QUESTION}`).getByText(DRAFT);
      await expect(banner).toBeVisible();
      await expect(draft).toBeVisible();
      await expectAccessible(page);

      await banner.getByRole('link', { name: 'Leave the preview' }).click();
      // The same page as it is published, and no other.
      await expect(page).toHaveURL(/\/faqs$/);
      await expect(banner).toBeHidden();
      await expect(page.locator(`#${QUESTION}`)).toContainText('hand');
      await expect(draft).toHaveCount(0);
    });

    test('a draft is kept from everybody else, and by every cache', async ({ page, request, context, noise }, { project }) => {
      noise.expect(/401/);
      const refused = await page.goto(`/api/preview?secret=guessed&path=${PATH}`);
      expect(refused?.status()).toBe(401);
      expect(await context.cookies()).toEqual([]);

      await page.goto(`/api/preview?secret=${TEST_SECRETS.CMS_PREVIEW_SECRET}&path=${PATH}`);
      const cookies = await context.cookies();
      expect(cookies.map(({ name }) => name)).toContain('__prerender_bypass');
      // Node does not know the host's name: the host goes into the header.
      const headers = { Host: `${project.name}.localhost`, Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
      const address = `http://localhost:${process.env.PORT}/faqs`;
      expect((await request.get(address, { headers })).headers()['cache-control']).toContain('no-store');
      const published = await request.get(address, { headers: { Host: headers.Host } });
      expect(published.headers()['cache-control']).toContain('s-maxage');
      expect(await published.text()).not.toMatch(DRAFT);
    });

    test('a preview leads to no other site', async ({ page, noise }) => {
      noise.expect(/400/);
      const answer = await page.goto(`/api/preview?secret=${TEST_SECRETS.CMS_PREVIEW_SECRET}&path=//evil.example`);
      expect(answer?.status()).toBe(400);
    });
  });
}
