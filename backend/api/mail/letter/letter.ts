import type { MailAttachment } from '@/backend/api/db/schema/mail';
import { siteLink } from '@/backend/api/identity/site-link';
import type { BackendEnv } from '@/backend/config/env';
import { readTexts } from '@/backend/site-texts';
import { publicEnv } from '@/lib/config/env';
import { LOCALES, type Locale } from '@/lib/config/locales';
import { ROUTES } from '@/lib/config/routes';
import { oneLine } from '@/lib/text/normalise-unicode';
import { letterHtml } from './letter-html';
import type en from './texts/en.json';

type Frame = typeof en;
/** A labelled value in the table of facts. */
export type FactName = keyof Frame['facts'];
/** Why somebody gets a mail: its last line. */
type Why = keyof Frame['why'];

/** What all mails share: greeting, signature, how to reach us, and the labels of facts. */
export const LETTER_TEXTS = readTexts<Frame>(import.meta.url);

/**
 * A mail's own text. Paragraphs are separated by an empty line; one that is just a place is set in its own way: `{{facts}}` the table,
 * `{{link}}` a button with `action` on it, `{{code}}` large, `{{quote}}` as somebody's own words. `[words](place)` is a link.
 */
export interface LetterText {
  subject: string;
  body: string;
  action?: string;
}

/** Without a `why` it is for the team: no greeting and no signature. */
export interface LetterKind {
  why: Why | null;
  facts: readonly FactName[];
}

export interface LetterContent {
  locale: Locale;
  /** By place or fact. A fact without a value is left out. */
  values: Readonly<Record<string, string>>;
  /** Pieces with facts of their own, above those of the whole. */
  pieces?: readonly { name: string; facts: readonly Fact[] }[];
}

export type Fact = readonly [name: FactName, value: string];
export interface Row {
  /** Empty: the row is a heading. */
  label: string;
  value: string;
}
export type Inline = string | { words: string; url: string };
export type Block =
  | { kind: 'words' | 'signature' | 'small'; parts: readonly Inline[] }
  | { kind: 'facts'; rows: readonly Row[] }
  | { kind: 'button'; words: string; url: string }
  | { kind: 'code' | 'quote'; text: string };

export interface Letter {
  subject: string;
  body: string;
  html: string;
  attachments?: readonly MailAttachment[];
}

/** With the spaces that our Chinese texts put around a value in case it is Latin. */
const PLACE = /((?<=\p{Script=Han}) )?\{\{(\w+)\}\}( (?=\p{Script=Han}))?/gu;
const HAN = /\p{Script=Han}/u;
/** 2026年12月11日 is written like a word, though it begins with a figure. */
const HAN_DATE = /^\d+[年月]/;
const ONLY_A_PLACE = /^\{\{(facts|link|code|quote)\}\}$/;
const LINK = /\[([^[\]]+)\]\((\w+)\)/;

