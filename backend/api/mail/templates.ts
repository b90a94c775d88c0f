import type { User } from '@/backend/api/db/schema/users';
import type { BackendEnv } from '@/backend/config/env';
import { readSiteTexts, readTexts } from '@/backend/site-texts';
import { LOCALES, regionOfLocale, type Locale } from '@/lib/config/locales';
import { REGIONS } from '@/lib/config/regions';
import type { coverLimits } from '@/lib/domain/pricing/price-list';
import { formatMoney } from '@/lib/money';
import { fillPlaceholders } from '@/lib/text/fill-placeholders';
import { DOT } from '@/lib/text/join-words';
import { writeLetter, type Letter, type LetterContent, type LetterKind, type LetterText } from './letter/letter';
import type en from './texts/en.json';

export type MailTemplate = keyof typeof en;

export const MAIL_TEXTS = readTexts<Record<MailTemplate, LetterText>>(import.meta.url);

const VISIT = ['booking', 'date', 'time', 'address'] as const;
const INVOICE = ['invoice', 'for', 'amount'] as const;

/** Why each mail is sent, and the facts in its table, of which a mail shows those that it has. */
export const MAIL_KINDS: Readonly<Record<MailTemplate, LetterKind>> = {
  newsletterWelcome: { why: 'newsletter', facts: [] },
  newsletterWithoutCode: { why: 'newsletter', facts: [] },
  chatUnread: { why: 'settings', facts: [] },
  verifyEmail: { why: 'opened', facts: [] },
  passwordReset: { why: 'security', facts: [] },
  passwordResetUnproven: { why: 'opened', facts: [] },
  passwordResetUnknown: { why: 'typed', facts: [] },
  passwordChanged: { why: 'security', facts: ['when', 'device'] },
  accountCleared: { why: 'security', facts: ['when', 'device'] },
  payoutChosen: { why: 'security', facts: ['payTo', 'when', 'device'] },
  payoutChanged: { why: 'security', facts: ['payTo', 'when', 'device'] },
  payoutCode: { why: 'security', facts: ['when', 'device'] },
  newDevice: { why: 'security', facts: ['device', 'when'] },
  detailsChanged: { why: 'security', facts: ['changes', 'when', 'device'] },
  emailChangeOld: { why: 'security', facts: ['when', 'device'] },
  emailChangeOldUnproven: { why: 'opened', facts: [] },
  emailChangeNew: { why: 'typed', facts: [] },
  emailChangeTaken: { why: 'typed', facts: [] },
  emailChanged: { why: 'security', facts: ['when', 'device'] },
  deletionLink: { why: 'security', facts: ['when', 'device'] },
  accountDeleted: { why: 'closed', facts: [] },
  contactTeam: { why: null, facts: ['reference', 'topic', 'theirReference', 'phone', 'callBack'] },
  contactReceived: { why: 'typed', facts: ['reference'] },
  orderConfirmed: { why: 'member', facts: ['order', ...VISIT, 'freeUntil', 'cover', 'today', 'later'] },
  collectionBooked: { why: 'member', facts: [...VISIT, 'freeUntil'] },
  bookingChanged: { why: 'member', facts: [...VISIT, 'freeUntil'] },
  bookingCancelled: { why: 'member', facts: ['booking', 'date', 'time'] },
  giftBought: { why: 'gift', facts: ['worth', 'validUntil', 'reference'] },
  giftBoughtUnproven: { why: 'gift', facts: ['worth', 'validUntil', 'reference'] },
  giftEnds: { why: 'gift', facts: ['left', 'validUntil', 'reference'] },
  invoicePaid: { why: 'member', facts: [...INVOICE, 'card', 'paidOn'] },
  invoicePaidByCredit: { why: 'member', facts: ['invoice', 'for'] },
  feesRefunded: { why: 'member', facts: ['invoice', 'amount', 'card'] },
  feesCredited: { why: 'member', facts: ['invoice', 'amount'] },
  invoiceIssued: { why: 'member', facts: [...INVOICE, 'card', 'chargedOn'] },
  invoiceIssuedByHand: { why: 'member', facts: [...INVOICE, 'due'] },
  termEnds: { why: 'member', facts: [...INVOICE, 'card', 'chargedOn'] },
  termEndsByHand: { why: 'member', facts: [...INVOICE, 'due'] },
  termEndsByCredit: { why: 'member', facts: ['invoice', 'for'] },
  orderEnded: { why: 'member', facts: ['order', 'refund'] },
  termEnded: { why: 'member', facts: ['lastDay', 'refund'] },
  invoiceDueByHand: { why: 'member', facts: [...INVOICE, 'due'] },
  chargeFailed: { why: 'member', facts: [...INVOICE, 'card', 'nextTry'] },
  invoiceOverdue: { why: 'member', facts: [...INVOICE, 'due', 'nextTry'] },
  invoiceOverdueAgain: { why: 'member', facts: [...INVOICE, 'due', 'nextTry'] },
  invoiceOverdueLast: { why: 'member', facts: [...INVOICE, 'due', 'pausedFrom'] },
  consignmentReceived: { why: 'member', facts: ['consignment', 'count', 'date', 'time', 'address'] },
};

export const renderMail = (env: Pick<BackendEnv, 'siteUrls'>, template: MailTemplate, content: LetterContent): Letter =>
  writeLetter(env, MAIL_TEXTS[content.locale][template], MAIL_KINDS[template], content);

/** The name for addressing a member in a mail. Until the address is proven it could be text chosen by somebody else. */
export const greetedName = ({ firstName, emailVerifiedAt }: Pick<User, 'firstName' | 'emailVerifiedAt'>): string =>
  emailVerifiedAt ? firstName : '';

const BILLING = readSiteTexts<{ line: Record<string, { title: string }> }>('billing');
const PRICING = readSiteTexts<{ compare: { coverPiece: string; coverBag: string } }>('pricing');

/** Pakt x storage · HK$8,000 per piece: a limit without its unit could be read as that of the whole order. */
export function coverText(locale: Locale, { package: name, limit }: ReturnType<typeof coverLimits>[number]): string {
  const { coverPiece, coverBag } = PRICING[locale].compare;
  const amount = formatMoney({ amount: limit, currency: REGIONS[regionOfLocale(locale)].currency }, LOCALES[locale].htmlLang);
  return `${BILLING[locale].line[name]?.title ?? name}${DOT}${fillPlaceholders(name === 'lite' ? coverBag : coverPiece, { amount })}`;
}
