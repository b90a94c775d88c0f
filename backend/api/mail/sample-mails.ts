import { NOTICE_TEXTS, writeNotice, type NoticeKind } from '@/backend/api/notifications/notices';
import { deviceText, momentText, payoutText, changesText } from '@/backend/api/identity/security-notices';
import { momentIn, timeText } from '@/backend/api/modules/booking/visit-facts';
import { readSiteTexts } from '@/backend/site-texts';
import { LOCALES, regionOfLocale, type Locale } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import { formatDate } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { fillPlaceholders } from '@/lib/text/fill-placeholders';
import { DOT, withRemark } from '@/lib/text/join-words';
import { LETTER_TEXTS, type Fact, type Letter } from './letter/letter';
import type { MailEnv } from './store-mail';
import { coverText, MAIL_TEXTS, renderMail, type MailTemplate } from './templates';

const SITE = {
  items: readSiteTexts<{ service: Record<string, string>; sale: { reason: { provenance: string } } }>('items'),
  billing: readSiteTexts<{ line: { x: { title: string }; rush: { title: string } } }>('billing'),
};
const DAY = '2026-11-28';
const MOMENT = new Date('2026-11-27T01:00:00Z');
const NAMES = { latin: ['Mei Ling', 'Camel coat'], traditional: ['美玲', '駝色大衣'], simplified: ['美玲', '驼色大衣'] } as const;
const ADDRESSES = {
  hk: { latin: '14B, Ho Lee Court, 12 Queen’s Road West, Central and Western', han: '中西區皇后大道西12號好利閣14樓B室' },
  sg: { latin: '12 Toh Guan Road, #08-12, 608838', han: '12 Toh Guan Road, #08-12, 608838' },
};

/** A value for every place and fact of the mails, as the region writes it. */
function sampleValues(locale: Locale): Record<string, string> {
  const { script, htmlLang: localeTag } = LOCALES[locale];
  const country = regionOfLocale(locale);
  const { currency, timeZone } = REGIONS[country];
  const user = { country, locale };
  const day = (date: string) => formatDate(date, { localeTag, timeZone }, 'long');
  const money = (amount: number) => formatMoney({ amount, currency }, localeTag);
  const number = (kind: string) => `${kind}-${country.toUpperCase()}-02013`;
  return {
    firstName: NAMES[script][0],
    recipient: NAMES[script][0],
    name: NAMES[script][0],
    email: 'mei@example.com',
    next: 'mei.chan@example.com',
    site: country,
    number: number('INV'),
    invoice: number('INV'),
    order: number('ORD'),
    booking: number('BKG'),
    request: number('R'),
    consignment: number('CON'),
    reference: `${country.toUpperCase()}-2611-7KQ2MX`,
    topic: 'Billing',
    theirReference: number('INV'),
    phone: `${REGIONS[country].phoneCode} 5550 1234`,
    callBack: '10:00–12:00',
    code: 'GIFT-7KQ2-MX4T-9HBW-2RFZ',
    percent: '10',
    quote:
      script === 'latin'
        ? 'Your coat is here.\nShall we bring it on Saturday?'
        : script === 'traditional'
          ? '你的大衣已經到了，星期六送來可以嗎？'
          : '您的大衣已经到了，星期六送来可以吗？',
    date: formatDate(DAY, { localeTag, timeZone }, 'full'),
    time: timeText('09-11'),
    address: ADDRESSES[country][script === 'latin' ? 'latin' : 'han'],
    freeUntil: momentIn(locale, country, MOMENT),
    undoUntil: momentIn(locale, country, MOMENT),
    cover: coverText(locale, { package: 'x', limit: 500_000 }),
    today: money(128_000),
    later: `${money(15_000)}${DOT}${day(DAY)}`,
    for: `${SITE.billing[locale].line.x.title}\n${SITE.billing[locale].line.rush.title}`,
    amount: money(36_000),
    total: money(16_000),
    card: 'Visa 4242',
    due: day(DAY),
    chargedOn: day(DAY),
    paidOn: day(DAY),
    nextTry: day('2026-12-01'),
    pausedFrom: day('2026-12-28'),
    end: day('2026-12-11'),
    until: day('2026-12-27'),
    worth: money(240_000),
    left: money(120_000),
    validUntil: day('2027-11-27'),
    lastDay: day('2026-12-27'),
    refund: money(36_000),
    count: '3',
    organisation: script === 'latin' ? 'Sample charity shop' : script === 'traditional' ? '示範慈善商店' : '示范慈善商店',
    payTo: payoutText(user, 'fast'),
    device: deviceText(locale, { browser: 'Firefox', system: 'macOS' }),
    when: momentText(user, MOMENT),
    changes: changesText(locale, ['address', 'card']),
    link: 'https://example.com/items?item=1',
    leave: 'https://example.com/unsubscribe',
  };
}