/** A mail as text and as HTML. A place without a value is a defect and throws. */
export function writeLetter(
  env: Pick<BackendEnv, 'siteUrls'>,
  text: LetterText,
  { why, facts }: LetterKind,
  { locale, values, pieces = [] }: LetterContent,
): Letter {
  const frame = LETTER_TEXTS[locale];
  const known: Record<string, string> = {
    ...values,
    brand: publicEnv.brand,
    contact: siteLink(env, locale, ROUTES.contactUs.path),
    settings: siteLink(env, locale, `${ROUTES.account.path}#notifications`),
  };
  const valueOf = (name: string): string => {
    const value = known[name];
    if (value === undefined) throw new Error(`A mail needs a value for ${name}`);
    return value;
  };
  const fill = (words: string) =>
    words.replace(PLACE, (_place, before = '', name: string, after = '') => {
      const value = valueOf(name);
      return `${HAN.test(value.slice(0, 1)) || HAN_DATE.test(value) ? '' : before}${value}${HAN.test(value.slice(-1)) ? '' : after}`;
    });
  const rowOf = ([name, value]: Fact): Row => ({ label: frame.facts[name], value });
  const rows: Row[] = [
    // One piece needs no heading: it is named in the text.
    ...pieces.flatMap(({ name, facts: own }) =>
      own.length === 0 ? [] : [...(pieces.length > 1 ? [{ label: '', value: name }] : []), ...own.map(rowOf)],
    ),
    ...facts.flatMap((name): Row[] => (known[name] ? [rowOf([name, known[name]])] : [])),
  ];
  const blocksOf = (body: string, kind: 'words' | 'signature' | 'small'): Block[] =>
    body.split('\n\n').flatMap((paragraph): Block[] => {
      switch (ONLY_A_PLACE.exec(paragraph)?.[1]) {
        case 'facts':
          return rows.length > 0 ? [{ kind: 'facts', rows }] : [];
        case 'link':
          return [{ kind: 'button', words: fill(text.action ?? ''), url: valueOf('link') }];
        case 'code':
          return [{ kind: 'code', text: valueOf('code') }];
        case 'quote':
          return values.quote ? [{ kind: 'quote', text: values.quote }] : [];
        default:
          return [{ kind, parts: inlinesOf(paragraph, fill, valueOf) }];
      }
    });
  const content = blocksOf(text.body, 'words');
  const subject = oneLine(fill(text.subject));
  const hello = fill(values.firstName ? frame.helloNamed : frame.hello);
  const blocks: Block[] =
    why === null
      ? content
      : [
          { kind: 'words', parts: [hello] },
          ...content,
          ...blocksOf(frame.signature, 'signature'),
          ...blocksOf(`${frame.contact}\n\n${frame.why[why]}`, 'small'),
        ];
  const preview = content.map((block) => (block.kind === 'words' ? wordsOf(block.parts) : '')).find((words) => words !== '') ?? '';
  return {
    subject,
    body: blocks.map((block, position) => textOf(block, frame, isAnnounced(blocks[position - 1]))).join('\n\n'),
    html: letterHtml({ locale, lang: LOCALES[locale].htmlLang, subject, preview, blocks }),
  };
}

/** Links are found in our text before values are filled in, so that a value is never read as one. */
function inlinesOf(text: string, fill: (words: string) => string, valueOf: (name: string) => string): Inline[] {
  const found = LINK.exec(text);
  if (!found) return text === '' ? [] : [fill(text)];
  const [whole, words = '', place = ''] = found;
  return [
    ...(found.index > 0 ? [fill(text.slice(0, found.index))] : []),
    { words: fill(words), url: valueOf(place) },
    ...inlinesOf(text.slice(found.index + whole.length), fill, valueOf),
  ];
}

const wordsOf = (parts: readonly Inline[]): string => parts.map((part) => (typeof part === 'string' ? part : part.words)).join('');

/** `Date: 21 November 2026`, with the colon of the script. */
const labelled = ({ row }: Pick<Frame, 'row'>, label: string, value: string): string =>
  row.replace('{{label}}', () => label).replace('{{value}}', () => value);

/** The sentence before has said where the link leads: its button's words would say it twice. */
const isAnnounced = (block: Block | undefined): boolean => block?.kind === 'words' && /[:：]$/.test(wordsOf(block.parts));

/** Web addresses in running text are set in angle brackets (RFC 3986, appendix C), so that the full stop is not taken as a part. */
function textOf(block: Block, frame: Frame, isSaid: boolean): string {
  switch (block.kind) {
    case 'facts':
      return block.rows.map(({ label, value }) => (label === '' ? value : labelled(frame, label, value))).join('\n');
    case 'button':
      return isSaid ? block.url : `${labelled(frame, block.words, '').trimEnd()}\n${block.url}`;
    case 'code':
      return block.text;
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
    default:
      return block.parts.map((part) => (typeof part === 'string' ? part : `${part.words} <${part.url}>`)).join('');
  }
}
