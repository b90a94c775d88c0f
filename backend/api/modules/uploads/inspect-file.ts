import sharp from 'sharp';
import type { ErrorCode } from '@/lib/contract/error-codes';
import { UPLOAD_TYPES, type UploadType } from '@/lib/contract/upload';
import { inspectPdf, type PdfFinding } from './inspect-pdf';
import { MARKUP } from './read-upload';
import { withoutMetadata } from './without-metadata';

type Problem = Extract<ErrorCode, 'UPLOAD_TYPE' | 'UPLOAD_DAMAGED' | 'UPLOAD_UNSAFE' | 'UPLOAD_LOCKED'>;
export type Inspection = { kind: 'fine'; type: UploadType; bytes: Buffer } | { kind: 'bad'; code: Problem };

const bad = (code: Problem): Inspection => ({ kind: 'bad', code });
const startsWith = (bytes: Buffer, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);
const textAt = (bytes: Buffer, offset: number, length: number) => bytes.subarray(offset, offset + length).toString('latin1');

/** By magic bytes, never by a name or header. */
const SIGNATURES: Record<UploadType, (bytes: Buffer) => boolean> = {
  'image/jpeg': (bytes) => startsWith(bytes, 0xff, 0xd8, 0xff),
  'image/png': (bytes) => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  'image/webp': (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP',
  'image/avif': (bytes) => textAt(bytes, 4, 4) === 'ftyp' && /avi[fs]/.test(textAt(bytes, 8, 24)),
  'application/pdf': (bytes) => textAt(bytes, 0, 5) === '%PDF-',
};

const OF_PDF: Record<Exclude<PdfFinding, 'fine'>, Problem> = {
  damaged: 'UPLOAD_DAMAGED',
  active: 'UPLOAD_UNSAFE',
  locked: 'UPLOAD_LOCKED',
};
export const PIXELS_MAXIMUM = 60_000_000;

/** Detects the type by content and returns the bytes to store. */
export async function inspectFile(bytes: Buffer): Promise<Inspection> {
  const type = UPLOAD_TYPES.find((known) => SIGNATURES[known](bytes));
  if (!type) return bad('UPLOAD_TYPE');
  if (type !== 'application/pdf') return inspectPicture(bytes, type);
  const finding = await inspectPdf(bytes);
  return finding === 'fine' ? { kind: 'fine', type, bytes } : bad(OF_PDF[finding]);
}

/** Fully decoded once, so that truncated or broken files fail here and not when a member views them. */
async function inspectPicture(bytes: Buffer, type: Exclude<UploadType, 'application/pdf'>): Promise<Inspection> {
  const options = { failOn: 'truncated', limitInputPixels: PIXELS_MAXIMUM } as const;
  try {
    const { orientation } = await sharp(bytes, options).metadata();
    const clean = withoutMetadata(bytes, type, orientation);
    if (!clean) return bad('UPLOAD_DAMAGED');
    // Checked last: cameras and programs write XMP markup into valid photographs, which has been removed by now.
    if (MARKUP.test(clean.toString('latin1'))) return bad('UPLOAD_UNSAFE');
    await sharp(clean, options).resize(16, 16, { fit: 'fill' }).raw().toBuffer();
    return { kind: 'fine', type, bytes: clean };
  } catch {
    return bad('UPLOAD_DAMAGED');
  }
}
