// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseDocumentQuery } from '@/backend/twins/cms/document-query';
import { peerOf } from '@/backend/api/http/request-source';
import { requestIdOf } from '@/backend/api/http/request-log';
import { findUnsafeInput } from '@/backend/api/http/unsafe-input';
import { deviceOf } from '@/backend/api/identity/known-devices';
import { hashOfCode, hashOfToken } from '@/backend/api/identity/opaque-token';
import { languageOf } from '@/backend/api/mail/language';
import { renderMail } from '@/backend/api/mail/templates';
import { chooseAnswer, learn } from '@/backend/api/modules/chat/choose-answer';
import { calledWith, replyLocale } from '@/backend/api/modules/chat/concierge-answer';
import { fileName } from '@/backend/api/modules/uploads/file-name';
import { parsePath } from '@/backend/twins/realtime/data/path';
import { parseRestQuery } from '@/backend/twins/realtime/http/rest-database';
import { withoutComments } from '@/backend/twins/realtime/rules/rule-tree';
import { tokenize } from '@/backend/twins/realtime/rules/tokenize';
import { FrameReader } from '@/backend/twins/realtime/wire/connection';
import { isAllowedHost } from '@/lib/site/site-address';
import { csvOf } from '@/lib/text/csv';
import { truncateText, firstCharacter } from '@/lib/text/truncate-text';
import { passwordProblem } from '@/lib/domain/account/password-problem';
import { passwordStrength } from '@/components/auth/password-strength';
import { cleanZipCode } from '@/lib/domain/booking/address-fields';
import { calendarFile } from '@/lib/domain/booking/calendar-file';
import { checkPhone } from '@/lib/domain/booking/check-contact';
import { groupedPhone } from '@/lib/domain/shared/phone-codes';
import { decodeAttachments, parseCard } from '@/lib/domain/chat/message';
import { brandTierOf } from '@/lib/domain/consignment/brand-tier';
import { mediaAddress } from '@/lib/domain/content/media-address';
import { indexAnswers } from '@/lib/domain/content/answer-index';
import { escapeXml } from '@/lib/domain/content/feeds';
import { findCoverage } from '@/components/home/model/find-coverage';
import { judgeAnswer, parsePending } from '@/lib/domain/external-login/pending-sign-in';
import { decodeDraft } from '@/lib/domain/pricing/read-quote-link';
import { keptReferralCode, readReferralCode } from '@/lib/domain/referral/referral-code';
import { otherRegionAddress } from '@/lib/domain/region/region-suggestion';
import { plainAccount } from '@/lib/domain/wardrobe/payout-details';
import { createItemSearch } from '@/components/wardrobe/model/search-items';
import { viewOfQuery } from '@/components/wardrobe/model/wardrobe-view';
import { followLink } from '@/components/webview/model/webview-pages';
import { errorReference } from '@/lib/error-reference';
import { typedEmail } from '@/lib/contract/primitives';
import { fillPlaceholders } from '@/lib/text/fill-placeholders';
import { normaliseForSearch, htmlToText } from '@/lib/text/search-text';
import { safeRedirect } from '@/lib/site/safe-redirect';
import { articleHtml } from '@/services/content/get-articles';
import { contentHtml } from '@/services/content/sanitise-html';
import { inspectFile } from '@/backend/api/modules/uploads/upload';
import { cpuTimeOf } from '@/tests/setup/cpu-time';
import { standIn } from '@/tests/setup/stand-in';

await standIn(import('@/lib/config/server-env'), { serverEnv: () => ({ mediaUrls: ['https://cms.example/'] }) });

const POLICY = { minLength: 6, maxLength: 128 };
const FAQ = [{ slug: 'a', question: 'How long do you store a coat?', answer: '<p>As long as you like.</p>' }];
const LEARNED = await learn(FAQ, { person: ['talk to a person', 'call a person'] });
const INDEX = indexAnswers(FAQ);
const contact = (text: string) => ({ contactPhoneCode: '+852', contactPhone: text });
const garment = { note: '' } as never;
const latin = (text: string) => Buffer.from(text, 'latin1');
/** Whether it accepts a text is tested elsewhere; here, how long it takes to say so. */
const tried = (run: () => unknown) => {
  try {
    return run();
  } catch {
    return null;
  }
};

