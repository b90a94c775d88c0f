import { expect, test } from '@/tests/e2e/fixtures';

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
    await page.addInitScript(() => {
      const moved = { sum: 0 };
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.sum += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/account');
    await expect(page.getByLabel('First name')).toHaveValue('Mei');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum)).toBeLessThan(0.1);
  });
}
