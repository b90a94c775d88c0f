import { html, type Html } from '@/backend/api/http/pages/html';
import { LOCALES, type Locale } from '@/lib/config/locales';
import { publicEnv } from '@/lib/config/env';
import type { Block, Inline, Row } from './letter';

/** The site's colours (`components/ui/theme/tokens.ts`): many mail programs know neither variables nor style sheets, so they are set inline. */
const LIGHT = { page: '#f4efe6', sheet: '#ffffff', ink: '#221e1c', muted: '#6a625b', line: '#e2d8cb', sunken: '#fbf8f4', red: '#b81f2d' };
const DARK = { page: '#171514', sheet: '#221f1d', ink: '#f3eee7', muted: '#b9aea3', line: '#423c37', sunken: '#2b2724', red: '#ff9a91' };

const SANS = "Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial";
const HAN = {
  latin: '',
  traditional: ", 'PingFang HK', 'Noto Sans HK', 'Microsoft JhengHei'",
  simplified: ", 'PingFang SC', 'Noto Sans SC', 'Microsoft YaHei'",
};
const SERIF = "Newsreader, Georgia, 'Times New Roman', serif";

/** For mail programs that follow the system's colours; the classes exist for nothing else. */
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: ${DARK.page} !important; }
  .sheet { background: ${DARK.sheet} !important; border-color: ${DARK.line} !important; }
  .ink { color: ${DARK.ink} !important; }
  .muted { color: ${DARK.muted} !important; }
  .line { border-color: ${DARK.line} !important; }
  .sunken { background: ${DARK.sunken} !important; border-color: ${DARK.line} !important; }
  .link { color: ${DARK.red} !important; }
}
@media (max-width: 480px) {
  .inside { padding: 24px 20px 28px !important; }
  .under { padding: 20px 20px 0 !important; }
}`;

/** Pushes the body's text out of the preview, which would be filled up with it. */
const FILLER = '\u034f\u00a0'.repeat(60);

interface Parts {
  locale: Locale;
  lang: string;
  subject: string;
  /** Shown beside the subject in a list of mails. */
  preview: string;
  blocks: readonly Block[];
}

/** One column of tables: what every mail program sets alike; Outlook reads the width, not the largest one. All values are escaped. */
export function letterHtml({ locale, lang, subject, preview, blocks }: Parts): string {
  const { script } = LOCALES[locale];
  const family = `${SANS}${HAN[script]}, sans-serif`;
  const heading = script === 'latin' ? SERIF : family;
  // Balanced lines of Chinese part a word.
  const balance = script === 'latin' ? ';text-wrap:balance' : '';
  const body = `font-family:${family};font-size:16px;line-height:${script === 'latin' ? '1.55' : '1.75'};color:${LIGHT.ink}`;
  const isSmall = ({ kind }: Block) => kind === 'small';
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${subject}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body class="page" style="margin:0;padding:0;background:${LIGHT.page}">
        <div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}${FILLER}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:${LIGHT.page}">
          <tr>
            <td align="center" style="padding:24px 12px 40px">
              <table
                role="presentation"
                width="600"
                cellpadding="0"
                cellspacing="0"
                class="sheet"
                style="width:100%;max-width:600px;background:${LIGHT.sheet};border:1px solid ${LIGHT.line};border-radius:8px"
              >
                <tr>
                  <td class="inside" align="left" style="padding:32px 40px 36px;${body}">
                    <p
                      class="ink"
                      translate="no"
                      style="margin:0;font-size:20px;font-weight:600;letter-spacing:-0.02em;line-height:1;color:${LIGHT.ink}"
                    >
                      ${publicEnv.brand}
                    </p>
                    <div style="width:32px;height:3px;margin:14px 0 28px;background:${LIGHT.red};font-size:0;line-height:0">&nbsp;</div>
                    <h1
                      class="ink"
                      style="margin:0 0 20px;font-family:${heading};font-size:26px;font-weight:500;line-height:1.25;color:${LIGHT.ink};overflow-wrap:anywhere${balance}"
                    >
                      ${whole(subject)}
                    </h1>
                    ${blocks.filter((block) => !isSmall(block)).map(blockHtml)}
                  </td>
                </tr>
              </table>
              <table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px">
                <tr>
                  <td class="under" align="left" style="padding:20px 40px 0;${body}">${blocks.filter(isSmall).map(blockHtml)}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text.replace(/\n\s+/g, '\n');
}

function blockHtml(block: Block): Html {
  switch (block.kind) {
    case 'facts':
      return html`<table
        cellpadding="0"
        cellspacing="0"
        width="100%"
        class="line"
        style="margin:4px 0 24px;border-collapse:collapse;border-top:1px solid ${LIGHT.line}"
      >
        ${block.rows.map(rowHtml)}
      </table>`;
    case 'button':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:4px 0 24px">
        <tr>
          <td style="border-radius:4px;background:${LIGHT.red}">
            <a
              href="${block.url}"
              style="display:inline-block;padding:13px 24px;font-weight:600;line-height:1.3;color:#ffffff;text-decoration:none"
              >${block.words}</a
            >
          </td>
        </tr>
      </table>`;
    case 'code':
      return html`<p
        class="ink sunken"
        translate="no"
        style="margin:0 0 20px;padding:14px 18px;border:1px solid ${LIGHT.line};border-radius:4px;background:${LIGHT.sunken};font-family:ui-monospace,Menlo,Consolas,monospace;font-size:16px;letter-spacing:0.02em;color:${LIGHT.ink};overflow-wrap:anywhere"
      >
        ${block.text}
      </p>`;
    case 'quote':
      return html`<blockquote
        class="ink line"
        dir="auto"
        style="margin:0 0 20px;padding:2px 0 2px 16px;border-left:3px solid ${LIGHT.line};color:${LIGHT.ink};overflow-wrap:anywhere"
      >
        ${lines(block.text)}
      </blockquote>`;
    case 'small':
      return html`<p class="muted" style="margin:0 0 8px;font-size:13px;line-height:1.6;color:${LIGHT.muted}">
        ${block.parts.map(inlineHtml)}
      </p>`;
    case 'signature':
      return html`<p class="ink" style="margin:28px 0 0;color:${LIGHT.ink}">${block.parts.map(inlineHtml)}</p>`;
    case 'words':
      return html`<p class="ink" style="margin:0 0 16px;color:${LIGHT.ink};overflow-wrap:anywhere">${block.parts.map(inlineHtml)}</p>`;
  }
}

