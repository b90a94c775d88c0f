export interface ZipEntry {
  /** Path inside the archive, with `/`; of several of one name each but the first gets a number. */
  name: string;
  content: Uint8Array;
}

const LOCAL_HEADER = 30;
const CENTRAL_HEADER = 46;
const END_RECORD = 22;
const MOST_FILES = 0xffff;
const MOST_BYTES = 0xffffffff;
/** Names are UTF-8: without it readers take them for an old code page. */
const UTF8_NAMES = 0x0800;
/** 1 January 1980, the earliest date that the format knows: the same content gives the same bytes. */
const DATE = 0x0021;

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

export function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (CRC_TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/**
 * A ZIP archive without compression: pictures are compressed already, and texts are small.
 * @throws RangeError for more files or bytes than the format counts
 */
export function zipArchive(entries: readonly ZipEntry[]): Uint8Array {
  const names = apart(entries.map(({ name }) => name));
  const named = entries.map(({ content }, index) => ({ name: new TextEncoder().encode(names[index]), content, crc: crc32(content) }));
  const size = named.reduce((sum, { name, content }) => sum + LOCAL_HEADER + CENTRAL_HEADER + 2 * name.length + content.length, END_RECORD);
  if (named.length > MOST_FILES || size > MOST_BYTES) throw new RangeError('Too much for one archive');
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  let at = 0;
  const starts = named.map(({ name, content, crc }) => {
    const start = at;
    view.setUint32(at, 0x04034b50, true);
    writeCommon(view, at + 4, name, content, crc);
    bytes.set(name, at + LOCAL_HEADER);
    bytes.set(content, at + LOCAL_HEADER + name.length);
    at += LOCAL_HEADER + name.length + content.length;
    return start;
  });
  const directory = at;
  named.forEach(({ name, content, crc }, index) => {
    view.setUint32(at, 0x02014b50, true);
    view.setUint16(at + 4, 20, true);
    writeCommon(view, at + 6, name, content, crc);
    view.setUint32(at + 42, starts[index] ?? 0, true);
    bytes.set(name, at + CENTRAL_HEADER);
    at += CENTRAL_HEADER + name.length;
  });
  view.setUint32(at, 0x06054b50, true);
  view.setUint16(at + 8, named.length, true);
  view.setUint16(at + 10, named.length, true);
  view.setUint32(at + 12, at - directory, true);
  view.setUint32(at + 16, directory, true);
  return bytes;
}

/** What the header before a file and its line in the directory have in common: 26 bytes from `version needed` on. */
function writeCommon(view: DataView, at: number, name: Uint8Array, content: Uint8Array, crc: number) {
  view.setUint16(at, 20, true);
  view.setUint16(at + 2, UTF8_NAMES, true);
  view.setUint16(at + 8, DATE, true);
  view.setUint32(at + 10, crc, true);
  view.setUint32(at + 14, content.length, true);
  view.setUint32(at + 18, content.length, true);
  view.setUint16(at + 22, name.length, true);
}

/** Each name once, for readers that ignore case as well: they would write one file over the other. */
function apart(names: readonly string[]): string[] {
  const taken = new Set(names.map((name) => name.toLowerCase()));
  const seen = new Map<string, number>();
  return names.map((name) => {
    const key = name.toLowerCase();
    let count = (seen.get(key) ?? 0) + 1;
    if (count > 1) {
      while (taken.has(numbered(key, count))) count += 1;
      taken.add(numbered(key, count));
    }
    seen.set(key, count);
    return count === 1 ? name : numbered(name, count);
  });
}

const numbered = (name: string, number: number): string => name.replace(/(\.[^./]*)?$/, (ending) => `-${number}${ending}`);
