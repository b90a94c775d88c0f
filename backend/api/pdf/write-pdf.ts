import { readFileSync } from 'node:fs';
import { setImmediate as giveWay } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { LOCALES, type Locale } from '@/lib/config/locales';

/**
 * Shapes of Hong Kong and of the mainland, packed; fonts/OFL.txt is their licence. Each has every Han character of Noto Sans CJK, because
 * names are written either way whatever the language, kana, Hangul, Tamil, Thai, and Latin, Greek and Cyrillic with all accents. A character
 * that a face lacks (Devanagari, Arabic, emoji) is drawn as a box. `fontTools.merge` joined the parts; with the rules of Noto Sans Devanagari
 * fontkit throws.
 */
const FONTS = { hk: null, sc: null } as Record<'hk' | 'sc', Buffer | null>;

function fontOf(locale: Locale): Buffer {
  const name = LOCALES[locale].script === 'simplified' ? 'sc' : 'hk';
  FONTS[name] ??= brotliDecompressSync(readFileSync(new URL(`fonts/noto-sans-${name}.ttf.br`, import.meta.url)));
  return FONTS[name];
}

/** Not yet known to the types. */
const UA: string = 'PDF/UA';

const INK = '#221e1c';
const MUTED = '#6a625b';
const LINE = '#877b6f';
const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - MARGIN;
/** Of a cell, with the gap beside it. */
const PICTURE = { width: 36, height: 45, gap: 8 };
const ROWS_AT_ONCE = 25;
const SIZES = { title: 20, heading: 12, text: 10, small: 8.5 } as const;

export interface Cell {
  text: string;
  /** Below the text, smaller. */
  note?: string;
  /** A JPEG beside the text, which says what it shows; null leaves its place empty. */
  picture?: Buffer | null;
}

interface Column {
  title: string;
  /** Share of the width. */
  share: number;
  isNumber?: boolean;
}

interface Table {
  caption: string;
  columns: readonly Column[];
  /** The first cell names its row. */
  rows: readonly (readonly Cell[])[];
  /** Set off by a line. */
  totals?: readonly (readonly Cell[])[];
}

/** What a document is made of, from top to bottom; it goes on on another page where one is full. */
export interface Sheet {
  /** The name of the seller above the title. */
  letterhead: (name: string, kind: string) => void;
  title: (text: string) => void;
  facts: (entries: readonly { term: string; lines: readonly string[] }[]) => void;
  /** Ten thousand rows take seconds, so that others have their turn between them. */
  table: (table: Table) => Promise<void>;
  note: (text: string) => void;
}

/** An A4 document whose parts say what they are (PDF/UA), so that a screen reader reads it like the page. */
export async function writePdf(
  { title, locale }: { title: string; locale: Locale },
  draw: (sheet: Sheet) => void | Promise<void>,
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    tagged: true,
    lang: LOCALES[locale].htmlLang,
    displayTitle: true,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: UA as PDFKit.Mixins.PDFSubsets,
    info: { Title: title },
    font: fontOf(locale) as unknown as string,
  });
  const parts: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  await draw(sheetOn(doc, root));
  root.end();
  numberPages(doc);
  doc.end();
  return done;
}

type Doc = InstanceType<typeof PDFDocument>;

function numberPages(doc: Doc): void {
  const { count } = doc.bufferedPageRange();
  if (count === 1) return;
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    // Below the margin the library would begin another page.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.fontSize(SIZES.small).fillColor(MUTED);
    doc.text(`${page + 1} / ${count}`, MARGIN, BOTTOM + 16, { width: WIDTH, align: 'right' }).endMarkedContent();
  }
}

type Structure = ReturnType<Doc['struct']>;

/** Not yet known to the types. */
interface OpensPictures {
  openImage: (picture: Buffer) => PDFKit.Mixins.ImageSrc;
}

