import { writePdf } from '@/backend/api/pdf/write-pdf';
import { readSiteTexts } from '@/backend/site-texts';
import { publicEnv } from '@/lib/config/env';
import { LOCALES, type Locale } from '@/lib/config/locales';
import { REGIONS, type RegionCode } from '@/lib/config/regions';
import type { Invoice } from '@/lib/contract/billing';
import { formatDate } from '@/lib/dates';
import { fillPlaceholders } from '@/lib/text/fill-placeholders';
import { formatMoney } from '@/lib/money';
import { personName } from '@/lib/text/names';
import type en from '@/locales/en/billing.json';
import { DOT } from '@/lib/text/join-words';

/** The words of the page, so that both say the same. */
const WORDS = readSiteTexts<typeof en>('billing');

export interface SellerLines {
  name: string;
  address: string[];
  registrations: { label: string; number: string }[];
}

interface Drawn {
  invoice: Invoice;
  country: RegionCode;
  buyer: { firstName: string | null; lastName: string | null; email: string };
  /** The buyer's, in one line; empty if none is known. */
  address: string;
  seller: SellerLines;
  locale: Locale;
}

export function drawInvoice({ invoice, country, buyer, address, seller, locale }: Drawn): Promise<Buffer> {
  const words = WORDS[locale];
  const { htmlLang: localeTag, script } = LOCALES[locale];
  const colon = script === 'latin' ? ': ' : '：';
  const { currency, number, tax, total, payments = [], lines = [] } = invoice;
  const day = (date: string) => formatDate(date, { localeTag, timeZone: REGIONS[country].timeZone }, 'long');
  const money = (amount: number) => formatMoney({ amount, currency }, localeTag, { cents: 'always' });
  const hasTax = tax !== undefined && tax.rate > 0;
  // Where tax is charged the law names the document; a paid one without tax is a receipt.
  const kind = hasTax ? words.document.taxInvoice : invoice.status === 'paid' ? words.invoice.receipt : words.invoice.invoice;
  const title = fillPlaceholders(hasTax ? words.document.taxInvoiceTitle : words.invoice.title, { number });
  const name = personName({ firstName: buyer.firstName ?? undefined, lastName: buyer.lastName ?? undefined });
  return writePdf({ title, locale }, async (sheet) => {
    sheet.letterhead(publicEnv.brand, kind);
    sheet.title(title);
    sheet.facts([
      { term: words.invoice.date, lines: [day(invoice.date)] },
      ...(invoice.period ? [{ term: words.invoice.period, lines: [`${day(invoice.period.from)} – ${day(invoice.period.to)}`] }] : []),
      ...(invoice.dueDate ? [{ term: words.invoice.dueDate, lines: [day(invoice.dueDate)] }] : []),
      { term: words.column.status, lines: [words.status[invoice.status]] },
      {
        term: words.invoice.seller,
        lines: [
          seller.name,
          ...seller.address,
          ...seller.registrations.map((registration) => `${registration.label}${colon}${registration.number}`),
        ],
      },
      { term: words.invoice.billedTo, lines: [name, address, buyer.email].filter(Boolean) },
    ]);
    await sheet.table({
      caption: words.invoice.lines,
      columns: [
        { title: words.invoice.description, share: 6 },
        { title: words.invoice.quantity, share: 1.6, isNumber: true },
        { title: words.invoice.unitPrice, share: 2.4, isNumber: true },
        { title: words.invoice.amount, share: 2.4, isNumber: true },
      ],
      rows: lines.map((line) => [
        { text: titleOf(line), note: noteOf(line) },
        { text: String(line.quantity) },
        { text: money(line.unitPrice) },
        { text: money(line.amount) },
      ]),
      totals: [
        [{ text: words.invoice.total }, { text: '' }, { text: '' }, { text: money(total) }],
        ...(hasTax
          ? [
              [{ text: words.invoice.net }, { text: '' }, { text: '' }, { text: money(total - tax.amount) }],
              [{ text: fillPlaceholders(words.invoice.tax, { rate: tax.rate }) }, { text: '' }, { text: '' }, { text: money(tax.amount) }],
            ]
          : []),
      ],
    });
    if (payments.length > 0) {
      await sheet.table({
        caption: words.invoice.payments,
        columns: [
          { title: words.column.date, share: 4 },
          { title: words.payment.method, share: 5 },
          { title: words.column.amount, share: 3, isNumber: true },
        ],
        rows: payments.map(({ at, amount, method }) => [{ text: day(at) }, { text: method }, { text: money(amount) }]),
      });
    }
  });

  type Line = (typeof lines)[number];
  function titleOf({ kind: lineKind, service, description }: Line): string {
    if (service) return words.line.service[service];
    return lineKind ? words.line[lineKind].title : description;
  }

  function noteOf({ kind: lineKind, pieces, months, coverLimit }: Line): string {
    const what =
      pieces && pieces.length > 0
        ? new Intl.ListFormat(localeTag, { type: 'unit', style: 'short' }).format(pieces)
        : lineKind
          ? words.line[lineKind].why
          : '';
    const howLong =
      months === undefined ? '' : fillPlaceholders(months === 1 ? words.line.months_one : words.line.months_other, { count: months });
    const cover =
      coverLimit === undefined
        ? ''
        : fillPlaceholders(lineKind === 'lite' ? words.line.coverBag : words.line.coverPiece, {
            amount: formatMoney({ amount: coverLimit, currency }, localeTag),
          });
    return [what, [howLong, cover].filter(Boolean).join(DOT)].filter(Boolean).join('\n');
  }
}
