import { crc32 } from 'node:zlib';
import type { UploadType } from '@/lib/contract/upload';
import { withoutAvifMetadata } from './avif-metadata';

type PictureType = Exclude<UploadType, 'application/pdf'>;
/** A range of the file to keep, or bytes to insert. */
type Parts = Buffer[];

/** Real files have far fewer segments; limits the parsing time. */
const MAX_PARTS = 50_000;
const UPRIGHT = 1;

/**
 * Removes metadata from a picture: place, time, owner, device, earlier versions, and trailing data. Pixels and colours stay bit-identical
 * (the condition of a piece is judged by them), and so does the orientation.
 * @param orientation as Exif counts it
 * @returns null for an invalid structure
 */
export function withoutMetadata(bytes: Buffer, type: PictureType, orientation = UPRIGHT): Buffer | null {
  const parts = PARTS[type](bytes, orientation > UPRIGHT && orientation <= 8 ? tiffOf(orientation) : null);
  return parts && parts.length <= MAX_PARTS ? Buffer.concat(parts) : null;
}

const PARTS: Record<PictureType, (bytes: Buffer, tiff: Buffer | null) => Parts | null> = {
  'image/jpeg': jpegParts,
  'image/png': pngParts,
  'image/webp': webpParts,
  // AVIF stores its rotation in the image itself, not in Exif.
  'image/avif': (bytes) => {
    const clean = withoutAvifMetadata(bytes);
    return clean ? [clean] : null;
  },
};

/** A minimal Exif directory with only the orientation. */
function tiffOf(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}

const EXIF_HEAD = Buffer.from('Exif\0\0', 'latin1');

function jpegParts(bytes: Buffer, tiff: Buffer | null): Parts | null {
  const parts: Parts = [bytes.subarray(0, 2)];
  if (tiff) {
    const head = Buffer.from([0xff, 0xe1, 0, 2 + EXIF_HEAD.length + tiff.length]);
    parts.push(head, EXIF_HEAD, tiff);
  }
  let at = 2;
  while (at + 1 < bytes.length && parts.length <= MAX_PARTS) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker === 0xff) at += 1;
    else if (marker === 0xd9) return [...parts, bytes.subarray(at, at + 2)];
    else if (hasNoLength(marker)) at += 2;
    else {
      if (at + 4 > bytes.length) return null;
      const head = at + 2 + bytes.readUInt16BE(at + 2);
      const end = marker === 0xda ? endOfScan(bytes, head) : head;
      if (head < at + 4 || end > bytes.length) return null;
      if (staysInJpeg(marker, bytes.subarray(at + 4, head))) parts.push(bytes.subarray(at, end));
      at = end;
    }
  }
  return parts;
}

const hasNoLength = (marker: number) => marker <= 1 || (marker >= 0xd0 && marker <= 0xd8);

/** Segments to keep: density, colour profile, and Adobe's colour transform. */
function staysInJpeg(marker: number, body: Buffer): boolean {
  const begins = (name: string) => body.toString('latin1', 0, name.length) === name;
  if (marker === 0xe0) return begins('JFIF\0');
  if (marker === 0xe2) return begins('ICC_PROFILE\0');
  if (marker === 0xee) return begins('Adobe');
  return !(marker >= 0xe0 && marker <= 0xef) && marker !== 0xfe;
}

/** In entropy-coded data, 0xff is followed by 0 or a restart marker. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = start; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}

/** Chunks for the image, its colours and animation frames. */
const STAYS_IN_PNG = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs acTL fcTL fdAT'.split(' '));
const PNG_HEAD = 8;

function pngParts(bytes: Buffer, tiff: Buffer | null): Parts | null {
  const parts: Parts = [bytes.subarray(0, PNG_HEAD)];
  for (let at = PNG_HEAD; at + 12 <= bytes.length && parts.length <= MAX_PARTS;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (STAYS_IN_PNG.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IHDR' && tiff) parts.push(pngChunk('eXIf', tiff));
    if (name === 'IEND') return parts;
    at = end;
  }
  return null;
}

function pngChunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

const STAYS_IN_WEBP = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const RIFF_HEAD = 12;
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

function webpParts(bytes: Buffer, tiff: Buffer | null): Parts | null {
  const parts: Parts = [Buffer.from(bytes.subarray(0, RIFF_HEAD))];
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  let hasFlags = false;
  for (let at = RIFF_HEAD; at + 8 <= end && parts.length <= MAX_PARTS;) {
    const length = bytes.readUInt32LE(at + 4);
    const next = at + 8 + length + (length % 2);
    if (at + 8 + length > end) return null;
    const name = bytes.toString('latin1', at, at + 4);
    const chunk = bytes.subarray(at, Math.min(next, end));
    if (name === 'VP8X') {
      hasFlags = true;
      const flags = Buffer.from(chunk);
      flags[8] = ((chunk[8] ?? 0) & ~(HAS_EXIF | HAS_XMP)) | (tiff ? HAS_EXIF : 0);
      parts.push(flags);
    } else if (STAYS_IN_WEBP.has(name)) parts.push(chunk);
    at = next;
  }
  if (tiff && hasFlags) parts.push(riffChunk('EXIF', tiff));
  parts[0]?.writeUInt32LE(
    parts.reduce((sum, { length }) => sum + length, -8),
    4,
  );
  return parts;
}

function riffChunk(name: string, body: Buffer): Buffer {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
