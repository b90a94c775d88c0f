import * as z from 'zod/mini';
import { html } from '@/backend/api/http/pages/html';
import type { BackendContext } from '@/backend/context';
import { WALLET_NAMES, WALLETS, type WalletName } from '@/lib/config/env';
import { LOCALES } from '@/lib/config/locales';
import { currency, locale } from '@/lib/contract/primitives';
import { formatMoney } from '@/lib/money';
import { CARD_FORM_TEXTS } from '@/backend/twins/gateway/card-form/card-form-page';
import { issueNonce } from '@/backend/twins/gateway/embedded-gateway';

/** The card in each twin's wallet. */
const CARDS: Record<WalletName, { brand: string; last4: string }> = {
  'apple-pay': { brand: 'Visa', last4: '1881' },
  'google-pay': { brand: 'Mastercard', last4: '4444' },
};
const EXPIRY = '12/34';

/** `parent` is the origin of the page that asks; `amount` in minor units. */
export const walletQuery = z.object({
  parent: z.string(),
  wallet: z.enum(WALLETS),
  amount: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
  currency,
  locale: z._default(locale, 'en'),
});

/** What its owner decided. */
export const walletAnswer = z.strictObject({ wallet: z.enum(WALLETS), isGood: z.boolean() });

/** The sheet of a wallet as a document of the gateway; the page that asks gets a nonce, as from Apple's or Google's own. */
export function walletPage(asked: z.infer<typeof walletQuery>): string {
  const t = CARD_FORM_TEXTS[asked.locale];
  const { brand, last4 } = CARDS[asked.wallet];
  const { htmlLang } = LOCALES[asked.locale];
  return html`<!doctype html>
    <html lang="${htmlLang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>${WALLET_NAMES[asked.wallet]}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/gateway/card-form.css" />
        <script src="/gateway/wallet.js" defer></script>
      </head>
      <body>
        <main class="page sheet" data-parent="${asked.parent}" data-wallet="${asked.wallet}">
          <strong class="wallet">${WALLET_NAMES[asked.wallet]}</strong>
          <p>${t.wallet.card.replace('{{card}}', `${brand} •••• ${last4}`)}</p>
          <p class="sum">${formatMoney({ amount: asked.amount, currency: asked.currency }, htmlLang, { cents: 'always' })}</p>
          <div class="notice">
            <strong>${t.noticeTitle}</strong>
            <p>${t.wallet.notice}</p>
          </div>
          <div class="answers">
            <button type="button" data-answer="confirm" autofocus>${t.wallet.pay}</button>
            <button type="button" data-answer="decline">${t.wallet.decline}</button>
            <button type="button" data-answer="fail">${t.wallet.fail}</button>
            <button type="button" data-answer="leave">${t.wallet.leave}</button>
          </div>
        </main>
      </body>
    </html> `.text;
}

/** The nonce of the wallet's card. */
export async function payByWallet(
  { wallet, isGood }: z.infer<typeof walletAnswer>,
  { database: { orm }, clock }: Pick<BackendContext, 'database' | 'clock'>,
) {
  const { brand, last4 } = CARDS[wallet];
  const card = { brand: `${brand} (${WALLET_NAMES[wallet]})`, last4, expiry: EXPIRY };
  return { card, nonce: await issueNonce(orm, { ...card, behaviour: isGood ? 'valid' : 'declined', token: null }, clock()) };
}
