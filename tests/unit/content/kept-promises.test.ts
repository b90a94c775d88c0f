import { describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/config/locales';
import { readSeed, stringsOf } from './read-seed';
import { readBackendTexts, readSiteTexts } from './read-texts';

type Words = Record<Locale, RegExp>;

/**
 * What once stood here and the product does not do. Whoever builds it takes the row out; whoever writes the words again is told.
 * `in`: the documents that may not say it, elsewhere the same words may mean another thing; `texts`: of the files of texts, which
 * are the site's and the backend's own words, all unless it says which. `but`: the places that mean another thing.
 */
const NOT_DONE: readonly { what: string; in: RegExp; texts?: RegExp; but?: RegExp; words: Words }[] = [
  {
    what: 'care is sold at a fixed price: no quote comes before it, and no picture can be added in the basket',
    in: /^(additional-services-page|additional-service-pages\/(dry-cleaning|repair|alteration)|faqs\/when-am-i-charged|terms-and-condition|blog-articles\/clean-before-you-store)\//,
    texts: /\/(additional-services|items|wardrobe|chat|notifications\/texts\/[\w-]+)$/,
    // The price of a service that has none: packing.
    but: /additional-services quote$/,
    words: { en: /\bquot/i, 'en-SG': /\bquot/i, zh: /報價|或附上照片/, 'zh-CN': /报价|或附照片/, 'zh-Hans': /报价|或附照片/ },
  },
  {
    what: 'how many services there are is for the editors to decide, and not each of them has a quote or a listed price',
    in: /^additional-services-page\//,
    texts: /\/additional-services$/,
    words: {
      en: /\b(\d+|five|six|seven|eight|nine|ten) services\b|\beach is\b/i,
      'en-SG': /\b(\d+|five|six|seven|eight|nine|ten) services\b|\beach is\b/i,
      zh: /[\d一二三四五六七八九十]\s?項服務|每一項/,
      'zh-CN': /[\d一二三四五六七八九十]\s?项服务|每一项/,
      'zh-Hans': /[\d一二三四五六七八九十]\s?项服务|每一项/,
    },
  },
  {
    what: 'care stands on the next monthly invoice, done or not',
    in: /^(faqs\/when-am-i-charged|terms-and-condition)\//,
    words: {
      en: /when it is done|on completion/,
      'en-SG': /on completion|after completion/,
      zh: /完成後(才)?收費/,
      'zh-CN': /完成后(才)?收(费|取)/,
      'zh-Hans': /完成后(才)?收/,
    },
  },
  {
    what: 'there is no log of who entered a room: the history of a piece says when it came and left',
    in: /^service-pages\/store\//,
    words: { en: /entry log/, 'en-SG': /entry log/, zh: /出入紀錄可供/, 'zh-CN': /进出记录可以/, 'zh-Hans': /记录可供查看/ },
  },
  {
    what: 'a finding says what was found, not why',
    in: /^additional-service-pages\/authentication\//,
    words: { en: /and why/, 'en-SG': /and why/, zh: /以及理由/, 'zh-CN': /以及理由/, 'zh-Hans': /以及理由/ },
  },
  {
    what: 'a wardrobe is seen by its member alone: nobody is given access, and what leaves it is the export',
    in: /^(partner-program|blog-articles\/a-wardrobe-you-can-search)\//,
    words: {
      en: /[Ss]hared access|give access|share a selection/,
      'en-SG': /[Ss]hared access|give access|share a selection/,
      zh: /授權|權限/,
      'zh-CN': /授权|权限/,
      'zh-Hans': /授权|权限|开一个链接/,
    },
  },
  {
    what: 'an account has one wardrobe, and a piece a name and a note but no labels of the member',
    in: /^blog-articles\/a-wardrobe-you-can-search\//,
    words: {
      en: /wardrobe for each|add a label/,
      'en-SG': /wardrobe for each|add a label/,
      zh: /每人開一個衣櫥|加一個標籤/,
      'zh-CN': /每个人开一个衣橱|加一个标签/,
      'zh-Hans': /每个人开一个衣橱|加一个标签/,
    },
  },
  {
    what: 'an account has one list of pieces, no slot is kept for anybody, and no employer or house gets a report',
    in: /^partner-program\//,
    texts: /\/referral$/,
    words: {
      en: /list (per|for each)|kept free|[Rr]eports/,
      'en-SG': /list (per|for each)|held for you|slots on the first|[Rr]eports|times that follow/,
      zh: /獨立清單|預留|報告/,
      'zh-CN': /单独清单|预留|报告/,
      'zh-Hans': /一张清单|保留时段|报告|当天的时段|时间配合/,
    },
  },
  {
    what: 'the acknowledgement of a message repeats nothing of it: it gives the reference alone',
    in: /^contact-page\//,
    texts: /\/contact$/,
    words: { en: /\ba copy\b/i, 'en-SG': /\ba copy\b/i, zh: /副本/, 'zh-CN': /副本/, 'zh-Hans': /副本/ },
  },
  {
    what: 'a plan and an order are ended on the page of the plan, not under Billing',
    in: /^(faqs|terms-and-condition)\//,
    texts: /\/(items|account|plan)$/,
    words: {
      en: /\bend (?:it|the (?:order|plan|term))[^.;]* Billing/,
      'en-SG': /\bend (?:it|the (?:order|plan|term))[^.;]* Billing/,
      zh: /「帳單」(?:頁)?(?:結束|終止)/,
      'zh-CN': /“账单”(?:页|里|中)*(?:结束|终止)/,
      'zh-Hans': /“账单”(?:页|里|中)*(?:结束|终止)/,
    },
  },
  {
    what: 'nothing sends an issue each month: the newsletter may promise at most so many',
    in: /^(home-page|about-page|faqs)\//,
    texts: /\/(newsletter|mail\/texts\/[\w-]+)$/,
    words: {
      en: /(?<!at most )\b(?:one|a) (?:letter|email|issue) (?:a|each|every) month|\bonce a month\b/i,
      'en-SG': /(?<!at most )\b(?:one|a) (?:letter|email|issue) (?:a|each|every) month|\bonce a month\b/i,
      zh: /每月一封|每月一次電郵/,
      'zh-CN': /每月一封|每月一次邮件/,
      'zh-Hans': /每月一封|每月一次电邮/,
    },
  },
  {
    what: 'the list of a collection comes by email after it: nothing is confirmed on a phone at the door',
    in: /^(faqs\/(must-i-be-home|how-collection-works)|service-pages\/store|home-page)\//,
    words: {
      en: /to your phone|at the same moment/,
      'en-SG': /to your phone|for confirmation while/,
      zh: /手機.{0,8}(?:清單|件數)|(?:清單|件數).{0,8}手機/,
      'zh-CN': /手机.{0,8}(?:清单|件数)|(?:清单|件数).{0,8}手机/,
      'zh-Hans': /手机.{0,8}(?:清单|件数)|(?:清单|件数).{0,8}手机/,
    },
  },
  {
    what: 'x is sold in steps: nobody pays for each piece of it',
    in: /^(service-pages\/store|home-page|services-pricing-page|faqs\/how-prices-are-worked-out)\//,
    // pix and luxe are sold by the piece.
    but: /packages\.\d\./,
    words: {
      en: /pay (?:only )?(?:by|for) (?:the|each) piece|shirts cost what/,
      'en-SG': /pay (?:only )?(?:by|for) (?:the|each) piece|shirts cost what/,
      zh: /按件收費|存多少件付多少/,
      'zh-CN': /按件(?:收费|付费)|存十件就付|存多少件付多少/,
      'zh-Hans': /按件收费|存多少件付多少/,
    },
  },
  {
    what: 'the history of a piece says member or team, and when: nobody’s name',
    in: /^home-page\//,
    words: {
      en: /who (packed|hung)|by name/,
      'en-SG': /who (packed|hung)|[Tt]raceable hands/,
      zh: /誰(包裝|掛起)/,
      'zh-CN': /谁(打包|上架)/,
      'zh-Hans': /谁(打包|挂起)|经手/,
    },
  },
];

const files = [...readSiteTexts(), ...readBackendTexts()];

/** The law on GST asks for these words on the document; who looks for it meets them in the list, the exported file and the mail: once a mail. */
const CALLED_TAX_INVOICE =
  /^locales\/[\w-]+\/billing (?:seo\.invoice\.title|list\.invoices|invoice\.(?:title|invoice|receipt)|csv\.number|document\.\w+)$|mail\/texts\/[\w-]+ |letter\/texts\/[\w-]+ facts\.invoice$|\/account notifications\.event\.billing$/;

describe('in Singapore an invoice is called a tax invoice', () => {
  it.each([
    ['en-SG', /\binvoices?\b/i, /(?<!tax (?:invoice[^]*)?|\.action: [^]*)\binvoices?\b(?!\.\w|:)/i],
    ['zh-Hans', /税务发票/, /账单|(?<!税务(?:发票[^]*)?|(?<!term\w+)\.body: [^]*|\.action: [^]*)发票/],
  ] as const)('on the document, in the list, the mails and the export (%s)', (locale, called, otherwise) => {
    const said = files
      .filter((file) => file.locale === locale)
      .flatMap(({ name, document }) => stringsOf(document).map(({ at, text }) => ({ place: `${name} ${at}`, text })))
      .filter(({ place }) => CALLED_TAX_INVOICE.test(place));
    expect(said.filter(({ text }) => called.test(text)).length).toBeGreaterThan(25);
    expect(said.filter(({ place, text }) => otherwise.test(`${place.split(' ')[1]}: ${text}`))).toEqual([]);
  });
});

describe('neither the seed documents nor the texts promise what is not done', () => {
  it.each(NOT_DONE)('$what', ({ in: where, texts, but, words }) => {
    const documents = readSeed().filter(({ name }) => where.test(name));
    const said = texts ? files.filter(({ name }) => texts.test(name)) : files;
    for (const read of [documents, said]) expect(new Set(read.map(({ locale }) => locale)).size).toBe(5);
    const found = [...documents, ...said].flatMap(({ name, locale, document }) =>
      stringsOf(document)
        .filter(({ text }) => words[locale].test(text))
        .map(({ at }) => `${name} ${at}`),
    );
    expect(found.filter((place) => !but?.test(place))).toEqual([]);
  });
});

it('that this is a demonstration is said by its bar alone (R54)', () => {
  const said = [...readSeed(), ...readSiteTexts()].filter(({ locale }) => locale.startsWith('en'));
  const found = said.flatMap(({ name, document }) =>
    stringsOf(document).flatMap(({ at, text }) => (/demonstration|\bsample/i.test(text) ? [`${name} ${at}`] : [])),
  );
  expect(found.filter((place) => !/layout demonstration\.(label|text)$/.test(place))).toEqual([]);
  expect(found.length).toBeGreaterThan(1);
});
