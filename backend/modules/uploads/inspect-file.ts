import sharp from 'sharp';
import type { ErrorCode } from '@/lib/contract/error-codes';
import type { UploadType } from '@/lib/contract/upload';
import { inspectPdf, type PdfFinding } from './inspect-pdf';
import { MARKUP } from './markup';

export type Inspection =
  | { kind: 'fine' }
  | { kind: 'bad'; code: Extract<ErrorCode, 'UPLOAD_TYPE' | 'UPLOAD_DAMAGED' | 'UPLOAD_UNSAFE' | 'UPLOAD_LOCKED'> };

const bad = (code: Extract<Inspection, { kind: 'bad' }>['code']): Inspection => ({ kind: 'bad', code });
const startsWith = (bytes: Buffer, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);
const textAt = (bytes: Buffer, offset: number, length: number) => bytes.subarray(offset, offset + length).toString('latin1');

/** By the first bytes, never by a name or a header. */
const SIGNATURES: Record<UploadType, (bytes: Buffer) => boolean> = {
  'image/jpeg': (bytes) => startsWith(bytes, 0xff, 0xd8, 0xff),
  'image/png': (bytes) => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  'image/webp': (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP',
  'image/avif': (bytes) => textAt(bytes, 4, 4) === 'ftyp' && /avi[fs]/.test(textAt(bytes, 8, 24)),
  'application/pdf': (bytes) => textAt(bytes, 0, 5) === '%PDF-',
};

const OF_PDF: Record<PdfFinding, Inspection> = {
  fine: { kind: 'fine' },
  damaged: bad('UPLOAD_DAMAGED'),
  active: bad('UPLOAD_UNSAFE'),
  locked: bad('UPLOAD_LOCKED'),
};
const PIXELS_MAXIMUM = 60_000_000;

export async function inspectFile(bytes: Buffer, type: UploadType): Promise<Inspection> {
  if (!SIGNATURES[type](bytes)) return bad('UPLOAD_TYPE');
  return type === 'application/pdf' ? OF_PDF[await inspectPdf(bytes)] : inspectPicture(bytes);
}

/** Decoded once, whole: what is cut off or broken fails here and not in front of the member. */
async function inspectPicture(bytes: Buffer): Promise<Inspection> {
  if (MARKUP.test(bytes.toString('latin1'))) return bad('UPLOAD_UNSAFE');
  try {
    await sharp(bytes, { failOn: 'truncated', limitInputPixels: PIXELS_MAXIMUM }).resize(16, 16, { fit: 'fill' }).raw().toBuffer();
    return { kind: 'fine' };
  } catch {
    return bad('UPLOAD_DAMAGED');
  }
}
