import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Orm } from '@/backend/api/db/database';
import { cmsDocuments } from '@/backend/api/db/schema/cms';
import type { User } from '@/backend/api/db/schema/users';
import { oldestOpenInvoice } from '@/backend/api/modules/billing/oldest-open-invoice';
import { visitsAhead } from '@/backend/api/modules/booking/visits-ahead';
import { readTexts } from '@/backend/site-texts';
import { publicEnv } from '@/lib/config/env';
import { type Locale, LOCALES, simplifiedLocale } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import { contactPage, type ContactPage } from '@/lib/contract/content/contact-page';
import { calendarDateOf, formatDate } from '@/lib/dates';
import type { ChatCard, ChatMessage } from '@/lib/domain/chat/message';
import { openingLines } from '@/lib/domain/contact/opening-hours';
import { formatMoney } from '@/lib/money';
import { fillPlaceholders } from '@/lib/text/fill-placeholders';
import { htmlToText } from '@/lib/text/search-text';
import { truncateText } from '@/lib/text/truncate-text';
import { chooseAnswer, type Phrases } from './choose-answer';
import type { AnsweredQuestion } from './faq-ranking';
import type en from './texts/en.json';

type ConciergeTexts = typeof en;

export const CONCIERGE_TEXTS = readTexts<ConciergeTexts>(import.meta.url);

const everywhere = (name: 'person' | 'askBooking' | 'askInvoice') => Object.values(CONCIERGE_TEXTS).map((texts) => texts[name]);

export const PHRASES: Phrases = { person: everywhere('person'), booking: everywhere('askBooking'), invoice: everywhere('askInvoice') };

/** Simplified characters with a distinct Traditional form, and the reverse; enough to classify a sentence. */
const SIMPLIFIED = /[们这么为时会应请问说没账单约预取送谢现样个务专两时间东西还开关价钱钟电费员货订买卖]/;
const TRADITIONAL = /[們這麼為時會應請問說沒帳單約預謝現樣個務專兩間東還開關價錢鐘電費員貨訂買賣甚裏]/;

/** The language of the answer: the member's own, unless they write in another one of their region. */
export function replyLocale(own: Locale, text: string): Locale {
  const { region, script } = LOCALES[own];
  const isChinese = /\p{Script=Han}/u.test(text);
  if (!isChinese) return script === 'latin' || !/[a-z]{3}/i.test(text) ? own : REGIONS[region].defaultLocale;
  const isSimplified = SIMPLIFIED.test(text) && !TRADITIONAL.test(text);
  if (region === 'sg') return simplifiedLocale(region);
  if (script === 'latin') return isSimplified ? simplifiedLocale(region) : 'zh';
  return own;
}

export interface ConciergeAnswer {
  text: string;
  replies?: string[];
  card?: ChatCard;
  /** From now on a person answers. */
  handsOver: boolean;
}

interface Sources {
  orm: Orm;
  now: Date;
}

const MAX_REPLY = 160;

/** Answers from written content or stored data; everything else goes to a person. Nothing is invented. */
export async function answerOf(user: User, message: ChatMessage, { orm, now }: Sources): Promise<ConciergeAnswer> {
  const locale = replyLocale(user.locale, message.text);
  const texts = CONCIERGE_TEXTS[locale];
  const { timeZone } = REGIONS[user.country];
  const place = { localeTag: LOCALES[locale].htmlLang, timeZone };
  const faqs = await readFaqs(orm, locale);
  const further = [texts.askBooking, texts.askInvoice, texts.person];
  const choice = chooseAnswer(
    { text: message.text, hasAttachment: message.attachment !== undefined, hasCard: message.card !== undefined },
    faqs,
    PHRASES,
  );

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
      return {
        text: fillPlaceholders(texts.hours, {
          times: openingLines(hours, place.localeTag)
            .map(({ days, time }) => `${days} ${time}`)
            .join(place.localeTag.startsWith('zh') ? '；' : '; '),
          note: hoursNote,
        }).trim(),
        replies: [texts.person],
        handsOver: false,
      };
    }
    case 'answer':
      return { text: plainAnswer(choice.entry.answer), replies: [texts.person], handsOver: false };
    case 'unsure':
      return {
        text: choice.entries.length === 1 ? texts.unsureOne : texts.unsure,
        replies: [...choice.entries.map(({ question }) => truncateText(question, MAX_REPLY)), texts.person],
        handsOver: false,
      };
    case 'booking': {
      const next = (await visitsAhead(orm, user.id, now))[0] ?? null;
      if (next === null) return { text: texts.noBooking, replies: [texts.person], handsOver: false };
      const [from = '', to = ''] = next.time.split('-');
      const words = fillPlaceholders(texts.booking[next.kind], { date: formatDate(next.date, place, 'long'), time: `${from}:00–${to}:00` });
      return { text: words, card: { kind: 'booking', id: next.id }, replies: [texts.person], handsOver: false };
    }
    case 'invoice': {
      const open = await oldestOpenInvoice(orm, { userId: user.id, country: user.country });
      if (open === null) return { text: texts.noInvoice, replies: [texts.person], handsOver: false };
      const amount = formatMoney({ amount: open.total, currency: REGIONS[open.country].currency }, place.localeTag);
      const isOverdue = open.dueDate < calendarDateOf(now, timeZone);
      const words = fillPlaceholders(isOverdue ? texts.invoiceOverdue : texts.invoiceDue, {
        number: open.number,
        amount,
        date: formatDate(open.dueDate, place, 'long'),
      });
      return { text: words, card: { kind: 'invoice', id: open.id }, replies: [texts.person], handsOver: false };
    }
    case 'person':
      return handOver(texts.handover);
    case 'unknown':
      return handOver(texts.handoverUnknown);
  }

  async function handOver(text: string): Promise<ConciergeAnswer> {
    return { text: fillPlaceholders(text, { response: (await readContact(orm, locale)).response }).trim(), handsOver: true };
  }
}

async function readFaqs(orm: Orm, locale: Locale): Promise<AnsweredQuestion[]> {
  const rows = await orm
    .select({ slug: cmsDocuments.slug, content: cmsDocuments.content })
    .from(cmsDocuments)
    .where(and(eq(cmsDocuments.kind, 'faqs'), eq(cmsDocuments.locale, locale), eq(cmsDocuments.status, 'published')));
  return rows.flatMap(({ slug, content: { question, answer } }) =>
    typeof question === 'string' && typeof answer === 'string' ? [{ slug, question: inBrand(question), answer: inBrand(answer) }] : [],
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
