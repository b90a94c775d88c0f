import { readFileSync } from 'node:fs';
import { and, asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Orm } from '@/backend/api/db/database';
import { cmsDocuments } from '@/backend/api/db/schema/cms';
import type { User } from '@/backend/api/db/schema/users';
import { readTexts } from '@/backend/site-texts';
import { publicEnv } from '@/lib/config/env';
import { type Locale, LOCALE_CODES, LOCALES, localeOfScript } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import { contactPage, type ContactPage } from '@/lib/contract/content/contact-page';
import type { ChatCard, ChatMessage } from '@/lib/domain/chat/message';
import type { IndexedAnswer } from '@/lib/domain/content/answer-index';
import { openingLines } from '@/lib/domain/contact/opening-hours';
import { fillPlaceholders } from '@/lib/text/fill-placeholders';
import { htmlToText } from '@/lib/text/search-text';
import { truncateText } from '@/lib/text/truncate-text';
import { chooseAnswer, learn, type Learned } from './choose-answer';
import { tellFact, type FactSources } from './member-facts';
import { coalesced } from './question-classifier';
import type en from './texts/en.json';

type ConciergeTexts = typeof en;

export const CONCIERGE_TEXTS = readTexts<ConciergeTexts>(import.meta.url);

/** A longer message that names the concierge is about it, not to it. */
const MAX_CALL = 120;
const NAMES = [...new Set(Object.values(CONCIERGE_TEXTS).flatMap(({ name, wake }) => [wake, name]))];

/** Where a message calls the concierge, by button or by name in any language: what else it says. Null: it does not. */
export function calledWith(text: string): string | null {
  if (text.length > MAX_CALL) return null;
  const name = NAMES.find((known) => text.toLowerCase().includes(known.toLowerCase()));
  if (name === undefined) return null;
  return text
    .replace(new RegExp(name, 'i'), '')
    .trim()
    .replace(/^[,，:：、!！.。?？]\s*/, '');
}

const rangeOf = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const charactersOf = (label: string, leads: readonly number[], trails: readonly number[]) =>
  new Set(new TextDecoder(label).decode(new Uint8Array(leads.flatMap((lead) => trails.flatMap((trail) => [lead, trail])))));
const GB_2312 = charactersOf('gbk', rangeOf(0xb0, 0xf7), rangeOf(0xa1, 0xfe));
const BIG5 = charactersOf('big5', rangeOf(0xa4, 0xf9), [...rangeOf(0x40, 0x7e), ...rangeOf(0xa1, 0xfe)]);
/** Written in Hong Kong too, though Big5 has other forms of them or none. */
for (const character of '着揸嘞温够净凉脱悦卧踪吖') GB_2312.delete(character);
/** Counts characters that only this script has; most, such as 送 and 取, are in both. */
const countOnly = (text: string, own: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...text].filter((character) => own.has(character) && !other.has(character)).length;

/**
 * The language of the sentence, if their region has it: a name in Chinese does not make an English sentence Chinese, nor a brand a Chinese
 * one English. Where neither prevails, the member’s own.
 */
export function replyLocale(own: Locale, text: string): Locale {
  const { region, script } = LOCALES[own];
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[a-z]{2,}/gi)?.length ?? 0;
  const isMixed = characters > 0 && words > 0 && characters >= words && characters <= 2 * words;
  const isChinese = characters > 0 && (isMixed ? script !== 'latin' : characters > words);
  if (!isChinese) return script === 'latin' || isMixed || !/[a-z]{3}/i.test(text) ? own : REGIONS[region].defaultLocale;
  const traditional = countOnly(text, BIG5, GB_2312);
  const isSimplified = countOnly(text, GB_2312, BIG5) > traditional;
  if (region === 'sg' || isSimplified) return localeOfScript(region, 'simplified');
  return script === 'latin' || traditional > 0 ? localeOfScript(region, 'traditional') : own;
}

/** What it says instead of an answer: that it rests, and that it is there again. */
export function noteOf(user: User, text: string, about: 'resting' | 'waiting' | 'awake'): ConciergeAnswer {
  const { [about]: words, wake, ask } = CONCIERGE_TEXTS[replyLocale(user.locale, text)];
  const isBack = about === 'awake';
  return { text: words, replies: isBack ? [ask.booking, ask.invoice, ask.places, ask.person] : [wake], handsOver: false, rests: !isBack };
}

export interface ConciergeAnswer {
  text: string;
  replies?: string[];
  card?: ChatCard;
  /** From now on a person answers. */
  handsOver: boolean;
  /** It says no more until it is called. */
  rests?: boolean;
}

const MAX_REPLY = 160;
const asButtons = (questions: readonly string[]): string[] => questions.map((question) => truncateText(question, MAX_REPLY));