/** Everything that reads what a stranger may write, as it stands in the way of the request or of the page that shows it. */
const ENTRIES: Record<string, (text: string) => unknown> = {
  'a file that begins as a PDF': (text) => inspectFile(latin(`%PDF-1.5\n1 0 obj\n${text}\n%%EOF`)),
  'a PDF before its first object': (text) => inspectFile(latin(`%PDF-1.5\n${text}\n%%EOF`)),
  'a dictionary of a PDF': (text) =>
    inspectFile(latin(`%PDF-1.5\n1 0 obj\n<< /Type /ObjStm /First 0 /Filter${text}x >>\nstream\nabc\nendstream\nendobj\n%%EOF`)),
  'a stream of a PDF': (text) => inspectFile(latin(`%PDF-1.5\n1 0 obj\n<< /ObjStm >>\nstream\n${text}\nendstream\nendobj\n%%EOF`)),
  'a file that begins as a JPEG': (text) => inspectFile(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), latin(text)])),
  'the name of a file': (text) => fileName(encodeURIComponent(text.replace(/\p{Surrogate}/gu, '')), 'application/pdf'),
  'a header that names a request': requestIdOf,
  'a forwarded address': (text) => tried(() => peerOf(text)),
  'a User-Agent': deviceOf,
  'an Accept-Language': languageOf,
  'a host': (text) => isAllowedHost(text, ['hk.localhost']),
  'a body': (text) => findUnsafeInput({ [text]: [text] }),
  'a query of the CMS': (text) => parseDocumentQuery({ [text]: text, [`filters[${text}][$eq]`]: text, sort: text }),
  'a token': hashOfToken,
  'a mailed code': (text) => hashOfCode('x', text),
  'an e-mail address': (text) => typedEmail.safeParse(text),
  'a password': (text) => passwordProblem(text, 'a@example.com', POLICY),
  'the strength of a password': (text) => passwordStrength(text, `${text}@example.com`, POLICY),
  'a value of a mail': (text) =>
    tried(() =>
      renderMail({ siteUrls: { hk: '', sg: '' } }, 'chatUnread', { locale: 'en', values: { quote: text, link: text, firstName: text } }),
    ),
  'a message to the concierge': (text) => chooseAnswer({ text, hasEnclosure: false }, FAQ, {}, LEARNED),
  'a call for the concierge': calledWith,
  'the language of a message': (text) => replyLocale('en', text),
  'a card of a message': parseCard,
  'a stored attachment': decodeAttachments,
  'a path of the realtime twin': (text) => tried(() => parsePath(text)),
  'a query of the realtime twin': (text) => tried(() => parseRestQuery(new URLSearchParams({ orderBy: text, equalTo: text }))),
  'a frame of the realtime twin': (text) => new FrameReader(10_000_000).read(text),
  'rules of the realtime twin': (text) => tried(() => tokenize(text)),
  'comments of those rules': withoutComments,
  'CMS HTML': (text) => contentHtml(text, 'zh'),
  'an article of the CMS': (text) => articleHtml(`<p>${text}`, 'zh'),
  'HTML read as text': htmlToText,
  'a folded text': normaliseForSearch,
  'a search of the FAQs': INDEX,
  'a search of a wardrobe': (text) => createItemSearch({ wordsOf: () => ['coat'], synonyms: 'coat, parka' })([garment], text),
  'a name of a piece that is searched': (text) =>
    createItemSearch({ wordsOf: () => [text], synonyms: 'coat, parka' })([{} as never], 'coat hat'),
  'a query of the wardrobe': (text) => viewOfQuery({ q: text, brand: text, sort: text }),
  'a brand': brandTierOf,
  'a media address': (text) => mediaAddress(text, ['https://cms.example/']),
  'a text of a feed': escapeXml,
  'a name of a district': (text) => findCoverage([{ name: 'Central', served: true, places: [], beyond: [] } as never], text),
  'a postal code of a place': (text) => findCoverage([{ name: 'Central', sectors: ['01'] } as never], text),
  'a postal code': cleanZipCode,
  'a phone number': (text) => checkPhone(contact(text)),
  'a phone number that is shown': (text) => groupedPhone(contact(text)),
  'a bank account': plainAccount,
  'an entry of a calendar': (text) =>
    calendarFile({
      uid: '1',
      slot: { date: '2026-11-27', time: '09-12' },
      title: 'a',
      description: 'a',
      location: text,
      stamp: new Date(0),
    } as never),
  'a link to a quote': (text) => tried(() => decodeDraft(text)),
  'a friend’s code in an address': readReferralCode,
  'a friend’s code that is kept': (text) => keptReferralCode(text, 0),
  'an answer of an identity provider': (text) => judgeAnswer(text, 'google', null),
  'a sign-in that was begun': (text) => parsePending(text, 0),
  'a way back': (text) => safeRedirect(text, 'https://hk.example'),
  'a link of a web view': (text) => tried(() => followLink(text, 'https://hk.example/')),
  'the same page in the other region': (text) =>
    tried(() => otherRegionAddress({ protocol: 'https:', host: 'hk.example', path: `/${text}`, locale: 'en' } as never, 'sg')),
  'the address of a page that broke': (text) => errorReference(text, new Date(0)),
  'a text with places to fill': (text) => fillPlaceholders(text, { a: 'b' }),
  'a cell of a table': (text) => csvOf(['a'], [[text]]),
  'a text that is cut': (text) => [truncateText(text, 120), firstCharacter(text)],
};

