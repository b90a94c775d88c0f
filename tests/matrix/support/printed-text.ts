import { inflateSync } from 'node:zlib';

interface PdfObject {
  dictionary: string;
  /** Inflated; empty for what has none. */
  stream: string;
}
type Glyphs = (hex: string) => string;

/** As Chromium writes them: dictionaries in the open, streams deflated. */
function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  const start = /(\d+) 0 obj\n([\s\S]*?)( stream\n|\nendobj)/g;
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const [, id = '', dictionary = '', end] = found;
    const length = end === ' stream\n' ? Number(/\/Length (\d+)/.exec(dictionary)?.[1]) : 0;
    const raw = pdf.subarray(start.lastIndex, start.lastIndex + length);
    objects.set(id, { dictionary, stream: dictionary.includes('/FlateDecode') ? inflateSync(raw).toString('latin1') : '' });
    start.lastIndex += length;
  }
  return objects;
}

const fromUtf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** A font's own map from its glyphs to letters. */
function glyphsOf(map: string): Glyphs {
  const letters = new Map<string, string>();
  for (const [, list = ''] of map.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', letter = ''] of list.matchAll(/<(\w+)> <(\w+)>/g)) letters.set(code, fromUtf16(letter));
  }
  for (const [, list = ''] of map.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g)) {
    for (const [, first = '', last = '', letter = ''] of list.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      for (let code = parseInt(first, 16); code <= parseInt(last, 16); code += 1) {
        letters.set(
          code.toString(16).toUpperCase().padStart(first.length, '0'),
          fromUtf16((parseInt(letter, 16) + code - parseInt(first, 16)).toString(16).padStart(letter.length, '0')),
        );
      }
    }
  }
  const width = /begincodespacerange\n<(\w+)>/.exec(map)?.[1]?.length ?? 4;
  return (hex) => (hex.match(new RegExp(`\\w{${width}}`, 'g')) ?? []).map((code) => letters.get(code) ?? '').join('');
}

/** Letters that share a glyph with another one, by itself or (⼾ for 户) as NFKC writes it: a font's map names whichever it likes. */
// oxfmt-ignore
const TWINS: Readonly<Record<string, string>> = {
  ʼ: '’', '⻄': '西', '⻆': '角', '⻉': '贝', '⻋': '车', '⻑': '長', '⻓': '长', '⻔': '门', '⻘': '青', '⻚': '页', '⻛': '风', '⻜': '飞', '⻝': '食',
  '⻢': '马', '⻣': '骨', '⻤': '鬼', '⻥': '鱼', '⻦': '鸟', '⻨': '麦', '⻩': '黄', '⻬': '齐', '⻮': '齿', '⻰': '龙', '⻅': '见', '⺠': '民',
  '⺟': '母', 戶: '户',
};

/** Words as they can be compared, on paper and in the page. */
export function inkOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/[ʼ戶\u2E80-\u2EFF]/g, (letter) => TWINS[letter] ?? letter);
}

/** The words on each sheet of a PDF that Chromium has written, in the order of painting and without spaces. */
export function printedText(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Glyphs>();
  const fontOf = (id: string): Glyphs => {
    const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? '')?.[1] ?? '';
    const known = fonts.get(id) ?? glyphsOf(objects.get(map)?.stream ?? '');
    fonts.set(id, known);
    return known;
  };
  const sheets = [...objects.values()]
    .filter(({ dictionary }) => /\/Type \/Page\b(?!s)/.test(dictionary))
    .map(({ dictionary }) => {
      const painted = objects.get(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1] ?? '')?.stream ?? '';
      const ids = new Map([...dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, id]));
      let glyphs: Glyphs = () => '';
      return [...painted.matchAll(/\/(F\d+) \S+ Tf|<(\w+)> Tj/g)]
        .map(([, font, hex]) => {
          if (font !== undefined) glyphs = fontOf(ids.get(font) ?? '');
          return hex === undefined ? '' : glyphs(hex);
        })
        .join('');
    });
  return sheets.map(inkOf);
}
