import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { zipStream, type ZipEntry } from '@/lib/browser/zip-stream';

const DAY = new Date(2026, 0, 2, 3, 4);
const archiveOf = async (entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>) =>
  Buffer.from(await new Response(zipStream(entries, DAY)).arrayBuffer());

it('gives back every file, with names in UTF-8', async () => {
  const picture = Uint8Array.from({ length: 5000 }, (_, index) => (index * 37) % 256);
  const files = readZip(
    await archiveOf([
      { name: 'facts.html', input: '收納' },
      { name: 'photos/\u5927\u8863.jpg', input: new Blob([picture]) },
      { name: 'empty', input: new Uint8Array() },
    ]),
  );
  expect(files).toEqual([
    { name: 'facts.html', content: Buffer.from('收納') },
    { name: 'photos/\u5927\u8863.jpg', content: Buffer.from(picture) },
    { name: 'empty', content: Buffer.alloc(0) },
  ]);
});

it('keeps files of one name apart, as a reader that ignores case sees them', async () => {
  const names = ['photos/a.jpg', 'photos/a.jpg', 'photos/A.JPG', 'photos/a-2.jpg', 'note', 'note', 'note'];
  const read = readZip(await archiveOf(names.map((name, index) => ({ name, input: Uint8Array.of(index) }))));
  expect(read.map(({ content }) => content[0])).toEqual(names.map((_name, index) => index));
  expect(new Set(read.map(({ name }) => name.toLowerCase())).size).toBe(names.length);
  expect(read.map(({ name }) => name).slice(0, 2)).toEqual(['photos/a.jpg', 'photos/a-2.jpg']);
});

it('asks for a file when the one before it is written', async () => {
  let asked = 0;
  const entries = (async function* () {
    for (; asked < 100; asked += 1) yield { name: `${asked}`, input: new Uint8Array(100_000) };
  })();
  const reader = zipStream(entries, DAY).getReader();
  await reader.read();
  expect(asked).toBeLessThan(10);
  await reader.cancel();
});

it('is the same for the same files', async () => {
  const files = () => archiveOf([{ name: 'a', input: Uint8Array.of(1, 2) }]);
  expect(await files()).toEqual(await files());
});

it('counts more files than the old format can', async () => {
  const count = 70_000;
  const entries = Array.from({ length: count }, (_, index) => ({ name: `${index}`, input: 'x' }));
  const archive = await archiveOf(entries);
  const read = readZip(archive);
  expect(read).toHaveLength(count);
  expect(read.at(-1)).toEqual({ name: `${count - 1}`, content: Buffer.from('x') });
  // Once: a release of the library that writes it makes ours one too many.
  const marks = Buffer.from([0x50, 0x4b, 6, 6]);
  expect(archive.indexOf(marks) === archive.lastIndexOf(marks)).toBe(true);
});

/** Reads stored entries from the end and by the directory, as strict readers do. */
function readZip(bytes: Buffer) {
  const end = bytes.length - 22;
  expect(bytes.readUInt32LE(end)).toBe(0x06054b50);
  let count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  const directory = at;
  let directoryEnd = end;
  if (count === 0xffff) {
    expect(bytes.readUInt32LE(end - 20)).toBe(0x07064b50);
    directoryEnd = Number(bytes.readBigUInt64LE(end - 12));
    expect(bytes.readUInt32LE(directoryEnd)).toBe(0x06064b50);
    expect(Number(bytes.readBigUInt64LE(directoryEnd + 4))).toBe(end - 20 - directoryEnd - 12);
    count = Number(bytes.readBigUInt64LE(directoryEnd + 32));
    expect([40, 48].map((offset) => Number(bytes.readBigUInt64LE(directoryEnd + offset)))).toEqual([directoryEnd - directory, directory]);
  }
  const files = Array.from({ length: count }, () => {
    const header = bytes.subarray(at, at + 46);
    const nameLength = header.readUInt16LE(28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const start = header.readUInt32LE(42);
    const first = start + 30 + nameLength + bytes.readUInt16LE(start + 28);
    const content = bytes.subarray(first, first + header.readUInt32LE(24));
    const whole =
      header.readUInt32LE(0) === 0x02014b50 &&
      bytes.readUInt32LE(start) === 0x04034b50 &&
      // Stored, names in UTF-8, and the sum of what is there.
      header.readUInt16LE(10) === 0 &&
      (header.readUInt16LE(8) & bytes.readUInt16LE(start + 6) & 0x0800) !== 0 &&
      header.readUInt32LE(16) === crc32(content);
    if (!whole) throw new Error(`${name} is not whole`);
    at += 46 + nameLength + header.readUInt16LE(30) + header.readUInt16LE(32);
    return { name, content };
  });
  expect(at).toBe(directoryEnd);
  return files;
}
