import { html, htmlDocument, type Html } from '@/backend/api/http/pages/html';
import { readTexts } from '@/backend/site-texts';
import { type Locale, LOCALES } from '@/lib/config/locales';
import type en from './texts/en.json';

type CardFormTexts = typeof en;

/** The form is a document of the gateway, so it has its own texts. */
export const CARD_FORM_TEXTS = readTexts<CardFormTexts>(import.meta.url);

interface CardForm {
  locale: Locale;
  theme: 'surface' | 'paper' | 'sunken';
  /** Origin of the page that embeds the form. */
  parent: string;
}

const SHOWN: { number: string; outcome: 'pays' | 'asks' | 'declines' | 'fraud' | 'threeDSecure' }[] = [
  { number: '4111 1111 1111 1111', outcome: 'pays' },
  { number: '5555 5555 5555 4444', outcome: 'pays' },
  { number: '4000 0000 0000 1091', outcome: 'asks' },
  { number: '4000 1111 1111 1115', outcome: 'declines' },
  { number: '4000 1111 1111 1511', outcome: 'fraud' },
  { number: '4000 0000 0000 1109', outcome: 'threeDSecure' },
];

/** Of every document of the gateway. */
export const GATEWAY_HEAD = html`<meta name="referrer" content="no-referrer" /> <link rel="stylesheet" href="/gateway/card-form.css" />`;

/** A complete document of the gateway's origin, with its script and styles. */
export function cardFormPage({ locale, theme, parent }: CardForm): string {
  const t = CARD_FORM_TEXTS[locale];
  return htmlDocument(
    {
      lang: LOCALES[locale].htmlLang,
      title: t.title,
      theme,
      head: html`${GATEWAY_HEAD}
        <script src="/gateway/card-form.js" defer></script>`,
    },
    html`<div class="page">
      <h1>${t.title}</h1>
      <div class="notice">
        <strong>${t.noticeTitle}</strong>
        <p>${t.notice}</p>
      </div>
      <form id="card" novalidate data-parent="${parent}" data-errors="${JSON.stringify(t.errors)}">
        ${field('number', t.number, { autocomplete: 'cc-number', inputmode: 'numeric', maxlength: '40' })}
        <div class="row">
          ${field('expiry', t.expiry, { autocomplete: 'cc-exp', inputmode: 'numeric', maxlength: '20', hint: t.expiryHint })}
          ${field('cvc', t.cvc, { autocomplete: 'cc-csc', inputmode: 'numeric', maxlength: '10' })}
        </div>
        ${field('name', t.name, { autocomplete: 'cc-name', inputmode: 'text', maxlength: '120' })}
        <button class="enter" type="submit" tabindex="-1" aria-hidden="true"></button>
      </form>
      <section id="bank" class="notice" aria-labelledby="bank-title" tabindex="-1" hidden>
        <strong id="bank-title">${t.bank.title}</strong>
        <p>${t.bank.body}</p>
        <div class="answers">
          <button type="button" data-answer="confirm">${t.bank.confirm}</button>
          <button type="button" data-answer="refuse">${t.bank.refuse}</button>
          <button type="button" data-answer="leave">${t.bank.leave}</button>
        </div>
      </section>
      <p id="problem" class="problem" role="alert" hidden></p>
      <details id="numbers">
        <summary>${t.testCards}</summary>
        <ul>
          ${SHOWN.map((shown) => testCard(shown, t))}
        </ul>
      </details>
    </div>`,
  );
}

function field(
  name: string,
  label: string,
  { autocomplete, inputmode, maxlength, hint }: { autocomplete: string; inputmode: string; maxlength: string; hint?: string },
): Html {
  const described = hint ? `${name}-error ${name}-hint` : `${name}-error`;
  return html`<div class="field">
    <label for="${name}">${label}${hint ? html` <span id="${name}-hint">${hint}</span>` : html``}</label>
    <input
      id="${name}"
      name="${name}"
      type="text"
      autocomplete="${autocomplete}"
      inputmode="${inputmode}"
      maxlength="${maxlength}"
      aria-required="true"
      aria-describedby="${described}"
      spellcheck="false"
    />
    <p class="error" id="${name}-error"></p>
  </div>`;
}

function testCard({ number, outcome }: (typeof SHOWN)[number], t: CardFormTexts): Html {
  return html`<li>
    <code>${number}</code><span>${t[outcome]}</span
    ><button type="button" data-number="${number}" aria-label="${t.use} ${number}">${t.use}</button>
  </li>`;
}
