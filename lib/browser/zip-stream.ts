import { makeZip } from 'client-zip';

export interface ZipEntry {
  /** Path inside the archive, with `/`. A name that is already used, ignoring case, gets a number. */
  name: string;
  input: string | Uint8Array | Blob;
}

/** Maximum number of files that the plain end record can hold. */
const MAX_COUNTED = 0xfffe;
const END_RECORD = 22;

/**
 * An uncompressed ZIP archive, streamed while the files arrive: pictures are compressed already and texts are small.
 * @param lastModified of every file; a constant makes the archive reproducible
 */
export function zipStream(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>, lastModified: Date): ReadableStream<Uint8Array> {
  let count = 0;
  const freeName = nameKeeper();
  async function* named() {
    for await (const { name, input } of entries) {
      count += 1;
      yield { name: freeName(name), input, lastModified };
    }
  }
  return makeZip(named()).pipeThrough(countingAll(() => count));
}

/** Makes names unique ignoring case, because some unpackers would overwrite one file with the other. */
function nameKeeper(): (name: string) => string {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return (name) => {
    const key = name.toLowerCase();
    let free = name;
    let number = counts.get(key) ?? 1;
    while (taken.has(free.toLowerCase())) free = name.replace(/(\.[^./]*)?$/, (ending) => `-${(number += 1)}${ending}`);
    counts.set(key, number);
    taken.add(free.toLowerCase());
    return free;
  };
}

/**
 * client-zip 2.5.1 writes the ZIP64 end record only for large sizes, so archives of more than 65,534 small files have a wrong count. The
 * record is inserted here until the library releases its pull request 95.
 */
function countingAll(count: () => number): TransformStream<Uint8Array, Uint8Array> {
  let last: Uint8Array | undefined;
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      if (last) controller.enqueue(last);
      size += last?.length ?? 0;
      last = chunk;
    },
    flush(controller) {
      if (!last) return;
      const end = new DataView(last.buffer, last.byteOffset, last.byteLength);
      const directory = end.getUint32(16, true);
      // From 4 GB on the library writes the record itself.
      if (last.length === END_RECORD && count() > MAX_COUNTED && directory !== 0xffffffff) {
        controller.enqueue(zip64End(count(), end.getUint32(12, true), directory, size));
      }
      controller.enqueue(last);
    },
  });
}

/** The ZIP64 end record and its locator. */
function zip64End(count: number, directorySize: number, directory: number, at: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(76));
  view.setUint32(0, 0x06064b50, true);
  view.setBigUint64(4, 44n, true);
  view.setUint16(12, 45, true);
  view.setUint16(14, 45, true);
  const values: Readonly<Record<number, number>> = { 24: count, 32: count, 40: directorySize, 48: directory, 64: at };
  for (const [offset, value] of Object.entries(values)) view.setBigUint64(Number(offset), BigInt(value), true);
  view.setUint32(56, 0x07064b50, true);
  view.setUint32(72, 1, true);
  return new Uint8Array(view.buffer);
}
