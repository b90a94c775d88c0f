import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { html, htmlDocument } from '@/backend/api/http/pages/html';
import type { BackendContext } from '@/backend/context';
import { refused } from '@/backend/api/http/answer';
import { sendRefusal } from '@/backend/api/http/send';
import { WALLET_NAMES, WALLETS, type WalletName } from '@/lib/config/env';
import { LOCALES } from '@/lib/config/locales';
import { locale, currency } from '@/lib/contract/primitives';
import { formatMoney } from '@/lib/money';
import { cardFormPage, CARD_FORM_TEXTS, GATEWAY_HEAD } from './card-form-page';
import { answerChallenge, issueNonce } from '@/backend/twins/gateway/embedded-gateway';
import { challengeAnswer, checkCard, tokenise, typedCard } from './tokenise';

const ASKED_A_MINUTE = 60;

/** `parent` is the origin of the embedding page, `theme` its colour scheme. */
const cardFormQuery = z.object({
  parent: z.string(),
  locale: z._default(locale, 'en'),
  theme: z._default(z.enum(['surface', 'paper', 'sunken']), 'surface'),
});

/** The card form of the embedded gateway and its wallets, with their assets and calls; only the sites may frame it. */
export async function registerCardForm(app: FastifyInstance, context: BackendContext): Promise<void> {
  const { env } = context;
  const origins = [...new Set(Object.values(env.siteUrls).map((url) => new URL(url).origin))];
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins.join(' ')}`,
  ].join('; ');
  const asset = (name: string) => readFile(new URL(`./${name}`, import.meta.url));
  const [css, script, walletScript, font] = await Promise.all([
    asset('card-form.css'),
    asset('card-form.js'),
    asset('../wallet/wallet.js'),
    readFont(),
  ]);
  const file = (reply: FastifyReply, type: string, content: Buffer) =>
    reply.type(type).header('cache-control', 'max-age=300').send(content);

  const framed = <Query extends { parent: string }>(path: string, schema: z.ZodMiniType<Query>, draw: (query: Query) => string) =>
    app.get(path, async (request, reply) => {
      const query = z.safeParse(schema, request.query);
      if (!query.success || !origins.includes(query.data.parent)) {
        return sendRefusal(reply, refused('FORBIDDEN', 'This can only be used in a page of the sites.'));
      }
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', policy)
        .removeHeader('x-frame-options') // X-Frame-Options knows no list of origins; the CSP above decides
        .send(draw(query.data));
    });
  framed('/gateway/card-form', cardFormQuery, cardFormPage);
  framed('/gateway/wallet', walletQuery, walletPage);
  app.get('/gateway/card-form.css', async (_request, reply) => file(reply, 'text/css; charset=utf-8', css));
  app.get('/gateway/card-form.js', async (_request, reply) => file(reply, 'text/javascript; charset=utf-8', script));
  app.get('/gateway/wallet.js', async (_request, reply) => file(reply, 'text/javascript; charset=utf-8', walletScript));
  app.get('/gateway/card-form.woff2', async (_request, reply) => file(reply, 'font/woff2', font));

  const answer = <Body>(path: string, body: z.ZodMiniType<Body>, about: (sent: Body) => Promise<object>) =>
    app.post(
      path,
      { config: { rateLimit: { max: Math.ceil(ASKED_A_MINUTE * env.rateLimitFactor), timeWindow: '1 minute' } } },
      async (request, reply) => {
        // Otherwise a page of another origin could try card numbers through a visitor's browser.
        const { 'sec-fetch-site': site } = request.headers;
        const sent = z.safeParse(body, request.body);
        if (!sent.success || (site !== undefined && site !== 'same-origin')) {
          return sendRefusal(reply, refused('BAD_REQUEST', 'The request cannot be read.'));
        }
        return reply.header('cache-control', 'no-store').send(await about(sent.data));
      },
    );
  answer('/gateway/tokenise', typedCard, (card) => tokenise(card, context));
  answer('/gateway/challenge', challengeAnswer, async ({ nonce, isConfirmed }) => ({
    isTaken: await answerChallenge(context.database.orm, nonce, isConfirmed, context.clock()),
  }));
  answer('/gateway/wallet', walletAnswer, (sent) => payByWallet(sent, context));
  answer('/gateway/check', typedCard, async (card) => ({ problems: checkCard(card, context.clock()) }));
}

/** The site's font. */
async function readFont(): Promise<Buffer> {
  return readFile(createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'));
}

/** The card in each twin's wallet. */
const CARDS: Record<WalletName, { brand: string; last4: string }> = {
  'apple-pay': { brand: 'Visa', last4: '1881' },
  'google-pay': { brand: 'Mastercard', last4: '4444' },
};
const EXPIRY = '12/34';

/** `parent` is the origin of the page that asks; `amount` in minor units. */
const walletQuery = z.object({
  parent: z.string(),
  wallet: z.enum(WALLETS),
  amount: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
  currency,
  locale: z._default(locale, 'en'),
});

/** What its owner decided. */
const walletAnswer = z.strictObject({ wallet: z.enum(WALLETS), isGood: z.boolean() });

/** The sheet of a wallet as a document of the gateway; the page that asks gets a nonce, as from Apple's or Google's own. */
function walletPage(asked: z.infer<typeof walletQuery>): string {
  const t = CARD_FORM_TEXTS[asked.locale];
  const { brand, last4 } = CARDS[asked.wallet];
  const { htmlLang } = LOCALES[asked.locale];
  return htmlDocument(
    {
      lang: htmlLang,
      title: WALLET_NAMES[asked.wallet],
      head: html`${GATEWAY_HEAD}
        <script src="/gateway/wallet.js" defer></script>`,
    },
    html`<main class="page sheet" data-parent="${asked.parent}" data-wallet="${asked.wallet}">
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
    </main>`,
  );
}

/** The nonce of the wallet's card. */
async function payByWallet(
  { wallet, isGood }: z.infer<typeof walletAnswer>,
  { database: { orm }, clock }: Pick<BackendContext, 'database' | 'clock'>,
) {
  const { brand, last4 } = CARDS[wallet];
  const card = { brand: `${brand} (${WALLET_NAMES[wallet]})`, last4, expiry: EXPIRY };
  return { card, nonce: await issueNonce(orm, { ...card, behaviour: isGood ? 'valid' : 'declined', token: null }, clock()) };
}