function rowHtml({ label, value }: Row): Html {
  const cell = `border-bottom:1px solid ${LIGHT.line};vertical-align:top;font-size:15px;line-height:1.5`;
  if (label === '') {
    return html`<tr>
      <th class="ink line" colspan="2" align="left" scope="rowgroup" style="padding:16px 0 8px;${cell};font-weight:600;color:${LIGHT.ink}">
        ${value}
      </th>
    </tr>`;
  }
  return html`<tr>
    <th class="muted line" align="left" scope="row" width="36%" style="padding:9px 12px 9px 0;${cell};font-weight:400;color:${LIGHT.muted}">
      ${label}
    </th>
    <td class="ink line" align="left" style="padding:9px 0;${cell};color:${LIGHT.ink};overflow-wrap:anywhere">${lines(value)}</td>
  </tr>`;
}

/** Numbers of documents, Singapore’s unit numbers and Chinese dates, not to be parted at their hyphens and between their characters. */
const WHOLE = /((?:[A-Z]{1,3}-)?(?:HK|SG)-\w+(?:-\w+)?|#\d+-\d+|\d{4}年\d{1,2}月\d{1,2}日(?:星期.)?)/;

const whole = (text: string): Html[] =>
  text.split(WHOLE).map((part, index) => (index % 2 === 0 ? html`${part}` : html`<span style="white-space:nowrap">${part}</span>`));

const lines = (text: string): Html[] =>
  text.split('\n').map((line, index) => (index === 0 ? html`${whole(line)}` : html`<br />${whole(line)}`));

const inlineHtml = (part: Inline): Html =>
  typeof part === 'string'
    ? html`${lines(part)}`
    : html`<a class="link" href="${part.url}" style="color:${LIGHT.red};text-decoration:underline">${part.words}</a>`;
