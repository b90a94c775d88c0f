import { describe, expect, it } from 'vitest';
import { crc32, zipArchive } from '@/lib/zip-archive';

describe('zipArchive', () => {
  it('computes the published check value of CRC-32', () => expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926));

  it('gives back every file, by its directory and by its own header', () => {
    const picture = Uint8Array.from({ length: 5000 }, (_, index) => (index * 37) % 256);
    const files = [
      { name: 'facts.html', content: new TextEncoder().encode('收納') },
      { name: 'pictures/a.bin', content: picture },
      { name: 'empty', content: new Uint8Array() },
    ];
    expect(readZip(zipArchive(files))).toEqual(files);
  });

  it('keeps files of one name apart, as a reader that ignores case sees them', () => {
    const file = (name: string, byte: number) => ({ name, content: Uint8Array.of(byte) });
    const files = [
      file('photos/a.jpg', 1),
      file('photos/a.jpg', 2),
      file('photos/A.JPG', 3),
      file('photos/a-2.jpg', 4),
      file('note', 5),
      file('note', 6),
    ];
    const read = readZip(zipArchive(files));
    expect(read.map(({ content }) => content[0])).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(read.map(({ name }) => name.toLowerCase())).size).toBe(files.length);
    expect(read.map(({ name }) => name)).toEqual(['photos/a.jpg', 'photos/a-3.jpg', 'photos/A-4.JPG', 'photos/a-2.jpg', 'note', 'note-2']);
  });

  it('says that its names are UTF-8, or readers take them for the letters of an old code page', () => {
    const [file] = readZip(zipArchive([{ name: 'photos/\u5927\u8863.jpg', content: Uint8Array.of(1) }]));
    expect(file?.name).toBe('photos/\u5927\u8863.jpg');
  });

  it('is refused rather than cut where the format has no room', () => {
    const content = new Uint8Array();
    expect(() => zipArchive(Array.from({ length: 65_536 }, (_unused, index) => ({ name: String(index), content })))).toThrow(RangeError);
  });

  it('is the same for the same files', () => {
    const files = [{ name: 'a', content: Uint8Array.of(1, 2) }];
    expect(zipArchive(files)).toEqual(zipArchive(files));
  });
});

/** Reads stored entries from the end, as readers do, and checks what both headers say. */
function readZip(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const text = (from: number, length: number) => new TextDecoder().decode(bytes.subarray(from, from + length));
  let at = view.getUint32(end + 16, true);
  const files = Array.from({ length: view.getUint16(end + 10, true) }, () => {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    expect(view.getUint16(at + 8, true) & 0x0800).toBe(0x0800);
    const [method, crc, size, nameLength, start] = [
      view.getUint16(at + 10, true),
      view.getUint32(at + 16, true),
      view.getUint32(at + 24, true),
      view.getUint16(at + 28, true),
      view.getUint32(at + 42, true),
    ];
    const name = text(at + 46, nameLength);
    at += 46 + nameLength;
    expect(view.getUint16(start + 6, true) & 0x0800).toBe(0x0800);
    expect([view.getUint32(start, true), method, view.getUint32(start + 14, true), text(start + 30, nameLength)]).toEqual([
      0x04034b50,
      0,
      crc,
      name,
    ]);
    const content = bytes.slice(start + 30 + nameLength, start + 30 + nameLength + size);
    expect(crc32(content)).toBe(crc);
    return { name, content };
  });
  expect(at).toBe(end);
  return files;
}
