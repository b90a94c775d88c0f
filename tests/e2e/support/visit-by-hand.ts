import type { Locator } from '@playwright/test';
import type { RegionCode } from '@/lib/config/regions';
import { expect } from '../fixtures';
import type { Hands } from './hands';

/** Completes where and when of a visit in any language; known details are prefilled. */
export async function bookVisitByHand(steps: Locator, { hands, site }: { hands: Hands; site: RegionCode }): Promise<void> {
  const onward = () => hands.press(steps.locator('button[type="submit"]'));
  const street = steps.locator('input[name="addressOne"]');
  await expect(street.or(steps.locator('[data-known-place]'))).toBeVisible();
  // A known place is one line, and the time comes first.
  if (await street.isVisible()) {
    if ((await street.inputValue()) === '') {
      if (site === 'sg') {
        await hands.write(steps.locator('input[name="zipCode"]'), '238801');
        await expect(steps.locator('select[name="district"]')).toHaveValue('d09');
      } else await hands.chooseNext(steps.locator('select[name="district"]'));
      await hands.write(street, '1 Castle Road');
    }
    for (const question of ['haveLift', 'parkingBay']) {
      const answers = steps.locator(`input[name="${question}"]`);
      // Nothing is answered until somebody answers: the first radio has the tab stop.
      if ((await steps.locator(`input[name="${question}"]:checked`).count()) === 0) await hands.mark(answers.first());
    }
    const phone = steps.locator('input[type="tel"]');
    await expect(phone).toBeVisible();
    if ((await phone.inputValue()) === '') {
      await hands.write(steps.locator('input[name="contactName"]'), 'Wing Chan');
      await hands.write(phone, site === 'hk' ? '51234567' : '91234567');
    }
    await onward();
  }
  await hands.chooseDay(steps);
  await hands.mark(steps.locator('input[name="booking-time"]:not([disabled])').first());
  await expect(steps.getByRole('timer')).toHaveCount(1);
  await onward();
}