/** Answers from written content or stored data; everything else goes to a person. Nothing is invented. */
export async function answerOf(user: User, message: ChatMessage, sources: FactSources): Promise<ConciergeAnswer> {
  const { orm } = sources;
  const locale = replyLocale(user.locale, message.text);
  const texts = CONCIERGE_TEXTS[locale];
  const { ask } = texts;
  const further = [ask.booking, ask.invoice, ask.places, ask.person];
  const asked = { text: message.text, hasEnclosure: Boolean(message.attachment ?? message.card) };
  const { faqs, learned } = await readAnswers(orm, locale);
  const choice = chooseAnswer(asked, faqs, ask, learned);

  switch (choice.kind) {
    case 'greeting':
      return { text: fillPlaceholders(texts.greeting, { name: user.firstName }), replies: further, handsOver: false };
    case 'thanks':
      return { text: texts.thanks, handsOver: false };
    case 'farewell':
      return { text: texts.farewell, handsOver: false };
    case 'little':
      return { text: texts.little, replies: further, handsOver: false };
    case 'hours': {
      const { hours, hoursNote } = await readContact(orm, locale);
      if (hours.length === 0) return handOver(texts.handoverUnknown);
      const { htmlLang, script } = LOCALES[locale];
      return {
        text: fillPlaceholders(texts.hours, {
          times: openingLines(hours, htmlLang)
            .map(({ days, time }) => `${days} ${time}`)
            .join(script === 'latin' ? '; ' : '；'),
          note: hoursNote,
        }).trim(),
        replies: [ask.person],
        handsOver: false,
      };
    }
    case 'answer':
      return {
        text: [...(choice.instead ? [choice.entry.question] : []), plainAnswer(choice.entry.answer)].join('\n\n'),
        replies: [...asButtons(choice.instead ?? []), ask.person],
        handsOver: false,
      };
    case 'unsure':
      return {
        text: texts.unsure,
        replies: [...asButtons(choice.questions), ask.person],
        handsOver: false,
      };
    case 'person':
      return handOver(texts.handover);
    case 'unknown':
      return handOver(texts.handoverUnknown);
    default:
      return { ...(await tellFact(choice.kind, { user, locale, texts }, sources)), replies: [ask.person], handsOver: false };
  }

  async function handOver(text: string): Promise<ConciergeAnswer> {
    const { response } = await readContact(orm, locale);
    return { text: fillPlaceholders(text, { response }).trim(), replies: [texts.wake], handsOver: true, rests: true };
  }
}

const isLatin = (locale: Locale) => LOCALES[locale].script === 'latin';
const LATIN = LOCALE_CODES.filter(isLatin);
const CHINESE = LOCALE_CODES.filter((locale) => !isLatin(locale));

/** Messages by what they ask for, the buttons among them. */
function readExamples(language: 'english' | 'chinese', locales: readonly Locale[]): Record<string, string[]> {
  const examples = JSON.parse(readFileSync(new URL(`examples/${language}.json`, import.meta.url), 'utf8')) as Record<string, string[]>;
  for (const locale of locales) {
    for (const [label, text] of Object.entries(CONCIERGE_TEXTS[locale].ask)) examples[label] = [...(examples[label] ?? []), text];
  }
  return examples;
}

/** The languages of a script are learned together: what is typed on one site is typed on the other too. */
export const EXAMPLES = { latin: readExamples('english', LATIN), chinese: readExamples('chinese', CHINESE) };
const learnedFrom = new Map<keyof typeof EXAMPLES, { content: string; learned: Promise<Learned> }>();
const trainings = {
  latin: coalesced((faqs: readonly Faq[]) => learn(faqs, EXAMPLES.latin)),
  chinese: coalesced((faqs: readonly Faq[]) => learn(faqs, EXAMPLES.chinese)),
};

export async function prepareAnswers(orm: Orm): Promise<void> {
  for (const locale of LOCALE_CODES) await readAnswers(orm, locale);
}

/** The FAQ of a language and what was learned of it, which is learned again when an editor has changed something. */
async function readAnswers(orm: Orm, locale: Locale): Promise<{ faqs: Faq[]; learned: Learned }> {
  const [script, locales] = isLatin(locale) ? (['latin', LATIN] as const) : (['chinese', CHINESE] as const);
  const faqs = await Promise.all(locales.map((code) => readFaqs(orm, code)));
  const content = JSON.stringify(faqs.flat().map(({ slug, question, searchWords }) => [slug, question, searchWords]));
  const before = learnedFrom.get(script);
  const known = before?.content === content ? before : { content, learned: trainings[script](faqs.flat()) };
  learnedFrom.set(script, known);
  known.learned.catch(() => learnedFrom.get(script) === known && learnedFrom.delete(script));
  return { faqs: faqs[locales.indexOf(locale)] ?? [], learned: await known.learned };
}

interface Faq extends IndexedAnswer {
  searchWords: string;
}

async function readFaqs(orm: Orm, locale: Locale): Promise<Faq[]> {
  const rows = await orm
    .select({ slug: cmsDocuments.slug, content: cmsDocuments.content })
    .from(cmsDocuments)
    .where(and(eq(cmsDocuments.kind, 'faqs'), eq(cmsDocuments.locale, locale), eq(cmsDocuments.status, 'published')))
    .orderBy(asc(cmsDocuments.slug));
  return rows.flatMap(({ slug, content: { question, answer, searchWords } }) =>
    typeof question === 'string' && typeof answer === 'string'
      ? [{ slug, question: inBrand(question), answer: inBrand(answer), searchWords: typeof searchWords === 'string' ? searchWords : '' }]
      : [],
  );
}

/** Opening hours and response time, from the contact page. */
async function readContact(orm: Orm, locale: Locale): Promise<{ response: string; hours: ContactPage['hours']; hoursNote: string }> {
  const [row] = await orm
    .select({ content: cmsDocuments.content })
    .from(cmsDocuments)
    .where(and(eq(cmsDocuments.kind, 'contact-page'), eq(cmsDocuments.locale, locale), eq(cmsDocuments.status, 'published')));
  const { response, hours, hoursNote } = row?.content ?? {};
  const said = (text: unknown) => (typeof text === 'string' ? inBrand(text) : '');
  return { response: said(response), hours: z.safeParse(contactPage.shape.hours, hours).data ?? [], hoursNote: said(hoursNote) };
}

const inBrand = (text: string): string => fillPlaceholders(text, { brand: publicEnv.brand });

/** An answer's paragraphs as lines. */
function plainAnswer(html: string): string {
  return truncateText(
    html
      .split(/<\/(?:p|li|h\d)>/)
      .map(htmlToText)
      .filter(Boolean)
      .join('\n\n'),
    4000,
  );
}
