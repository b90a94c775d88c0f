import { customerWithInvoice, invoicesOf } from '@/tests/e2e/support/buying-steps';
import { expect, test } from '@/tests/e2e/fixtures';

test(
  'two kept cards and another one stand in a row or below each other, never two and one',
  { tag: ['@hk', '@long'] },
  async ({ page, expectAccessible }, info) => {
    const { token } = await customerWithInvoice(page, info);
    const added = await page.request.post(`http://localhost:${process.env.BACKEND_PORT}/users/payment-methods`, {
      data: { currency: info.project.name === 'hk' ? 'hkd' : 'sgd', paymentMethodNonce: 'fake-valid-mastercard-nonce', default: false },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(added.ok()).toBe(true);
    await page.goto(`/billings/${(await invoicesOf(page, token)).find(({ status }) => status === 'due')?.id}`);
    const cards = page.locator('label').filter({ has: page.locator('input[name="payment-card"]') });
    await expect(cards).toHaveCount(3);
    for (const [width, rows] of [
      [360, 3],
      [576, 3],
      [768, 1],
      [1024, null],
      [1440, null],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const tops = new Set(await cards.evaluateAll((labels) => labels.map((label) => Math.round(label.getBoundingClientRect().top))));
      expect(rows === null ? [1, 3] : [rows], `${width} px`).toContain(tops.size);
    }
    await expectAccessible(page);
  },
);
