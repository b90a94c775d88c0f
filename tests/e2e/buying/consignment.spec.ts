import { API, expectNoSidewaysScrolling, newAddress, PASSWORD, siteOf, tokenOf } from '@/tests/e2e/support/buying-steps';
import {
  agree,
  bookCollectionOfPieces,
  enterPieces,
  onward,
  openConsignment,
  PIECES,
  toTerms,
} from '@/tests/e2e/support/consignment-steps';
import { expect, test } from '@/tests/e2e/fixtures';

test(
  'pieces to sell go from the check to the tracker, with an account opened on the way',
  { tag: '@hk' },
  async ({ page, expectAccessible }, info) => {
    test.setTimeout(150_000);
    await page.setViewportSize({ width: 360, height: 780 });
    const flow = await openConsignment(page);
    /** Headings that the site's header lies over by half. */
    const cutHeadings = () =>
      page.evaluate(() => {
        const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const boxes = [...document.querySelectorAll('#consignment :is(h2, h3)')].map((heading) => heading.getBoundingClientRect());
        return boxes.filter(({ top, bottom }) => top < edge && bottom > edge).length;
      });
    await expect.poll(cutHeadings).toBe(0);
    await enterPieces(flow);
    await expect(flow.getByText('3 pieces to send')).toBeVisible();
    await expectAccessible(page);
    await toTerms(flow);
    await agree(flow);
    await expectAccessible(page);
    await onward(flow);

    await flow.locator('input[name="email"]').fill(newAddress(info));
    await onward(flow);
    await flow.getByRole('textbox', { name: 'First name' }).fill('Wing');
    await flow.getByRole('textbox', { name: 'Last name' }).fill('Chan');
    await flow.locator('input[name="password"]').fill(PASSWORD);
    await flow.getByRole('button', { name: 'Open account' }).click();
    const street = flow.locator('input[name="addressOne"]');
    await street.waitFor();
    await expect.poll(cutHeadings).toBe(0);

    // The account is no step of a member's any more: Back leads past it.
    await expect.poll(() => page.url()).toContain('step=sell-where');
    await page.goBack();
    await expect(flow.getByText(/^I agree to these/)).toBeVisible();
    await page.goForward();
    await street.waitFor();
    await page.reload();
    await street.waitFor();
    // One bar counts every step, those of the visit too.
    await expect(flow.getByRole('list', { name: /^(Selling|Consigning) with us$/ })).toHaveCount(1);
    await expect(flow.getByRole('listitem').filter({ hasText: /^(1?Check|2?Terms|3?Where|4?When|5?Review)/ })).toHaveCount(5);
    await expect(flow.getByText(/^Parts of the (collection|pick-up)$/)).toHaveCount(0);
    await bookCollectionOfPieces(flow, siteOf(info));
    await expectAccessible(page);
    await flow.getByRole('button', { name: 'Send 3 pieces' }).press('Enter');
    await expect(flow.getByRole('heading', { name: 'Thank you, we have your order' })).toBeVisible();
    await expect(flow.getByText(/^C-(HK|SG)-\d+$/).first()).toBeVisible();
    await expect(flow.getByText('Requested').first()).toBeVisible();
    const confirmation = page.url();
    expect(confirmation).toMatch(/step=sell-done&consignment=C-(HK|SG)-\d+$/);
    await page.goto('/services-pricing?type=sell');
    await expect(flow.getByRole('heading', { name: 'Thank you, we have your order' })).toHaveCount(0);
    await page.goto(confirmation);
    await expect(flow.getByRole('heading', { name: 'Thank you, we have your order' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    const answer = await page.request.get(`${API}/ext/consignments`, { headers: { authorization: `Bearer ${await tokenOf(page)}` } });
    const { data } = (await answer.json()) as { data: { consignments: { pieces: { brand: string; state: string }[] }[] } };
    expect(data.consignments.map(({ pieces }) => pieces.map(({ brand, state }) => [brand, state]))).toEqual([
      PIECES.map(([brand]) => [brand, 'requested']),
    ]);
  },
);
