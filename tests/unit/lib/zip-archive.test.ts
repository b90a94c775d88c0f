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
    const [method, crc, size, nameLength, start] = [
      view.getUint16(at + 10, true),
      view.getUint32(at + 16, true),
      view.getUint32(at + 24, true),
      view.getUint16(at + 28, true),
      view.getUint32(at + 42, true),
    ];
    const name = text(at + 46, nameLength);
    at += 46 + nameLength;
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
