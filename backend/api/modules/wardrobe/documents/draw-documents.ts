import { payoutText } from '@/backend/api/identity/security-notices';
import { writePdf, type Cell } from '@/backend/api/pdf/write-pdf';
import { readSiteTexts } from '@/backend/site-texts';
import { publicEnv } from '@/lib/config/env';
import { LOCALES, type Locale } from '@/lib/config/locales';
import { REGIONS, type RegionCode } from '@/lib/config/regions';
import type { ItemFile } from '@/lib/contract/item-files';
import type { WardrobeItem } from '@/lib/contract/wardrobe';
import { salesSums, type StatementLine, statementLines } from '@/lib/domain/pricing/sales-statement';
import { sizeWord } from '@/lib/domain/wardrobe/garment';
import { formatDate } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { fillPlaceholders } from '@/lib/text/fill-placeholders';
import type items from '@/locales/en/items.json';
import type record from '@/locales/en/record.json';
import type sales from '@/locales/en/sales.json';
import { DOT } from '@/lib/text/join-words';

/** The words of the pages, so that both say the same. */
const ITEMS = readSiteTexts<typeof items>('items');
const RECORD = readSiteTexts<typeof record>('record');

/** What our rooms are held at, in degrees Celsius, as the home page says. */
const ROOM_TEMPERATURE: Record<RegionCode, number> = { hk: 20, sg: 21 };

export interface InventoryPiece {
  item: WardrobeItem;
  /** A JPEG; null: not photographed. */
  picture: Buffer | null;
  receipts: readonly ItemFile[];
}

interface Drawn {
  pieces: readonly InventoryPiece[];
  owner: { name: string; address: string; email: string };
  country: RegionCode;
  today: string;
  locale: Locale;
}

/** What an insurer asks for: which pieces there are, with picture and number, what they are worth, and how they are kept. */
export function drawInventory({ pieces, owner, country, today, locale }: Drawn): Promise<Buffer> {
  const words = RECORD[locale].inventory;
  const say = ITEMS[locale];
  const { htmlLang: localeTag } = LOCALES[locale];
  const { timeZone, currency } = REGIONS[country];
  const day = (date: string) => formatDate(date, { localeTag, timeZone }, 'medium');
  const money = (amount: number) => formatMoney({ amount, currency }, localeTag);
  const range = (low: number, high: number) => `${money(low)} – ${money(high)}`;
  const sumOf = (part: 'low' | 'high') => pieces.reduce((sum, { item }) => sum + (item.resale?.[part] ?? 0), 0);
  const total = sumOf('high') > 0 ? range(sumOf('low'), sumOf('high')) : '–';
  const columns = [
    { title: words.piece, share: 6 },
    { title: words.number, share: 2.4 },
    { title: words.condition, share: 2.4 },
    { title: words.kept, share: 3 },
    { title: words.worth, share: 3, isNumber: true },
  ];

  function row({ item, picture, receipts }: InventoryPiece): Cell[] {
    const { name, brand, category, size, code, plan, condition, state, storedSince, resale } = item;
    const word = size === null ? null : sizeWord(size);
    const isOwn = plan === 'own';
    return [
      {
        text: name,
        note: [[brand, say.category[category], word ? say.size[word] : size], ...receipts.map(receiptWords)]
          .map((facts) => facts.filter(Boolean).join(DOT))
          .join('\n'),
        picture,
      },
      { text: isOwn ? '–' : code },
      { text: condition ? say.condition[condition] : '–' },
      { text: say.state[state], ...(storedSince && !isOwn ? { note: fillPlaceholders(words.since, { date: day(storedSince) }) } : {}) },
      { text: resale ? range(resale.low, resale.high) : '–' },
    ];
  }

  function receiptWords({ date, note }: ItemFile): (string | null)[] {
    return [RECORD[locale].files.receipt, date && day(date), note];
  }

  return writePdf({ title: words.title, locale }, async (sheet) => {
    sheet.letterhead(publicEnv.brand, words.kind);
    sheet.title(words.title);
    sheet.facts([
      { term: words.owner, lines: [owner.name, owner.email].filter(Boolean) },
      ...(owner.address ? [{ term: words.address, lines: [owner.address] }] : []),
      { term: words.date, lines: [day(today)] },
      { term: words.pieces, lines: [String(pieces.length)] },
      { term: words.value, lines: [total] },
    ]);
    const groups = [
      { caption: words.withUs, of: pieces.filter(({ item }) => item.plan !== 'own') },
      { caption: words.atHome, of: pieces.filter(({ item }) => item.plan === 'own') },
    ];
    for (const { caption, of } of groups) if (of.length > 0) await sheet.table({ caption, columns, rows: of.map(row) });
    sheet.note(fillPlaceholders(words.climate, { temperature: ROOM_TEMPERATURE[country] }));
    sheet.note(words.basis);
  });
}

/** The words of the page, so that both say the same. */
const WORDS = readSiteTexts<typeof sales>('sales');
const ITEM_TEXTS = readSiteTexts<typeof items>('items');

interface DrawnSales {
  items: readonly WardrobeItem[];
  seller: { name: string; address: string; email: string };
  country: RegionCode;
  today: string;
  locale: Locale;
}

/** The statement of sales on paper: the lines of the table for spreadsheets, with the sums of the page. */
export function drawStatement({ items, seller, country, today, locale }: DrawnSales): Promise<Buffer> {
  const { statement: words, figures } = WORDS[locale];
  const { state: stateOf } = ITEM_TEXTS[locale].payout;
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
          note: [[item.brand, item.code].filter(Boolean).join(DOT), `${words.soldOn}${colon}${day(soldAt)}`].join('\n'),
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
