import type { BackendEnv } from '@/backend/config/env';
import { html, visitorPage, type Html } from '@/backend/api/http/pages/html';
import { siteLink } from '@/backend/api/identity/site-link';
import { readTexts } from '@/backend/read-texts';
import { LOCALES, type Locale } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import type { Subscriber } from './unsubscribe-link';
import type en from './texts/en.json';

export const UNSUBSCRIBE_TEXTS = readTexts<typeof en>(import.meta.url);

type Sites = Pick<BackendEnv, 'siteUrls'>;

export function askPage(env: Sites, { email, locale }: Subscriber): string {
  const texts = UNSUBSCRIBE_TEXTS[locale];
  // Without an action a form posts to its own address, which holds the token.
  return show(
    env,
    locale,
    texts.ask.title,
    html`<p>${withAddress(texts.ask.text, email)}</p>
      <form method="post" class="buttons"><button>${texts.ask.button}</button></form>`,
  );
}

/** The same for an address that had unsubscribed before, so that a second press is no error. */
export function donePage(env: Sites, { email, locale }: Subscriber): string {
  const { done } = UNSUBSCRIBE_TEXTS[locale];
  return show(env, locale, done.title, html`<p>${withAddress(done.text, email)}</p>`);
}

export function wrongLinkPage(env: Sites, locale: Locale): string {
  const { wrong } = UNSUBSCRIBE_TEXTS[locale];
  return show(env, locale, wrong.title, html`<p>${wrong.text}</p>`);
}

const show = (env: Sites, locale: Locale, title: string, body: Html): string =>
  visitorPage(
    LOCALES[locale].htmlLang,
    title,
    html`${body}
      <p><a href="${siteLink(env, locale, ROUTES.contactUs.path)}">${UNSUBSCRIBE_TEXTS[locale].contact}</a></p>`,
  );

/** Allows a long address to wrap in a narrow window. */
function withAddress(text: string, email: string): Html {
  const [before = '', after = ''] = text.split('{{email}}');
  return html`${before}<strong class="address">${email}</strong>${after}`;
}
