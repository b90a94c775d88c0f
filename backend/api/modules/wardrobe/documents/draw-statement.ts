import { payoutText } from '@/backend/api/identity/security-notice-texts';
import { writePdf } from '@/backend/api/pdf/write-pdf';
import { readSiteTexts } from '@/backend/site-texts';
import { publicEnv } from '@/lib/config/env';
import { LOCALES, type Locale } from '@/lib/config/locales';
import { REGIONS, type RegionCode } from '@/lib/config/regions';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { salesSums, type StatementLine, statementLines } from '@/lib/domain/pricing/sales-statement';
import { formatDate } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import type itemTexts from '@/locales/en/items.json';
import type sales from '@/locales/en/sales.json';

/** The words of the page, so that both say the same. */
const WORDS = readSiteTexts<typeof sales>('sales');
const ITEMS = readSiteTexts<typeof itemTexts>('items');

interface Drawn {
  items: readonly WardrobeItem[];
  seller: { name: string; address: string; email: string };
  country: RegionCode;
  today: string;
  locale: Locale;
}

/** The statement of sales on paper: the lines of the table for spreadsheets, with the sums of the page. */
export function drawStatement({ items, seller, country, today, locale }: Drawn): Promise<Buffer> {
  const { statement: words, figures } = WORDS[locale];
  const { state: stateOf } = ITEMS[locale].payout;
  const { htmlLang: localeTag, script } = LOCALES[locale];
  const colon = script === 'latin' ? ': ' : '：';
  const { timeZone, currency } = REGIONS[country];
  const day = (date: string) => formatDate(date, { localeTag, timeZone }, 'medium');
  const money = (amount: number) => formatMoney({ amount, currency }, localeTag, { cents: 'always' });
  const lines = statementLines(items);
  const sums = salesSums(items);
  const sumOf = (amount: (line: StatementLine) => number) => money(lines.reduce((sum, line) => sum + amount(line), 0));
  return writePdf({ title: words.title, locale }, async (sheet) => {
    sheet.letterhead(publicEnv.brand, words.kind);
    sheet.title(words.title);
    sheet.facts([
      { term: words.seller, lines: [seller.name, seller.address, seller.email].filter(Boolean) },
      { term: words.asOf, lines: [day(today)] },
      { term: figures.coming, lines: [money(sums.coming)] },
      { term: figures.paid, lines: [money(sums.paid)] },
    ]);
    if (lines.length === 0) return sheet.note(words.none);
    await sheet.table({
      caption: words.sold,
      columns: [
        { title: words.piece, share: 5.6 },
        { title: words.soldPrice, share: 3, isNumber: true },
        { title: words.commission, share: 3, isNumber: true },
        { title: words.payout, share: 3, isNumber: true },
        { title: words.amount, share: 4.4, isNumber: true },
      ],
      rows: lines.map(({ item, soldAt, price, commissionPercent, commission, payout, settlement }) => [
        {
          text: item.name,
          note: [[item.brand, item.code].filter(Boolean).join(' · '), `${words.soldOn}${colon}${day(soldAt)}`].join('\n'),
        },
        { text: money(price) },
        { text: money(commission), note: `${commissionPercent}%` },
        { text: money(payout) },
        { text: money(settlement.amount), note: settled(settlement) },
      ]),
      totals: [
        [
          { text: words.total },
          { text: sumOf(({ price }) => price) },
          { text: sumOf(({ commission }) => commission) },
          { text: sumOf(({ payout }) => payout) },
          { text: sumOf(({ settlement }) => settlement.amount) },
        ],
      ],
    });
  });

  function settled({ state, method, ending, on }: StatementLine['settlement']): string {
    const to = method === null ? '' : payoutText({ country, locale }, method);
    return [state === 'wanted' ? words.wanted : stateOf[state], ending ? `${to} ••• ${ending}` : to, on === null ? '' : day(on)]
      .filter(Boolean)
      .join('\n');
  }
}
