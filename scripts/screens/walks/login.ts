import type { Walk, Walker } from '../walker';
import { newAddress, pathOf, primaryOf } from './parts';

async function logIn(walker: Walker): Promise<void> {
  const { page, goto, shoot, refuse } = walker;
  const main = page.locator('#main');
  const email = main.locator('input[type="email"]').first();
  const press = () => primaryOf(main).first().click();
  const goOn = async (address: string) => {
    await goto('/login');
    await email.fill(address);
    await press();
  };
  await goto('/login');
  await shoot('email', { isWindowOnly: true });
  await press();
  await shoot('email-empty', { isWindowOnly: true });
  await email.fill('wing@example');
  await press();
  await shoot('email-wrong', { isWindowOnly: true });
  const liftLimit = await refuse(pathOf('checkEmail'), 'TOO_MANY_REQUESTS');
  await email.fill('hk@example.com');
  await press();
  await main.getByRole('alert').first().waitFor();
  await shoot('limited', { isWindowOnly: true });
  await liftLimit();

  await goOn(`${walker.region}@example.com`);
  const password = main.locator('input[type="password"]');
  await password.waitFor();
  await press();
  await shoot('password-empty', { isWindowOnly: true });
  const liftPassword = await refuse(pathOf('login'), 'CREDENTIALS_WRONG');
  await password.fill('not my password');
  await press();
  await main.getByRole('alert').first().waitFor();
  await shoot('password-wrong', { isWindowOnly: true });
  await liftPassword();

  await goOn('google@example.com');
  await page.waitForTimeout(1500);
  await shoot('google', { isWindowOnly: true });

  await goOn(newAddress(walker));
  await password.waitFor();
  await shoot('signup');
  await press();
  await shoot('signup-empty');

  await goto('/login/callback/google');
  await shoot('callback-empty', { isWindowOnly: true });
  await goto('/login/callback/google?error=access_denied');
  await shoot('callback-cancelled', { isWindowOnly: true });
  await goto('/login/callback/google?code=used&state=wrong');
  await shoot('callback-unexpected', { isWindowOnly: true });

  await goto('/reset-password');
  await email.waitFor();
  await press();
  await shoot('reset-empty', { isWindowOnly: true });
  await email.fill('hk@example.com');
  await press();
  await email.waitFor({ state: 'detached' });
  await shoot('reset-sent', { isWindowOnly: true });
  await goto('/reset-password#token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
  await password.first().waitFor();
  await shoot('reset-new', { isWindowOnly: true });
  for (const field of await password.all()) await field.fill('quiet linen drawer');
  await press();
  await main.getByRole('alert').first().waitFor();
  await shoot('reset-expired', { isWindowOnly: true });
  await goto('/verify-email');
  await shoot('verify-empty', { isWindowOnly: true });
  await goto('/verify-email#token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
  await main.getByRole('alert').first().waitFor();
  await shoot('verify-expired', { isWindowOnly: true });
}

/** The answer to a new password is lost, and the link is used up. */
async function passwordIsPerhapsSet(walker: Walker): Promise<void> {
  const { page, goto, shoot, lose, refuse } = walker;
  const main = page.locator('#main');
  const path = pathOf('passwordResetConfirm');
  await goto('/reset-password#token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
  await main.locator('input[type="password"]').fill('quiet linen drawer');
  const lift = await lose(path);
  await primaryOf(main).first().click();
  await main.getByRole('alert').first().waitFor();
  await shoot('lost', { isWindowOnly: true });
  await lift();
  await refuse(path, 'TOKEN_EXPIRED');
  await primaryOf(main).first().click();
  await main.getByRole('status').getByRole('link').waitFor();
  await shoot('perhaps', { isWindowOnly: true });
}

/** A logout without network. */
async function logOutWithoutNetwork(walker: Walker): Promise<void> {
  const { page, context, goto, shoot, t } = walker;
  await goto('/account');
  await page.locator('#main input[name="firstName"]').waitFor();
  await context.setOffline(true);
  await page
    .getByRole('button', { name: t('layout:logout') })
    .filter({ visible: true })
    .first()
    .click();
  await page.locator('#main input[name="firstName"]').waitFor({ state: 'detached' });
  await shoot('away', { isWindowOnly: true });
}

export const LOGIN_WALKS: readonly Walk[] = [
  { flow: 'login', person: 'nobody', run: logIn },
  { flow: 'reset-lost', person: 'nobody', run: passwordIsPerhapsSet },
  { flow: 'logout-offline', person: 'newcomer', run: logOutWithoutNetwork },
];
