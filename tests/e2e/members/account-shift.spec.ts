import type { Locator } from '@playwright/test';
import { expect, test, watchShifts } from '@/tests/e2e/fixtures';
import { demoMember } from '@/tests/e2e/support/demo-member';

for (const width of [360, 1440]) {
  test(`the account comes without moving what stands, at ${width} px`, { tag: '@hk' }, async ({ page, context, request, baseURL }) => {
    const signUp = await request.post(`http://localhost:${process.env.BACKEND_PORT}/users/signup`, {
      data: {
        email: `shift-${width}-${Date.now()}@example.com`,
        password: 'quiet linen drawer',
        firstName: 'Mei',
        lastName: 'Chan',
        country: 'hk',
      },
    });
    const { data } = (await signUp.json()) as { data: { accessToken: string } };
    await context.addCookies([{ name: 'accessToken', value: data.accessToken, url: baseURL ?? '' }]);
    const shifts = await watchShifts(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/account');
    await expect(page.getByLabel('First name')).toHaveValue('Mei');
    await page.waitForLoadState('networkidle');
    expect((await shifts()).reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.1);
  });
}

test('what stands in for the pieces of a wardrobe has as many columns', { tag: '@hk' }, async ({ page, baseURL }) => {
  await (await demoMember(page, baseURL, 'hk')).signIn(page);
  const columns = async (parts: Locator, ratio: number | null) => {
    const count = () =>
      parts.evaluateAll((all, wanted) => {
        const boxes = all.map((part) => part.getBoundingClientRect());
        const alike = boxes.filter(({ width, height }) => wanted === null || Math.abs(width / height - wanted) < 0.02);
        return new Set(alike.map(({ left }) => Math.round(left))).size;
      }, ratio);
    let seen = 0;
    await expect.poll(async () => (seen = await count())).toBeGreaterThan(0);
    return seen;
  };
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.route('**/ext/items?*', () => undefined);
    await page.goto('/items');
    const waiting = await columns(page.locator('#main [aria-busy] span'), 0.8);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/items');
    expect(waiting, `at ${width} px`).toBe(await columns(page.locator('a[data-item]'), null));
  }
});
