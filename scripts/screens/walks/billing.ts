import * as z from 'zod/mini';
import { CALLS } from '@/lib/contract/calls';
import { ACCESS_TOKEN_COOKIE } from '@/lib/browser/access-token-cookie';
import type { Walk, Walker } from '../walker';
import { CARD_REFUSALS, CARDS, fillCard, loseAnswer, pathOf, payOf, pressPay, refusePayments, stateOf, UNKNOWN_AFTER_MS } from './parts';

async function invoicesOf({ page, context, apiUrl }: Walker) {
  const token = (await context.cookies()).find(({ name }) => name === ACCESS_TOKEN_COOKIE)?.value ?? '';
  const answer = await page.request.get(`${apiUrl}${pathOf('invoices')}?page=1&take=100`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return z.parse(CALLS.invoices.data, await answer.json());
}

async function payBills(walker: Walker): Promise<void> {
  const { page, goto, shoot, hang, t } = walker;
  const { data: invoices } = await invoicesOf(walker);
  const due = invoices.find(({ status }) => status === 'due' || status === 'overdue');
  const paid = invoices.find(({ status }) => status === 'paid');
  await goto('/billings');
  await page.locator('#main table, #main ul').first().waitFor();
  await shoot('list');
  await page
    .locator('#main button')
    .filter({ hasText: t('billing:term.end') })
    .first()
    .click({ timeout: 4000 })
    .then(
      async () => {
        await page.locator('dialog[open]').waitFor();
        await shoot('early-exit', { isWindowOnly: true });
      },
      () => undefined,
    );
  await goto('/billings?status=paid&from=2020-01&to=2020-12');
  await shoot('list-no-match');
  await goto(`/billings/${paid?.id}`);
  await page.locator('#main table, #main dl').first().waitFor();
  await shoot('receipt');
  if (due) {
    await goto(`/billings/${due.id}`);
    await payOf(page).waitFor();
    await shoot('due');
    await page.locator('input[name="payment-card"][value="new"]').check({ force: true });
    await refusePayments(walker, pathOf('payInvoice').replace(':invoiceId', due.id));
    // Not restored: a successful payment would leave no open invoice for later walks.
    await hang(pathOf('payInvoice').replace(':invoiceId', due.id));
    await fillCard(page);
    await payOf(page).press('Enter');
    await shoot('paying');
  }
  await goto('/billings/no-such');
  await page.waitForTimeout(1500);
  await shoot('missing');
}

/** Opens the amount due and chooses another card. @returns the path of the paying call */
async function openDueBill(walker: Walker): Promise<string> {
  const { page, goto } = walker;
  const { data: invoices } = await invoicesOf(walker);
  const due = invoices.find(({ status }) => status === 'due' || status === 'overdue');
  if (!due) throw new Error('Nothing is due');
  await goto(`/billings/${due.id}`);
  await payOf(page).waitFor();
  await page.locator('input[name="payment-card"][value="new"]').check({ force: true });
  return pathOf('payInvoice').replace(':invoiceId', due.id);
}

/** The answer to a payment is lost: the invoice is loaded again and decides. */
async function billIsLost(walker: Walker): Promise<void> {
  await loseAnswer(walker, await openDueBill(walker));
}

/** Another device is paying the same invoice. */
async function billIsPaidElsewhere(walker: Walker): Promise<void> {
  const { page, shoot, refuse } = walker;
  await refuse(await openDueBill(walker), 'IN_PROGRESS');
  await pressPay(page);
  await page.locator('form[data-covers="help"] [role="alert"]').waitFor({ timeout: UNKNOWN_AFTER_MS });
  await shoot('elsewhere');
}

async function manageCards(walker: Walker): Promise<void> {
  const { page, goto, shoot, refuse, lose, t } = walker;
  await goto('/payment-method');
  await page
    .locator('#main ul button')
    .filter({ hasText: t('billing:cards.remove') })
    .first()
    .waitFor();
  await shoot('list');
  await page
    .locator('#main ul button')
    .filter({ hasText: t('billing:cards.remove') })
    .last()
    .click();
  await page.locator('dialog[open]').waitFor();
  const lift = await refuse('/**/payment-methods/**', 'LAST_CARD_IN_USE');
  await shoot('remove', { isWindowOnly: true });
  await page.locator('dialog[open] button[data-variant="primary"]').click();
  await page.locator('dialog[open] [role="alert"]').waitFor();
  await shoot('last-in-use', { isWindowOnly: true });
  await lift();
  await page.keyboard.press('Escape');
  await fillCard(page, CARDS.declined);
  await shoot('add');
  const alert = page.locator('#main form [role="alert"]');
  const add = async () => {
    await fillCard(page);
    // By keyboard: a click after scrolling may still land in the card form's frame.
    await page.locator('#main form button[type="submit"]').last().press('Enter');
    await alert.waitFor();
  };
  for (const code of CARD_REFUSALS) {
    const liftAdd = await refuse(pathOf('addPaymentMethod'), code);
    await add();
    await shoot(`add-${stateOf(code)}`);
    await liftAdd();
  }
  const liftLost = await lose(pathOf('addPaymentMethod'));
  await add();
  await shoot('add-lost');
  await liftLost();
}

export const BILLING_WALKS: readonly Walk[] = [
  { flow: 'billing', person: 'customer', run: payBills },
  { flow: 'billing-lost', person: 'customer', run: billIsLost },
  { flow: 'billing-elsewhere', person: 'customer', run: billIsPaidElsewhere },
  { flow: 'cards', person: 'customer', isTall: true, run: manageCards },
];
