const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Markup that is safe to insert unescaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = string | number | Html | readonly Html[];

function render(value: Value): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(render).join('');
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** A template whose values are escaped unless they are `Html`. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.reduce((text, part, index) => text + render(values[index - 1] ?? '') + part));
}

/** A page of the backend for its operator; no script, styles from `/backend.css`. */
export function page(title: string, body: Html): string {
  return frame(
    'en',
    title,
    html`<header><a href="/">Reference backend</a></header>
      <main>
        <h1>${title}</h1>
        ${body}
      </main>`,
  );
}

/** The same for readers who follow a link in a mail: in their language, without operator information. */
export function visitorPage(lang: string, title: string, body: Html): string {
  return frame(
    lang,
    title,
    html`<main>
      <h1>${title}</h1>
      ${body}
    </main>`,
  );
}

const frame = (lang: string, title: string, body: Html): string =>
  htmlDocument({ lang, title, head: html`<link rel="stylesheet" href="/backend.css" />` }, body);

interface DocumentHead {
  lang: string;
  title: string;
  /** Styles and scripts. */
  head: Html;
  theme?: string;
}

/** A whole document that no search engine lists. */
export const htmlDocument = ({ lang, title, head, theme = '' }: DocumentHead, body: Html): string =>
  html`<!doctype html>
    <html ${theme ? html`lang="${lang}" data-theme="${theme}"` : html`lang="${lang}"`}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${head}
      </head>
      <body>
        ${body}
      </body>
    </html> `.text;
