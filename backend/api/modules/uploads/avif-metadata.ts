interface Box {
  type: string;
  /** Range of its content in the file. */
  start: number;
  end: number;
}

/** For a file of ten megabytes; limits the parsing time. */
const MAX_BOXES = 20_000;
/** Items that are metadata: Exif, XMP, others. */
const TOLD = new Set(['Exif', 'mime', 'uri ']);
/** An item type that readers ignore. */
const PASSED_OVER = 'skip';

/**
 * Blanks Exif and XMP of an AVIF in place: data is referenced by offset, so nothing may move.
 * @returns null for an invalid structure
 */
export function withoutAvifMetadata(bytes: Buffer): Buffer | null {
  try {
    return blanked(Buffer.from(bytes));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function blanked(bytes: Buffer): Buffer {
  const boxes = boxesIn(bytes, 0, bytes.length);
  for (const { type, start, end } of boxes) if (type === 'uuid') bytes.fill(0, start, end);
  const meta = boxes.find(({ type }) => type === 'meta');
  if (!meta) return bytes;
  const inside = boxesIn(bytes, meta.start + 4, meta.end);
  const [infos, places, data] = ['iinf', 'iloc', 'idat'].map((name) => inside.find(({ type }) => type === name));
  const told = infos ? renameTold(bytes, infos) : new Set<number>();
  if (told.size > 0 && places) for (const [start, end] of extentsOf(bytes, places, told, data?.start ?? 0)) bytes.fill(0, start, end);
  return bytes;
}

/** @throws RangeError for boxes that exceed their parent */
function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    const short = bytes.readUInt32BE(at);
    const head = short === 1 ? 16 : 8;
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
    if (size < head || at + size > to || boxes.length >= MAX_BOXES) throw new RangeError('A box exceeds its parent');
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at + head, end: at + size });
    at += size;
  }
  return boxes;
}

/** Renames metadata items to an ignored type. @returns their ids */
function renameTold(bytes: Buffer, { start, end }: Box): Set<number> {
  const told = new Set<number>();
  const isLong = bytes[start] !== 0;
  for (const entry of boxesIn(bytes, start + (isLong ? 8 : 6), end)) {
    const version = bytes[entry.start] ?? 0;
    if (entry.type !== 'infe' || version < 2) continue;
    const id = version === 2 ? bytes.readUInt16BE(entry.start + 4) : bytes.readUInt32BE(entry.start + 4);
    const typeAt = entry.start + (version === 2 ? 8 : 10);
    if (typeAt + 4 > entry.end || !TOLD.has(bytes.toString('latin1', typeAt, typeAt + 4))) continue;
    told.add(id);
    bytes.write(PASSED_OVER, typeAt, 'latin1');
  }
  return told;
}

/** Byte ranges of these items. */
function extentsOf(bytes: Buffer, { start, end }: Box, ids: ReadonlySet<number>, dataStart: number): [number, number][] {
  const version = bytes[start] ?? 0;
  const [offsetSize, lengthSize] = nibblesOf(bytes[start + 4]);
  const [baseSize, index] = nibblesOf(bytes[start + 5]);
  const indexSize = version === 0 ? 0 : index;
  const wide = version < 2 ? 2 : 4;
  let at = start + 6;
  const take = (size: number): number => {
    if (at + size > end) throw new RangeError('A list of extents exceeds its box');
    const value = size === 8 ? Number(bytes.readBigUInt64BE(at)) : size === 0 ? 0 : bytes.readUIntBE(at, size);
    at += size;
    return value;
  };
  const extents: [number, number][] = [];
  for (let left = take(wide); left > 0; left -= 1) {
    const id = take(wide);
    const method = version === 0 ? 0 : take(2) & 0x0f;
    take(2); // data reference: always this file
    const base = take(baseSize) + (method === 1 ? dataStart : 0);
    for (let parts = take(2); parts > 0; parts -= 1) {
      take(indexSize);
      const from = base + take(offsetSize);
      const length = take(lengthSize);
      if (ids.has(id)) extents.push([from, length === 0 ? bytes.length : Math.min(bytes.length, from + length)]);
    }
  }
  return extents;
}

const nibblesOf = (byte = 0): [number, number] => [byte >> 4, byte & 0x0f];