function sheetOn(doc: Doc, root: Structure): Sheet {
  let y = MARGIN;
  /** The same picture is in the file once. */
  const pictures = new Map<Buffer, PDFKit.Mixins.ImageSrc>();
  const put = (
    text: string,
    { x = MARGIN, width = WIDTH, size = SIZES.text as number, colour = INK, align = 'left' as 'left' | 'right' },
  ) => doc.fontSize(size).fillColor(colour).text(text, x, y, { width, align, lineGap: 2 });
  const heightOf = (text: string, width: number, size: number) => doc.fontSize(size).heightOfString(text, { width, lineGap: 2 });
  const makeRoom = (height: number, onPage?: () => void) => {
    if (y + height <= BOTTOM) return;
    doc.addPage();
    y = MARGIN;
    onPage?.();
  };
  const say = (type: string, height: number, write: () => void) => {
    makeRoom(height);
    root.add(doc.struct(type, {}, write));
    y += height;
  };
  const rule = () =>
    doc
      .markContent('Artifact', { type: 'Layout' })
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + WIDTH, y)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke()
      .endMarkedContent();

  /** As decoration: its words are beside it. */
  function show(picture: Buffer, x: number): void {
    const opened = pictures.get(picture) ?? (doc as unknown as OpensPictures).openImage(picture);
    pictures.set(picture, opened);
    doc
      .markContent('Artifact', { type: 'Layout' })
      .image(opened, x, y, { width: PICTURE.width, height: PICTURE.height })
      .endMarkedContent();
  }

  function row(parent: Structure | null, columns: readonly Column[], cells: readonly Cell[], isHead: boolean): void {
    const shares = columns.reduce((sum, { share }) => sum + share, 0);
    const widths = columns.map(({ share }, index) => (share / shares) * WIDTH - (index === columns.length - 1 ? 0 : 10));
    const size = isHead ? SIZES.small : SIZES.text;
    const besides = cells.map(({ picture }) => (picture === undefined ? 0 : PICTURE.width + PICTURE.gap));
    const heights = cells.map(({ text, note, picture }, index) => {
      const width = (widths[index] ?? 0) - (besides[index] ?? 0);
      const words = heightOf(text, width, size) + (note ? heightOf(note, width, SIZES.small) : 0);
      return picture === undefined ? words : Math.max(PICTURE.height, words);
    });
    const height = Math.max(...heights);
    // A head that moves to the next page takes the first row along; a later row has its titles repeated above it.
    makeRoom(height + (isHead ? 52 : 12), isHead ? undefined : () => head(null, columns));
    y += 6;
    const line = parent && doc.struct('TR');
    if (line) parent.add(line);
    let x = MARGIN;
    cells.forEach(({ text, note, picture }, index) => {
      const beside = besides[index] ?? 0;
      const width = (widths[index] ?? 0) - beside;
      const align = columns[index]?.isNumber ? 'right' : 'left';
      if (picture) show(picture, x);
      const left = x + beside;
      const write = () => {
        put(text, { x: left, width, size, colour: isHead ? MUTED : INK, align });
        if (!note) return;
        const top = y;
        y += heightOf(text, width, size);
        put(note, { x: left, width, size: SIZES.small, colour: MUTED, align });
        y = top;
      };
      if (line) line.add(doc.struct(isHead || index === 0 ? 'TH' : 'TD', {}, write));
      else write();
      x += width + beside + 10;
    });
    line?.end();
    y += height + 6;
  }

  /** On a further page it is decoration: a screen reader has read it at the top of the table. */
  function head(parent: Structure | null, columns: readonly Column[]): void {
    if (!parent) doc.markContent('Artifact', { type: 'Pagination' });
    const titles = columns.map(({ title }) => ({ text: title }));
    row(parent, columns, titles, true);
    if (!parent) doc.endMarkedContent();
    rule();
  }

  return {
    letterhead: (name, kind) => {
      const height = heightOf(name, WIDTH / 2, SIZES.heading);
      say('P', height, () => {
        put(name, { width: WIDTH / 2, size: SIZES.heading });
        put(kind, { x: MARGIN + WIDTH / 2, width: WIDTH / 2, size: SIZES.heading, colour: MUTED, align: 'right' });
      });
      y += 10;
      rule();
      y += 22;
    },
    title: (text) => {
      say('H1', heightOf(text, WIDTH, SIZES.title), () => put(text, { size: SIZES.title }));
      y += 16;
    },
    facts: (entries) => {
      for (const { term, lines } of entries) {
        const value = lines.join('\n');
        const height = heightOf(value, WIDTH - 130, SIZES.text);
        say('P', height, () => {
          put(term, { width: 120, colour: MUTED });
          put(value, { x: MARGIN + 130, width: WIDTH - 130 });
        });
        y += 5;
      }
      y += 14;
    },
    table: async ({ caption, columns, rows, totals = [] }) => {
      makeRoom(80);
      say('H2', heightOf(caption, WIDTH, SIZES.heading), () => put(caption, { size: SIZES.heading }));
      y += 4;
      const table = doc.struct('Table');
      root.add(table);
      head(table, columns);
      for (const [index, cells] of rows.entries()) {
        if (index > 0 && index % ROWS_AT_ONCE === 0) await giveWay();
        row(table, columns, cells, false);
      }
      if (totals.length > 0) rule();
      for (const cells of totals) row(table, columns, cells, false);
      table.end();
      y += 18;
    },
    note: (text) => {
      say('P', heightOf(text, WIDTH, SIZES.small), () => put(text, { size: SIZES.small, colour: MUTED }));
      y += 8;
    },
  };
}
