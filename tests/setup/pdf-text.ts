import { inflateSync } from 'node:zlib';

/** The words of a document of `writePdf`, each text on a line: its one font's table gives the characters of its glyphs. */
export function pdfText(file: Buffer): string {
  const streams: string[] = [];
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('\nstream\n', at + 1)) {
    const from = file.indexOf('\n', at + 1) + 1;
    const end = file.indexOf('\nendstream', from);
    try {
      streams.push(inflateSync(file.subarray(from, end)).toString('latin1'));
    } catch {
      // A picture or another part that is packed in its own way.
    }
  }
  const characters = new Map<number, string>();
  for (const table of streams.filter((stream) => stream.includes('beginbfrange'))) {
    for (const [, first = '', list = ''] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
      [...list.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, unicode = ''], index) =>
        characters.set(parseInt(first, 16) + index, Buffer.from(unicode.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')),
      );
    }
  }
  const shown = (parts: string) =>
    [...parts.matchAll(/<([0-9a-f]+)>/gi)]
      .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      .map((glyph) => characters.get(parseInt(glyph, 16)) ?? '')
      .join('');
  return streams
    .filter((stream) => stream.includes('BT'))
    .flatMap((stream) => [...stream.matchAll(/\[((?:[^\]])*)\] TJ/g)])
    .map(([, parts = '']) => shown(parts))
    .join('\n');
}
