import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { CallName } from '@/lib/contract/calls';
import type { WriteRow } from './call-rows';
import { fresh, keeps, mailOf, press, region, stays } from './row-steps';
import { PASSWORD, post } from './wire';
import { EMAIL_CHANGE_MARK } from '@/lib/config/routes';

const twoStep = (page: Page) => region(page, 'Two-step login');

/** The code that an app with this key shows now. */
const appCode = (key: string) => TOTP.generate({ secret: Secret.fromBase32(key.replace(/\s/g, '')) });

/** @returns the recovery codes */
async function turnOn(page: Page, token: string): Promise<string[]> {
  const { secret } = (await post(page, '/ext/second-factor', { password: PASSWORD }, token)) as unknown as { secret: string };
  const answer = (await post(page, '/ext/second-factor/confirm', { secondFactor: appCode(secret) }, token)) as unknown as {
    recoveryCodes: string[];
  };
  return answer.recoveryCodes;
}

/** @returns its code */
async function buyGift(page: Page, token: string): Promise<string> {
  const gift = { packageId: 'season', country: 'hk', currency: 'HKD', price: 240_000, paymentMethodNonce: 'fake-valid-nonce' };
  const names = { firstName: 'Mei', lastName: 'Chan', recipientName: 'Bo', emailAddress: fresh(), message: '' };
  return ((await post(page, '/users/gift-payment', { ...gift, ...names }, token)) as unknown as { giftCode: string }).giftCode;
}

export const ACCOUNT_WRITES = {
  changeEmail: {
    async fill({ page }) {
      await page.goto('/account');
      await page.getByRole('button', { name: 'Change the address' }).click();
      await page.getByLabel('New email address').fill(fresh());
      await page.getByLabel('Current password of your account', { exact: true }).fill(PASSWORD);
    },
    press: press('Send the links'),
    kept: keeps((page) => page.getByLabel('Current password of your account', { exact: true }), PASSWORD),
    done: (page) => page.getByText(/is not confirmed yet$/),
  },
  stopEmailChange: {
    doneBy: 'status',
    async fill({ page, token }) {
      await post(page, '/ext/email', { email: fresh(), password: PASSWORD }, token);
      await page.goto('/account');
    },
    press: press('Stop the change'),
    kept: stays((page) => page.getByText(/is not confirmed yet$/)),
    done: (page) => page.getByRole('button', { name: 'Change the address' }),
  },
  decideEmailChange: {
    async fill({ page, token, email }) {
      await post(page, '/ext/email', { email: fresh(), password: PASSWORD }, token);
      const tokens = await mailOf(page, email);
      await page.goto(`/verify-email#token=${tokens.find((mailed) => mailed.startsWith(EMAIL_CHANGE_MARK))}`);
      await page.getByText('One confirmation is still needed').waitFor();
    },
    press: press('Stop the change'),
    kept: stays((page) => page.getByText(/^An account was opened with this address/)),
    done: (page) => page.getByText('The change has been stopped'),
  },
  sendGiftAgain: {
    doneBy: 'status',
    async fill({ page, token }) {
      await buyGift(page, token);
      await page.goto('/account');
    },
    press: press(/^Email me the code/),
    kept: stays((page) => page.getByRole('button', { name: /^Email me the code/ })),
    done: (page) => page.getByText('The code is on its way to your email address.'),
  },
  redeemGift: {
    async fill({ page, token }) {
      const code = await buyGift(page, token);
      await page.goto('/account');
      await region(page, 'Gifts and credit').getByLabel('Gift code').fill(code);
    },
    press: press('Add to my credit'),
    kept: (page) => expect(region(page, 'Gifts and credit').getByLabel('Gift code')).toHaveValue(/GIFT/),
    done: (page) => page.getByText(/^Added\./),
  },
  beginSecondFactor: {
    async fill({ page }) {
      await page.goto('/account');
      await page.getByRole('button', { name: 'Set up two-step login' }).click();
      await twoStep(page).getByLabel('Current password of your account', { exact: true }).fill(PASSWORD);
    },
    press: press('Continue'),
    kept: keeps((page) => twoStep(page).getByLabel('Current password of your account', { exact: true }), PASSWORD),
    done: (page) => page.getByTestId('second-factor-key'),
  },
  confirmSecondFactor: {
    async fill({ page }) {
      await page.goto('/account');
      await page.getByRole('button', { name: 'Set up two-step login' }).click();
      await twoStep(page).getByLabel('Current password of your account', { exact: true }).fill(PASSWORD);
      await twoStep(page).getByRole('button', { name: 'Continue' }).click();
      const key = (await page.getByTestId('second-factor-key').textContent()) ?? '';
      await twoStep(page).getByLabel('Code shown in the app').fill(appCode(key));
    },
    press: press('Turn it on'),
    kept: (page) => expect(twoStep(page).getByLabel('Code shown in the app')).toHaveValue(/^\d{6}$/),
    done: (page) => page.getByTestId('recovery-codes'),
    // It is on, and the codes are gone with the answer: new ones are made with the next code.
    afterLost: (page) => twoStep(page).getByRole('alert'),
  },
  renewRecoveryCodes: {
    async fill({ page, token }) {
      const codes = await turnOn(page, token);
      await page.goto('/account');
      await page.getByRole('button', { name: 'Create new recovery codes' }).click();
      await twoStep(page)
        .getByLabel('Code from your authenticator app')
        .fill(codes[0] ?? '');
    },
    press: press('Create new recovery codes'),
    kept: (page) => expect(twoStep(page).getByLabel('Code from your authenticator app')).toHaveValue(/-/),
    done: (page) => page.getByTestId('recovery-codes'),
    afterLost: (page) => twoStep(page).getByRole('alert'),
  },
  endSecondFactor: {
    doneBy: 'status',
    async fill({ page, token }) {
      const codes = await turnOn(page, token);
      await page.goto('/account');
      await page.getByRole('button', { name: 'Turn off two-step login' }).click();
      await twoStep(page)
        .getByLabel('Code from your authenticator app')
        .fill(codes[0] ?? '');
    },
    press: press('Turn off two-step login'),
    kept: (page) => expect(twoStep(page).getByLabel('Code from your authenticator app')).toHaveValue(/-/),
    done: (page) => page.getByText('Two-step login is off.'),
    afterLost: (page) => twoStep(page).getByRole('alert'),
  },
  finishSignIn: {
    async fill({ page, token, email }) {
      const codes = await turnOn(page, token);
      await page.context().clearCookies({ name: 'accessToken' });
      await page.goto('/login');
      await page.getByLabel('Email address').first().fill(email);
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await page.getByLabel('Code from your authenticator app').fill(codes[0] ?? '');
    },
    press: press('Log in with this code'),
    kept: (page) => expect(page.getByLabel('Code from your authenticator app')).toHaveValue(/-/),
    done: (page) => page.getByRole('heading', { level: 1, name: /wardrobe/i }),
    // The code has been used: another one is asked for.
    afterLost: (page) => page.getByText('Code from your authenticator app is not correct').first(),
  },
} satisfies Partial<Record<CallName, WriteRow>>;