/** What the mails about a piece say of it. */
function sampleFacts(kind: NoticeKind, locale: Locale): Fact[] {
  const { currency } = REGIONS[regionOfLocale(locale)];
  const money = (amount: number) => formatMoney({ amount, currency }, LOCALES[locale].htmlLang);
  const sale = (first: 'asking' | 'soldFor', last: readonly Fact[] = [['yours', money(464_700)]]): Fact[] => [
    [first, money(580_900)],
    ['commission', withRemark(LOCALES[locale].htmlLang, money(116_200), '20%')],
    ...last,
  ];
  const facts: Partial<Record<NoticeKind, Fact[]>> = {
    booked: [['service', `${SITE.items[locale].service['dry-cleaning']}${DOT}${money(16_000)}`]],
    careDone: [['service', `${SITE.items[locale].service['dry-cleaning']}${DOT}${money(16_000)}`]],
    priced: [...sale('asking'), ['reductions', fillPlaceholders(LETTER_TEXTS[locale].reduction, { percent: 15, day: 31 })]],
    sold: sale('soldFor'),
    paid: sale('soldFor'),
    paidAsCredit: sale('soldFor', [
      ['bonus', withRemark(LOCALES[locale].htmlLang, money(46_470), '10%')],
      ['yours', money(511_170)],
    ]),
    payoutWanted: sale('soldFor'),
    unsold: [['asking', money(580_900)]],
    unsoldAgain: [['asking', money(580_900)]],
    unsoldLast: [['asking', money(580_900)]],
    rejected: [['reason', SITE.items[locale].sale.reason.provenance]],
  };
  return facts[kind] ?? [];
}

/** They wait for an answer, so they cannot be switched off. */
const ANSWERED: readonly NoticeKind[] = ['priced', 'payoutWanted', 'unsold', 'unsoldAgain', 'unsoldLast'];

/** Facts of the moment that a kind really has; the others would be shown by no mail. */
const MOMENT_FACTS: Partial<Record<NoticeKind, readonly string[]>> = {
  booked: ['number', 'request', 'date', 'time', 'address', 'total', 'undoUntil'],
  takenBack: ['number', 'request'],
  tomorrow: ['request', 'date', 'time', 'address'],
  onTheWay: ['date', 'time', 'address'],
  donated: ['organisation'],
  unsoldLast: ['lastDay'],
};

/** What the number in a mail's words is of, where it is not an invoice. */
const NUMBERED: Partial<Record<MailTemplate, 'order' | 'booking' | 'consignment'>> = {
  orderConfirmed: 'order',
  bookingChanged: 'booking',
  bookingCancelled: 'booking',
  collectionBooked: 'booking',
  consignmentReceived: 'consignment',
};

/** Every mail in a language, from sample data: what `/outbox/gallery` shows. */
export function sampleMails(env: Pick<MailEnv, 'siteUrls'>, locale: Locale): { name: string; letter: Letter }[] {
  const values = sampleValues(locale);
  const templates = Object.keys(MAIL_TEXTS[locale]) as MailTemplate[];
  const kinds = Object.keys(NOTICE_TEXTS[locale].mails) as NoticeKind[];
  const name = NAMES[LOCALES[locale].script][1];
  return [
    ...templates.map((template) => {
      const number = values[NUMBERED[template] ?? 'invoice'] ?? '';
      return { name: template as string, letter: renderMail(env, template, { locale, values: { ...values, number } }) };
    }),
    ...kinds.map((about) => ({
      name: about as string,
      letter: writeNotice(
        env,
        {
          about,
          event: ANSWERED.includes(about) ? 'prices' : 'deliveries',
          pieces: [{ name, facts: sampleFacts(about, locale) }],
          values: Object.fromEntries((MOMENT_FACTS[about] ?? []).map((fact) => [fact, values[fact === 'number' ? 'request' : fact] ?? ''])),
          path: '/items?item=1',
        },
        { firstName: values.firstName ?? '', emailVerifiedAt: MOMENT, locale },
      ),
    })),
  ];
}