const CHARACTERS = [...'\t\n\r !"#$%&\'()*+,-./09:;<=>?@AZ[\\]^_`az{|}~\0\x7f\u00a0\u0301\u200d\u3000＝０Ａ、。中欠的ßİ😀👩\ufeff'];
const FRAGMENTS = [
  '<a ', '<a href="/', '<!--', '</', '<p><b>', '<a><p>', '<table>', '&amp;', '&#', 'javascript:', '/*', '//', '\\"', "\\'", '{{a', '{a}', '<<', '>>',
  '/Filter', '/Filter ', '#41', '#4', '(\\', 'stream\n', 'endstream ', 'stream\nendstream ', ' obj', '%PDF', '.a', '..', 'a@', '@a.', 'a.@', '-a', ', ',
  '; ', '[$', '[a]', '%2', '%41', '=1', '&a=', '?a#', 'a:', 'item:', '.pdf', '.exe ', '👨‍👩‍👧', '🇭🇰', '👩\u200d', '\u0301\u0323', '\u0315\u0300', '\u0345\u0334',
  'e\u0301', 'how long ', 'my invoice ', '我的欠', '多谢', 'hi ', 'ok thanks ', '\u202e\u2066', '+852 ', '0-', '12 34', 'Mozilla/5.0 (', 'zh-', ';q=0.', '1.2.3.4, ',
  '::', '[::', '\xff\xd8', '\xff\xe1\0\x04ab', '\xff\0',
]; // oxfmt-ignore

const SMALL = 8_192;
const GROWTH = 4;
/** Of linear work about 4, of quadratic 16. */
const MAX_GROWTH = 9;
/** Below this nothing can be told apart from noise, and nobody is kept waiting. In milliseconds, for 32 kB. */
const FLOOR_MS = 100;
const HOPELESS_MS = 1_500;

const repeated = (fragment: string, length: number) => fragment.repeat(Math.ceil(length / fragment.length));

/** How much longer a text takes that is four times as long: the least of some tries, as garbage collection only adds. */
async function growthOf(
  read: (text: string) => unknown,
  [before, fragment, behind]: readonly [string, string, string],
  small = SMALL,
): Promise<number> {
  const textOf = (length: number) => before + repeated(fragment, length) + behind;
  const long = textOf(small * GROWTH);
  if ((await cpuTimeOf(() => read(long))) < FLOOR_MS) return 1;
  let [shortest, longest] = [Infinity, Infinity];
  for (let tries = 0; tries < 5; tries += 1) {
    shortest = Math.min(shortest, await cpuTimeOf(() => read(textOf(small))));
    longest = Math.min(longest, await cpuTimeOf(() => read(long)));
    if (longest < FLOOR_MS || longest / shortest < MAX_GROWTH) return 1;
    // No noise takes so long: the fault is told before the test is out of patience.
    if (longest > HOPELESS_MS) break;
  }
  return longest / shortest;
}

const { 'CMS HTML': page, 'an article of the CMS': article, ...QUICK } = ENTRIES;

it.each(Object.entries(QUICK))('%s is read in a time that grows as the text does', { timeout: 120_000 }, async (_name, read) => {
  for (const fragment of [...CHARACTERS, ...FRAGMENTS]) {
    for (const behind of ['', '\u0001!']) {
      expect([fragment, behind, await growthOf(read, ['', fragment, behind])]).toEqual([fragment, behind, 1]);
    }
  }
  const part = fc.constantFrom(...CHARACTERS, ...FRAGMENTS);
  await fc.assert(
    fc.asyncProperty(part, fc.array(part, { minLength: 1, maxLength: 3 }), part, async (before, parts, behind) => {
      expect(await growthOf(read, [before, parts.join(''), behind])).toBe(1);
    }),
    { numRuns: 15, seed: 42, endOnFailure: true },
  );
});

/** A whole parser and a sanitiser on top of it: a thousandth of a millisecond a character even of ordinary HTML. */
const SMALL_PAGE = 1_024;

it.each(['<b>', '<div>', '<ul><li>', '<i><p>', '<a href="/', '<p>', '<!--', '<table>', '</b>', '<b a="', '&amp;', '<svg>'])(
  'HTML of the CMS, full of %s, is read in a time that grows as the text does',
  { timeout: 120_000 },
  async (fragment) => {
    for (const read of [page, article]) expect(await growthOf(read ?? expect.fail, ['<p>', fragment, ''], SMALL_PAGE)).toBe(1);
  },
);
