export interface ZipEntry {
  /** Path inside the archive, ASCII, with `/`. */
  name: string;
  content: Uint8Array;
}

const LOCAL_HEADER = 30;
const CENTRAL_HEADER = 46;
const END_RECORD = 22;
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

/** A ZIP archive without compression: pictures are compressed already, and texts are small. */
export function zipArchive(entries: readonly ZipEntry[]): Uint8Array {
  const named = entries.map(({ name, content }) => ({ name: new TextEncoder().encode(name), content, crc: crc32(content) }));
  const size = named.reduce((sum, { name, content }) => sum + LOCAL_HEADER + CENTRAL_HEADER + 2 * name.length + content.length, END_RECORD);
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
  view.setUint16(at + 8, DATE, true);
  view.setUint32(at + 10, crc, true);
  view.setUint32(at + 14, content.length, true);
  view.setUint32(at + 18, content.length, true);
  view.setUint16(at + 22, name.length, true);
}
